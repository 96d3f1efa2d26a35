import type { CanvasSize, PointerPlace, ThemeColors } from '@loomwright/shell';

/** What the page tells the worker that draws. `start` comes first, and once. */
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
  /** Whether anybody can see the document; at first somebody can. */
  | { readonly kind: 'visibility'; readonly isVisible: boolean }
  | { readonly kind: 'run' }
  | { readonly kind: 'pause' }
  /** By `npm run bench:background` only: draws that many frames in a row, each until its pixels are there. */
  | { readonly kind: 'measure'; readonly frames: number };

/** What the worker tells the page. */
export type FromScene =
  | { readonly kind: 'shown' | 'lost' | 'broke' }
  | {
      readonly kind: 'measured';
      /** Milliseconds of the worker a frame, and until the frame was drawn. */
      readonly ownMs: number;
      readonly drawnMs: number;
      readonly drawCalls: number;
      /** How many frames were drawn for the screen so far. */
      readonly shownFrames: number;
    };
