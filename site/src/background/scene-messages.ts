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
  | { readonly kind: 'pause' }
  /** Used by `npm run bench:background` only: draws that many frames in a row, waiting for each to be rendered. */
  | { readonly kind: 'measure'; readonly frames: number };

export type FromScene =
  | { readonly kind: 'shown' | 'lost' | 'broke' }
  | {
      readonly kind: 'measured';
      /** Milliseconds per frame: of the worker's own work, and until the frame was rendered. */
      readonly ownMs: number;
      readonly drawnMs: number;
      readonly drawCalls: number;
      /** Number of frames drawn for the screen so far. */
      readonly shownFrames: number;
    };
