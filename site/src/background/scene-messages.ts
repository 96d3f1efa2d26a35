import type { CanvasSize, PointerPlace, TextCells, ThemeColors } from '@loomwright/shell';

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
  /** Where the page has text, and how far it is scrolled, in CSS pixels. */
  | { readonly kind: 'text'; readonly text: TextCells }
  | { readonly kind: 'scroll'; readonly y: number }
  /** Whether the document is visible; initially it is. */
  | { readonly kind: 'visibility'; readonly isVisible: boolean }
  | { readonly kind: 'run' }
  | { readonly kind: 'pause' };

export interface FromScene {
  readonly kind: 'shown' | 'lost' | 'broke';
}
