import type { ChartFile } from '@loomwright/machines/charts';
import { unpackChart } from '@loomwright/statecharts';
import { type SvgElement, toSvgElement, unpackDrawing } from '@loomwright/statecharts/drawing';
import { createChartViewMachine, toChartView } from '@loomwright/statecharts/lab';
import {
  createElement,
  memo,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { usePageActor } from '../app/use-page-actor.ts';
import { useView } from '../app/use-view.ts';
import { button } from '../ui/button/button.css.ts';
import * as styles from './chart-frame.css.ts';
import { showBeginning } from './drawn-place.ts';
import * as tool from './tool.css.ts';

interface Props {
  readonly file: ChartFile;
  /** What a screen reader calls the drawing. */
  readonly title: string;
  /** Where the title of a state leads. */
  readonly hrefOf: (path: string) => string | undefined;
  /** The paths of the states that are active, and the keys of the transitions that led there, to be lit. */
  readonly active?: readonly string[] | undefined;
  readonly taken?: readonly string[] | undefined;
}

interface SvgProps extends Pick<Props, 'file' | 'title' | 'hrefOf'> {
  readonly shape: 'wide' | 'narrow';
  readonly scale: number | undefined;
}

const toElement = ({ name, attributes, children }: SvgElement, key?: number): ReactElement => {
  const { class: className, ...others } = attributes;
  const isOfSite = name === 'a' && String(others.href).startsWith('/');
  return createElement(
    // A link to a page of the site loads no document.
    (isOfSite ? Link : name) as string,
    { key, className, ...others },
    ...children.map((child, index) => (typeof child === 'string' ? child : toElement(child, index))),
  );
};

// Large, and always the same: only its size changes.
const Svg = memo(({ file, title, hrefOf, shape }: Omit<SvgProps, 'scale'>) => {
  const drawing = unpackDrawing(unpackChart(file.chart), file[shape]);
  return toElement(toSvgElement(drawing, { title, hrefOf }));
});

const Scaled = ({ scale, ...props }: SvgProps) => (
  <div
    className={props.shape === 'wide' ? styles.wideOnly : styles.narrowOnly}
    // No style at the actual size: the policy refuses one in the document.
    style={scale === undefined || scale === 1 ? undefined : { zoom: scale }}
  >
    <Svg {...props} />
  </div>
);

/** A chart in a frame that scrolls, with its size to choose (LAB-1). */
export const ChartFrame = (props: Props) => {
  const actor = usePageActor(createChartViewMachine, undefined);
  const { canZoomIn, canZoomOut, scale, search, sizeText } = useView(actor, toChartView);
  const frame = useRef<HTMLElement>(null);
  const { active, file, hrefOf, taken, title } = props;
  useLayoutEffect(() => {
    const [, first] = unpackChart(file.chart).states;
    if (frame.current) showBeginning(frame.current, file.chart.root.first ?? first?.path ?? '');
  }, [file]);
  const [tools, setTools] = useState<typeof import('./chart-tools.tsx')>();
  useEffect(() => {
    // Without them it is a drawing with links.
    import('./chart-tools.tsx').then(setTools, () => {});
  }, []);
  const onZoom = useCallback((by: 1 | -1) => actor.send({ type: 'chart.zoom', by }), [actor]);
  const searchId = useId();
  const drawing = { file, hrefOf, scale, title };
  return (
    <figure className={styles.figure}>
      <div className={styles.bar} data-needs-js>
        <button
          type="button"
          className={button.secondary}
          aria-label="Smaller"
          aria-disabled={!canZoomOut}
          onClick={() => onZoom(-1)}
        >
          −
        </button>
        <output className={styles.size}>{sizeText}</output>
        <button
          type="button"
          className={button.secondary}
          aria-label="Larger"
          aria-disabled={!canZoomIn}
          onClick={() => onZoom(1)}
        >
          +
        </button>
        <button type="button" className={button.quiet} onClick={() => actor.send({ type: 'chart.fit' })}>
          Fit
        </button>
        <button
          type="button"
          className={button.quiet}
          onClick={() => actor.send({ type: 'chart.showActualSize' })}
        >
          Actual size
        </button>
        <label htmlFor={searchId} className={tool.label}>
          Find
        </label>
        <input
          id={searchId}
          type="search"
          className={tool.input}
          value={search}
          onChange={({ target }) => actor.send({ type: 'chart.search', text: target.value })}
        />
        {tools && <tools.SearchResult file={file} frame={frame} search={search} />}
      </div>
      <section
        ref={frame}
        className={`${styles.frame} ${scale === undefined ? styles.isFitted : ''}`}
        aria-label={`Drawing of ${title}`}
      >
        <Scaled {...drawing} shape="wide" />
        <Scaled {...drawing} shape="narrow" />
      </section>
      {tools && <tools.ChartTools {...{ active, file, frame, hrefOf, onZoom, scale, taken }} />}
    </figure>
  );
};
