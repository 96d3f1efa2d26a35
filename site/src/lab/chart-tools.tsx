// What a drawing can do once the page is alive: it is loaded then.
import type { ChartFile } from '@loomwright/machines/charts';
import { type Chart, unpackChart } from '@loomwright/statecharts';
import {
  createChartWalkMachine,
  foundText,
  type StateWords,
  searchChart,
  toChartWalkView,
  walkEventOf,
} from '@loomwright/statecharts/lab';
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { usePageActor } from '../app/use-page-actor.ts';
import { useView } from '../app/use-view.ts';
import { useCopying } from '../shared/prose/use-copying.ts';
import { button } from '../ui/button/button.css.ts';
import { useSeen } from './chart-room.ts';
import * as styles from './chart-tools.css.ts';
import { mark, showFound, showOnPage, showState, showStates } from './light.ts';
import * as tool from './tool.css.ts';
import { useGestures } from './use-gestures.ts';

interface DrawnProps {
  readonly file: ChartFile;
  /** What the chart is drawn in. */
  readonly frame: RefObject<HTMLElement | null>;
}

interface ToolsProps extends DrawnProps {
  readonly hrefOf: (path: string) => string | undefined;
  /** The paths of the states that are active, and the keys of the transitions that led there, to be lit. */
  readonly active?: readonly string[] | undefined;
  readonly taken?: readonly string[] | undefined;
  /** The factor the drawing is scaled by; undefined while it fits. */
  readonly scale: number | undefined;
  readonly onZoom: (by: 1 | -1) => void;
}

const NoMinimap = () => <></>;

const Minimap = lazy(() => import('./minimap.tsx').catch(() => ({ default: NoMinimap })));

const NOTHING: readonly string[] = [];

const HINT = 'Arrow keys walk from state to state, Enter follows the link of one, Escape ends the walk.';

/** Makes a frame one tab stop, instead of every title in it; returns the way back. */
const asOneStop = (frame: HTMLElement): (() => void) => {
  const links = [...frame.querySelectorAll('a')];
  const own = { tabindex: '0', role: 'application', 'aria-description': HINT };
  for (const [name, value] of Object.entries(own)) frame.setAttribute(name, value);
  for (const link of links) link.setAttribute('tabindex', '-1');
  return () => {
    for (const name of Object.keys(own)) frame.removeAttribute(name);
    for (const link of links) link.removeAttribute('tabindex');
  };
};

/** The path of the state that the address names. */
const namedState = ({ states }: Chart, hrefOf: ToolsProps['hrefOf']): string | undefined =>
  states.find(({ path }) => {
    const href = hrefOf(path);
    return href?.startsWith('#') && new URL(href, location.href).hash === location.hash;
  })?.path;

const linkTo = (href: string): string => new URL(href, location.origin + location.pathname).href;

/** Goes where the title of a state leads, as a press on it does. */
const followLink = (frame: HTMLElement | null, path: string): void => {
  const link = frame?.querySelector(`[data-state="${CSS.escape(path)}"] a`);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

const labelOf = (isCopied: boolean, hasFailed: boolean): string => {
  if (isCopied) return 'Copied';
  return hasFailed ? 'The browser refused' : 'Copy link';
};

const Words = ({ words: { name, kind, description, transitions } }: { readonly words: StateWords }) => (
  <>
    <b>{name}</b>, {kind}. {description}
    {transitions.length > 0 && <span className={styles.transitions}> {transitions.join('; ')}.</span>}
  </>
);

interface SearchProps extends DrawnProps {
  readonly search: string;
}

/** Marks what a search finds, and says how much that is. */
export const SearchResult = ({ file, frame, search }: SearchProps) => {
  const found = useMemo(() => searchChart(unpackChart(file.chart), search), [file, search]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    mark(frame.current, 'data-found', found.states, found.keys);
    showFound(frame.current);
  }, [found, frame]);
  return <output className={tool.small}>{foundText(found, search)}</output>;
};

/** What a keyboard does in the frame of a chart, and what is lit there (LAB-1, LAB-2). */
export const ChartTools = ({
  active = NOTHING,
  file,
  frame,
  hrefOf,
  onZoom,
  scale,
  taken = NOTHING,
}: ToolsProps) => {
  const chart = useMemo(() => unpackChart(file.chart), [file]);
  const actor = usePageActor(createChartWalkMachine, { chart, isMap: hrefOf('') === undefined });
  const { path, words } = useView(actor, toChartWalkView);
  useGestures(frame, scale, onZoom);
  const seen = useSeen(frame, scale);
  const dock = useRef<HTMLDivElement>(null);
  const { copiedPlace, failedPlace, onCopy } = useCopying();

  useLayoutEffect(() => {
    if (!frame.current) return;
    mark(frame.current, 'data-lit', active, taken);
    showStates(frame.current, active);
  }, [active, frame, taken]);
  useEffect(() => (frame.current ? asOneStop(frame.current) : undefined), [frame]);
  useEffect(() => {
    const element = frame.current;
    const onKey = (event: KeyboardEvent) => {
      const asked = walkEventOf(event.key);
      const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!asked || isOther || event.target !== element || !actor.getSnapshot().can(asked)) return;
      event.preventDefault();
      actor.send(asked);
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [actor, frame]);
  useEffect(() => {
    const onHash = () => {
      const named = namedState(chart, hrefOf);
      if (named !== undefined) actor.send({ type: 'walk.show', path: named });
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [actor, chart, hrefOf]);
  useEffect(() => {
    const following = actor.on('walk.followed', (followed) => followLink(frame.current, followed.path));
    return () => following.unsubscribe();
  }, [actor, frame]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    mark(frame.current, 'data-walked', path === undefined ? [] : [path], []);
    if (path !== undefined) showState(frame.current, path);
    if (words && path !== undefined) showOnPage(frame.current, path, dock.current?.offsetHeight ?? 0);
  }, [frame, path, words]);

  const href = path === undefined ? undefined : hrefOf(path);
  const place = chart.states.findIndex((state) => state.path === path);
  return (
    <div ref={dock} className={styles.dock} data-walking={words && ''}>
      {seen && frame.current && (
        <Suspense>
          <Minimap file={file} frame={frame.current} seen={seen} />
        </Suspense>
      )}
      <div className={words ? styles.panel : undefined}>
        {words && href !== undefined && (
          <button type="button" className={button.quiet} onClick={() => onCopy(place, linkTo(href))}>
            {labelOf(place === copiedPlace, place === failedPlace)}
          </button>
        )}
        <output className={styles.words}>{words && <Words words={words} />}</output>
      </div>
    </div>
  );
};
