import * as styles from './account-page.css.ts';

/** Whether the crossing at column `x` and row `y` is part of the motif. */
export type Motif = (x: number, y: number) => boolean;

const COLUMNS = 48;
const ROWS = 40;
const PITCH = 10;
const GAP = 2;

/** SVG path data of the stretches in which a thread lies on top. */
const stretches = (
  crossings: number,
  isOnTop: (at: number) => boolean,
  draw: (from: number, by: number) => string,
) => {
  let path = '';
  for (let at = 0; at < crossings; at += 1) {
    const from = at;
    while (at < crossings && isOnTop(at)) at += 1;
    if (at > from) path += draw(from * PITCH + GAP / 2, (at - from) * PITCH - GAP);
  }
  return path;
};

const threads = (count: number, draw: (thread: number, middle: number) => string) =>
  Array.from({ length: count }, (_, thread) => draw(thread, (thread + 0.5) * PITCH)).join('');

const warpPath = (isOnTop: Motif) =>
  threads(COLUMNS, (x, middle) =>
    stretches(
      ROWS,
      (y) => isOnTop(x, y),
      (from, by) => `M${middle} ${from}v${by}`,
    ),
  );

const weftPath = (isOnTop: Motif) =>
  threads(ROWS, (y, middle) =>
    stretches(
      COLUMNS,
      (x) => isOnTop(x, y),
      (from, by) => `M${from} ${middle}h${by}`,
    ),
  );

// In both satins a thread is bound at every eighth crossing, shifted by three in each row, so that no diagonal shows.
const isTied: Motif = (x, y) => (3 * x + y) % 8 === 0;

export interface DamaskProps {
  readonly motif: Motif;
  /** Which part of it, where the panel is too low for all: its middle, or its upper end. */
  readonly shows?: 'Mid' | 'Min' | undefined;
}

/** A damask pattern: the motif shows only by which thread lies on top, the weft within it and the warp around it. */
export const Damask = ({ motif, shows = 'Mid' }: DamaskProps) => (
  <svg
    className={styles.damask}
    viewBox={`0 0 ${COLUMNS * PITCH} ${ROWS * PITCH}`}
    preserveAspectRatio={`xMidY${shows} slice`}
    aria-hidden="true"
  >
    <path className={styles.warp} d={warpPath((x, y) => motif(x, y) === isTied(x, y))} />
    <path className={styles.tie} d={weftPath((x, y) => !motif(x, y) && isTied(x, y))} />
    <path className={styles.weft} d={weftPath((x, y) => motif(x, y) && !isTied(x, y))} />
  </svg>
);
