import type { CanvasSize, PointerPlace, ThemeColors } from '@loomwright/shell';

/** Where threads may be seen (BKG-1), in CSS pixels from the top left corner of the window. */
export interface Room {
  /** Half the width of the column in the middle of the window, which stays free. */
  readonly column: number;
  /** The box of the page's own drawing, without text; empty on pages without one. */
  readonly drawing: { readonly left: number; readonly top: number; readonly bottom: number };
}

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
  | { readonly kind: 'room'; readonly room: Room }
  /** Whether the document is visible; initially it is. */
  | { readonly kind: 'visibility'; readonly isVisible: boolean }
  | { readonly kind: 'run' }
  | { readonly kind: 'pause' };

export interface FromScene {
  readonly kind: 'shown' | 'lost' | 'broke';
}
