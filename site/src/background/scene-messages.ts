import type { CanvasSize, PointerPlace, ThemeColors } from '@loomwright/shell';

/** In CSS pixels from the top left corner of the window (BKG-1). */
export interface Room {
  /** Half the width of the middle column, which stays free. */
  readonly column: number;
  readonly drawing: { readonly left: number; readonly top: number; readonly bottom: number };
}

/** `start` is the first message, and is sent once. */
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
  | { readonly kind: 'visibility'; readonly isVisible: boolean }
  | { readonly kind: 'run' }
  | { readonly kind: 'pause' };

export interface FromScene {
  readonly kind: 'shown' | 'lost' | 'broke';
}
