// Loaded after hydration.
import type { ChartFile } from '@loomwright/machines/charts';
import type { Chart } from '@loomwright/statecharts';
import {
  type ChartViewActor,
  createChartWalkMachine,
  type StateWords,
  shownStates,
  toChartWalkView,
  walkEventOf,
} from '@loomwright/statecharts/lab';
import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useLocalActor } from '../app/use-local-actor.ts';
import { useView } from '../app/use-view.ts';
import { copyLabel, useCopyingFor } from '../shared/prose/use-copying.ts';
import { Button } from '../ui/button/button.tsx';
import { cluster } from '../ui/layout/layout.css.ts';
import { raised } from '../ui/surface/surface.css.ts';
import { muted, small } from '../ui/text/text.css.ts';
import * as styles from './chart-tools.css.ts';
import { useVisiblePart } from './chart-viewport.ts';
import { fittedScale } from './drawn-place.ts';
import { useLabHost } from './host.ts';
import { mark, showOnPage, showState, showStates } from './light.ts';
import { useCollapsing } from './use-collapsing.ts';
import { useGestures } from './use-gestures.ts';
import { useReplaced } from './use-replaced.ts';

export { collapse, togglesOf } from './collapsed-drawing.ts';
export { SearchResult } from './search-result.tsx';

interface ToolsProps {
  readonly file: ChartFile;
  readonly chart: Chart;
  readonly frame: RefObject<HTMLElement | null>;
  readonly hrefOf: (path: string) => string | undefined;
  readonly active?: readonly string[] | undefined;
  readonly taken?: readonly string[] | undefined;
  readonly scale: number | undefined;
  readonly collapsed: readonly string[];
  readonly view: ChartViewActor;
}

const NoMinimap = () => <></>;

const Minimap = lazy(() => import('./minimap.tsx').catch(() => ({ default: NoMinimap })));

const NOTHING: readonly string[] = [];

const HINT =
  'Arrow keys walk from state to state, Space collapses or expands a state, Enter follows its link, and Escape ends the walk.';

/** Makes the frame a tab stop, instead of the links inside. Returns a function that restores both. */
const asOneStop = (frame: HTMLElement): (() => void) => {
  const own = { tabindex: '0', role: 'application', 'aria-description': HINT };
  for (const [name, value] of Object.entries(own)) frame.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(own)) frame.removeAttribute(name);
    for (const link of frame.querySelectorAll('a')) link.removeAttribute('tabindex');
  };
};

const skipLinks = (frame: HTMLElement): void => {
  for (const link of frame.querySelectorAll('a')) link.setAttribute('tabindex', '-1');
};

const namedState = ({ states }: Chart, hrefOf: ToolsProps['hrefOf']): string | undefined =>
  states.find(({ path }) => {
    const href = hrefOf(path);
    return href?.startsWith('#') && new URL(href, location.href).hash === location.hash;
  })?.path;

const linkTo = (href: string): string => new URL(href, location.origin + location.pathname).href;

const followLink = (frame: HTMLElement | null, path: string): void => {
  const link = frame?.querySelector(`[data-state="${CSS.escape(path)}"] a`);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

const Words = ({ words: { name, kind, description, transitions } }: { readonly words: StateWords }) => (
  <>
    <b>{name}</b>
    <span>{`, ${kind}. ${description}`}</span>
    {transitions.length > 0 && (
      <span className={`${muted} ${styles.transitions}`}>{` ${transitions.join('; ')}.`}</span>
    )}
  </>
);

export const ChartTools = ({
  active = NOTHING,
  chart,
  collapsed,
  file,
  frame,
  hrefOf,
  scale,
  taken = NOTHING,
  view,
}: ToolsProps) => {
  const isMap = hrefOf('') === undefined;
  const actor = useLocalActor(createChartWalkMachine, { chart, isMap });
  useReplaced(actor, chart);
  const { path, toggleText, words } = useView(actor, toChartWalkView);
  const onZoom = useCallback(
    (by: 1 | -1) => view.send({ type: 'chart.zoom', by, from: fittedScale(frame.current) }),
    [frame, view],
  );
  useGestures(frame, scale, onZoom);
  const toggle = useCollapsing(frame, collapsed, view);
  const seen = useVisiblePart(frame, scale, collapsed);
  const dock = useRef<HTMLDivElement>(null);
  const copying = useCopyingFor(useLabHost().notices);
  const lit = useMemo(() => shownStates(active, collapsed), [active, collapsed]);

  useEffect(() => (frame.current ? asOneStop(frame.current) : undefined), [frame]);
  useLayoutEffect(() => {
    actor.send({ type: 'drawing.collapsed', collapsed });
    if (frame.current) skipLinks(frame.current);
  }, [actor, collapsed, frame]);
  useLayoutEffect(() => {
    if (frame.current) mark(frame.current, 'data-lit', lit, taken);
  }, [frame, lit, taken]);
  const showLit = useEffectEvent(() => {
    if (frame.current) showStates(frame.current, lit);
  });
  // Runs only when other states become active: a state that the user toggles must stay in place.
  useLayoutEffect(() => showLit(), [active, taken]);
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
      if (named === undefined) return;
      view.send({ type: 'chart.reveal', path: named });
      actor.send({ type: 'walk.show', path: named });
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [actor, chart, hrefOf, view]);
  useEffect(() => {
    const listening = [
      actor.on('walk.followed', (followed) => followLink(frame.current, followed.path)),
      actor.on('walk.toggled', (toggled) => toggle(toggled.path)),
    ];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [actor, frame, toggle]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    mark(frame.current, 'data-walked', path === undefined ? [] : [path], []);
    if (path !== undefined) showState(frame.current, path);
    if (words && path !== undefined && dock.current)
      showOnPage(
        frame.current,
        path,
        dock.current.offsetHeight + Number.parseFloat(getComputedStyle(dock.current).bottom),
      );
  }, [collapsed, frame, path, words]);

  const href = path === undefined ? undefined : hrefOf(path);
  const place = chart.states.findIndex((state) => state.path === path);
  return (
    <div ref={dock} className={styles.dock} data-walking={words && ''}>
      {seen && (
        <Suspense>
          <Minimap {...{ chart, collapsed, frame, isMap, seen }} whole={file[seen.shape]} />
        </Suspense>
      )}
      <div className={words ? `${raised} ${small} ${cluster[3]} ${styles.words}` : undefined}>
        {words && href !== undefined && (
          <Button look="quiet" onClick={() => copying.onCopy(place, linkTo(href))}>
            {copyLabel(place, copying, 'Copy link', 'The browser refused')}
          </Button>
        )}
        {words && path !== undefined && toggleText && (
          <Button look="quiet" onClick={() => toggle(path)}>
            {toggleText}
          </Button>
        )}
        <output className={styles.told}>{words && <Words words={words} />}</output>
      </div>
    </div>
  );
};
