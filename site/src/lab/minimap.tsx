import type { Chart, Drawing } from '@loomwright/statecharts';
import { memo, type PointerEvent, type RefObject, useMemo } from 'react';
import * as styles from './chart-tools.css.ts';
import type { VisiblePart } from './chart-viewport.ts';
import { viewportOf } from './chart-viewport.ts';
import { collapse } from './collapsed-drawing.ts';
import { minimapBoxes, minimapSize, scrollToCentre } from './minimap-places.ts';

interface Props {
  readonly chart: Chart;
  readonly isMap: boolean;
  readonly whole: Drawing;
  readonly collapsed: readonly string[];
  readonly frame: RefObject<HTMLElement | null>;
  readonly seen: VisiblePart;
}

const Boxes = memo(({ boxes }: { readonly boxes: ReturnType<typeof minimapBoxes> }) =>
  boxes.map(({ depth, ...rect }, index) => (
    <rect key={index} className={depth % 2 === 0 ? styles.even : styles.odd} {...rect} />
  )),
);

/** A press scrolls the frame. For pointers only: keyboard users walk from state to state instead. */
const Minimap = ({ chart, collapsed, frame, isMap, seen: { part }, whole }: Props) => {
  const drawing = useMemo(() => collapse(whole, chart, collapsed, isMap), [chart, collapsed, isMap, whole]);
  const boxes = useMemo(() => minimapBoxes(drawing.boxes), [drawing]);
  const look = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { height, left, top, width } = currentTarget.getBoundingClientRect();
    const point = [
      ((clientX - left) / width) * drawing.width,
      ((clientY - top) / height) * drawing.height,
    ] as const;
    const places = frame.current && viewportOf(frame.current);
    if (!places) return;
    const [x, y] = scrollToCentre(point, drawing, places.picture, places.room);
    frame.current?.scrollBy({ left: x, top: y, behavior: 'instant' });
  };
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      {...minimapSize(drawing)}
      aria-hidden
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && look(event)}
    >
      <Boxes boxes={boxes} />
      <rect className={styles.seen} {...part} />
    </svg>
  );
};

export default Minimap;
