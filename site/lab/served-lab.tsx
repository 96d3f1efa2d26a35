import { byFile, mapPath } from '@loomwright/statecharts';
import type { ServedList, ServedMachine } from '@loomwright/statecharts/lab';
import {
  lazy,
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { ChartFrame } from '../src/lab/chart-frame.tsx';
import { type LabHost, LabHostProvider, useLabHost } from '../src/lab/host.ts';
import { MachineList } from '../src/lab/machine-list.tsx';
import { MachinePage, titleFor } from '../src/lab/machine-page.tsx';
import { ToolFocus } from '../src/lab/tool-focus.tsx';
import { ButtonLink } from '../src/ui/button/button.tsx';
import { above } from '../src/ui/layout/layout.css.ts';
import { FocusClaimContext } from '../src/ui/page/focus-claim.ts';
import { Opening } from '../src/ui/page/opening.tsx';
import { container, room } from '../src/ui/page/page.css.ts';
import { note, strong } from '../src/ui/text/text.css.ts';
import { base, chartOf, followList, hostFor, mapOf } from './served.ts';
import * as styles from './served-lab.css.ts';

const Live = lazy(() => import('../src/lab/live/live.tsx'));

const fileOf = ({ file }: ServedMachine) => file;

const groupsFor = (machines: readonly ServedMachine[], text: string) => {
  const wanted = text.trim().toLowerCase();
  const found = machines.filter((machine) =>
    [machine.id, machine.file, machine.description].some((one) => one.toLowerCase().includes(wanted)),
  );
  return [...new Set(found.map(fileOf))].map((name) => ({
    name,
    machines: found.filter((machine) => machine.file === name),
  }));
};

const problemsOf = ({ files }: ServedList, file?: string) =>
  files.filter((one) => one.problem !== '' && (file === undefined || one.file === file));

const Problems = ({ list, file }: { readonly list: ServedList; readonly file?: string }) =>
  problemsOf(list, file).map((one) => (
    <p key={one.file} role="alert" className={styles.problem}>
      {one.problem}
      {list.machines.some((machine) => machine.file === one.file) && ' The last version that could is shown.'}
    </p>
  ));

const MachineMap = ({ list }: { readonly list: ServedList }) => {
  const { problem, ...file } = use(mapOf(list));
  const ids = new Map(
    byFile(list.machines).flatMap(({ machines, name }) =>
      machines.map(({ id }) => [mapPath(name, id), id] as const),
    ),
  );
  const hrefOf = (path: string) => {
    const id = ids.get(path);
    return id && `${base}/statecharts/${encodeURIComponent(id)}`;
  };
  return problem === '' && <ChartFrame file={file} title="the map of all machines" hrefOf={hrefOf} />;
};

const ListPage = ({ list }: { readonly list: ServedList }) => {
  const [pathname, navigate] = useLocation();
  const isLive = new URLSearchParams(useLabHost().useSearch()).has('live');
  const isLoading = list.files.some((one) => one.isLoading);
  useEffect(() => {
    document.title = `Statecharts · ${list.folder}`;
  }, [list.folder]);
  return (
    <div className={container}>
      <Opening
        title={list.folder}
        lead={
          isLoading && list.machines.length === 0
            ? 'Loading…'
            : `Each of these machines is drawn from its own code. Simulate it, see which transitions its tests take, and what has changed since the last commit.`
        }
      >
        {!isLive && (
          <ButtonLink href={`${pathname}?live`} data-opens="live" look="secondary" className={above[4]}>
            Watch a running app
          </ButtonLink>
        )}
      </Opening>
      <div className={styles.problems}>
        <Problems list={list} />
      </div>
      <ToolFocus name={isLive ? 'live' : undefined}>
        {isLive && (
          <Suspense fallback={<p className={room}>Loading…</p>}>
            <Live isInspecting={false} onClose={() => navigate(pathname)} />
          </Suspense>
        )}
      </ToolFocus>
      {list.machines.length > 1 && (
        <Suspense fallback={null}>
          <MachineMap list={list} />
        </Suspense>
      )}
      <MachineList groupsFor={(text) => groupsFor(list.machines, text)} total={list.machines.length} />
    </div>
  );
};

const ChartPage = ({ list, machine }: { readonly list: ServedList; readonly machine: ServedMachine }) => {
  const { problem, ...file } = use(chartOf(machine));
  const at = list.machines.indexOf(machine);
  return (
    <MachinePage
      file={file}
      summary={machine}
      before={list.machines[at - 1]}
      after={list.machines[at + 1]}
      rendersImmediately={false}
    >
      <Problems list={list} file={machine.file} />
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </MachinePage>
  );
};

const OneMachine = ({ id, list }: { readonly id: string; readonly list: ServedList }) => {
  const machine = list.machines.find((one) => one.id === id);
  useEffect(() => {
    document.title = titleFor(id);
  }, [id]);
  if (!machine)
    return (
      <div className={container}>
        <Opening
          title={id}
          lead={
            list.files.some((one) => one.isLoading) ? 'Loading…' : 'There is no such machine in these files.'
          }
        />
        <Problems list={list} />
      </div>
    );
  return (
    <Suspense
      fallback={
        <div className={container}>
          <Opening title={titleFor(id)} lead="Drawing…" />
        </div>
      }
    >
      {/* Keyed, because a zoom applies to one chart only. */}
      <ChartPage key={id} list={list} machine={machine} />
    </Suspense>
  );
};

/** Navigation removes the followed link, so the new heading takes the focus (A11-1). */
const useClaim = () => {
  const [pathname] = useLocation();
  const [first] = useState(pathname);
  const hasMoved = useRef(false);
  if (pathname !== first) hasMoved.current = true;
  return useCallback(() => hasMoved.current && document.activeElement === document.body, [pathname]);
};

export const ServedLab = () => {
  const [list, setList] = useState<ServedList>();
  const [hasEnded, setHasEnded] = useState(false);
  const claimFocus = useClaim();
  useEffect(
    () =>
      followList((next) => {
        setHasEnded(next === undefined);
        if (next) startTransition(() => setList(next));
      }),
    [],
  );
  const host = useMemo((): LabHost | undefined => list && hostFor(list), [list]);
  return (
    <>
      <header className={styles.top}>
        <div className={styles.bar}>
          <Link href="/statecharts" className={strong}>
            Statecharts
          </Link>
          {list && <span className={styles.folder}>{`· ${list.folder}`}</span>}
          <output className={`${note} ${styles.end}`}>{hasEnded && 'The server has ended.'}</output>
        </div>
      </header>
      <main>
        {list && host && (
          <FocusClaimContext value={claimFocus}>
            <LabHostProvider value={host}>
              <Switch>
                <Route path="/statecharts">
                  <ListPage list={list} />
                </Route>
                <Route path="/statecharts/:id">{({ id }) => <OneMachine id={id} list={list} />}</Route>
                <Route>
                  <Redirect to="/statecharts" replace />
                </Route>
              </Switch>
            </LabHostProvider>
          </FocusClaimContext>
        )}
      </main>
      <output id="notice" className={styles.spoken} />
    </>
  );
};
