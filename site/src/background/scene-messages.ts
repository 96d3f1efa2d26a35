import type { CanvasSize, PointerPlace, ThemeColors } from '@loomwright/shell';

/** Messages from the page to the worker. `start` comes first, and once. */
export type ToScene =
  | {
      readonly kind: 'start';
      readonly canvas: OffscreenCanvas;
      readonly size: CanvasSize;
      readonly theme: ThemeColors;
      readonly count: number;
    }
  | { readonly kind: 'resize'; readonly size: CanvasSize }
  | { readonly kind: 'theme'; readonly theme: ThemeColors }
  | { readonly kind: 'point'; readonly place: PointerPlace }
  /** Whether the document is visible; initially it is. */
  | { readonly kind: 'visibility'; readonly isVisible: boolean }
  | { readonly kind: 'run' }
  | { readonly kind: 'pause' };

export interface FromScene {
  readonly kind: 'shown' | 'lost' | 'broke';
}
