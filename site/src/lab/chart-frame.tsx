import type { ChartFile } from '@loomwright/machines/charts';
import { createChartViewMachine, toChartView } from '@loomwright/statecharts/lab';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { loadPart } from '../app/load-part.ts';
import { useLocalActor } from '../app/use-local-actor.ts';
import { useView } from '../app/use-view.ts';
import { Button } from '../ui/button/button.tsx';
import { below, between, cluster, row, shrinks } from '../ui/layout/layout.css.ts';
import { card } from '../ui/surface/surface.css.ts';
import { figures, note } from '../ui/text/text.css.ts';
import * as styles from './chart.css.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { fittedScale, showBeginning } from './drawn-place.ts';
import * as tool from './lab.css.ts';
import { useReplaced } from './use-replaced.ts';
import { type Shape, useShapes } from './use-shape.ts';

const loadTools = () => import('./chart-tools.tsx');

interface Props {
  readonly file: ChartFile;
  readonly title: string;
  readonly hrefOf: (path: string) => string | undefined;
  /** False while only the space for the drawing is reserved. True by default. */
  readonly isDrawn?: boolean;
  readonly active?: readonly string[] | undefined;
  readonly taken?: readonly string[] | undefined;
  readonly onDrawn?: (frame: HTMLElement) => void;
  readonly actions?: ReactNode;
}

interface ScaledProps extends ComponentProps<typeof ChartDrawing> {
  readonly shape: Shape;
  readonly scale: number | undefined;
}

const Scaled = ({ scale, shape, ...props }: ScaledProps) => (
  <div
    className={shape === 'wide' ? styles.wideOnly : styles.narrowOnly}
    data-shape={shape}
    // Omitted at the actual size, because the Content-Security-Policy blocks style attributes in HTML.
    style={scale === undefined || scale === 1 ? undefined : { zoom: scale }}
  >
    <ChartDrawing {...props} />
  </div>
);

interface SearchProps {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

export const LabSearch = ({ label, text, onType }: SearchProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onType(typed);
  });
  useEffect(() => takeTyped(), []);
  return (
    <div className={`${row[2]} ${shrinks}`}>
      <label htmlFor={id} className={tool.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        dir="auto"
        // Otherwise a browser would restore old text on a reload.
        autoComplete="off"
        className={`${tool.input} ${styles.find}`}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
};

/** Lets the router follow the links in the drawing, which are not React elements. */
const useDrawnLinks = (frame: RefObject<HTMLElement | null>): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = frame.current;
    const onClick = (event: MouseEvent) => {
      const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event;
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      if (!href?.startsWith('/') || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      // `~` ignores the router's base.
      navigate(`~${href}`);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [frame, navigate]);
};

/** A chart in a scrolling frame, with zoom and collapsible states (LAB-1). */
export const ChartFrame = (props: Props) => {
  const { actions, active, file, hrefOf, isDrawn = true, onDrawn, taken, title } = props;
  const { chart } = file;
  const actor = useLocalActor(createChartViewMachine, { chart });
  useReplaced(actor, chart);
  const view = useView(actor, toChartView);
  const { canExpandAll, canZoomIn, canZoomOut, scale, search, sizeText } = view;
  const shapes = useShapes();
  // A new array for each layout, so that effects mark the new drawing again.
  const collapsed = useMemo(() => [...view.collapsed], [shapes, view.collapsed]);
  const frame = useRef<HTMLElement>(null);
  useDrawnLinks(frame);
  const begin = useEffectEvent(() => {
    if (frame.current) showBeginning(frame.current, chart.states[0]?.initial);
  });
  // Not run when the chart of the same machine is replaced, so that the frame keeps its scroll position.
  useLayoutEffect(() => begin(), [chart.id, isDrawn]);
  const [tools, setTools] = useState<typeof import('./chart-tools.tsx')>();
  useEffect(() => {
    // The drawing and its links work without the tools.
    loadPart(loadTools).then(setTools, () => {});
  }, []);
  const onZoom = (by: 1 | -1) => actor.send({ type: 'chart.zoom', by, from: fittedScale(frame.current) });
  useLayoutEffect(() => {
    if (frame.current) onDrawn?.(frame.current);
  }, [collapsed, onDrawn]);
  const drawing = { chart, collapsed, hrefOf, isDrawn, scale, title, tools };
  return (
    <figure className={styles.figure}>
      <div className={`${cluster[2]} ${between} ${below[3]}`} data-needs-js>
        {actions && <div className={cluster[2]}>{actions}</div>}
        <div className={`${cluster[2]} ${styles.bar}`}>
          <Button
            aria-label="Smaller"
            className={styles.step}
            aria-disabled={!canZoomOut}
            data-repeats
            onClick={() => onZoom(-1)}
          >
            −
          </Button>
          <output className={`${note} ${figures} ${styles.scaleText}`}>{sizeText}</output>
          <Button
            aria-label="Larger"
            className={styles.step}
            aria-disabled={!canZoomIn}
            data-repeats
            onClick={() => onZoom(1)}
          >
            +
          </Button>
          <Button look="quiet" onClick={() => actor.send({ type: 'chart.fit' })}>
            Fit
          </Button>
          <Button look="quiet" onClick={() => actor.send({ type: 'chart.showActualSize' })}>
            Actual size
          </Button>
          {canExpandAll && (
            <Button
              look="quiet"
              onClick={() => {
                actor.send({ type: 'chart.expandAll' });
                frame.current?.focus({ preventScroll: true });
              }}
            >
              Expand all
            </Button>
          )}
          <LabSearch
            label="Find"
            text={search}
            onType={(text) => actor.send({ type: 'chart.search', text })}
          />
          {/* Reserves space for the result. */}
          {tools ? <tools.SearchResult {...{ chart, collapsed, frame, search }} /> : <output />}
        </div>
      </div>
      <div className={styles.room}>
        <section
          ref={frame}
          className={`${card} ${styles.frame}`}
          data-fitted={scale === undefined ? '' : undefined}
          aria-label={`Drawing of ${title}`}
        >
          {shapes.map((shape) => (
            <Scaled key={shape} {...drawing} whole={file[shape]} shape={shape} />
          ))}
        </section>
        {tools && isDrawn && (
          <tools.ChartTools
            {...{ active, chart, collapsed, file, frame, hrefOf, scale, taken, view: actor }}
          />
        )}
      </div>
    </figure>
  );
};
