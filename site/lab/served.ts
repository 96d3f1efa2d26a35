import type { ChartFile } from '@loomwright/machines/charts';
import {
  type CoverageFile,
  createLiveMachine,
  type LiveActor,
  machinesIn,
  named,
  type ServedChart,
  type ServedDiff,
  type ServedList,
  type ServedMachine,
  type ServedSource,
  type Simulated,
  withoutExamples,
} from '@loomwright/statecharts/lab';
import { useSyncExternalStore } from 'react';
import { createActor, fromCallback } from 'xstate';
import type { LabHost } from '../src/lab/host.ts';
import { createServedChannel } from '../src/lab/live/served-channel.ts';
import { InputForm, inputText } from './input-form.tsx';

/** Every address of the lab begins with the server's token. */
export const base = `/${location.pathname.split('/')[1]}`;

const addressOf = (...parts: readonly string[]) =>
  [`${base}/api`, ...parts.map(encodeURIComponent)].join('/');

const fetchJson = async <T>(...parts: readonly string[]): Promise<T> => {
  const answer = await fetch(addressOf(...parts));
  if (!answer.ok)
    throw new Error(
      answer.status === 500 ? await answer.text() : 'The server no longer has this machine. Reload the page.',
    );
  return answer.json();
};

/** Calls `onList` with the list now and after each change, and with undefined when the server stops. */
export const followList = (onList: (list: ServedList | undefined) => void): (() => void) => {
  const changes = new EventSource(addressOf('changes'));
  let newest = 0;
  changes.onmessage = () => {
    newest += 1;
    const asked = newest;
    fetchJson<ServedList>('list').then(
      (list) => asked === newest && onList(list),
      () => {},
    );
  };
  changes.onerror = () => onList(undefined);
  return () => changes.close();
};

const addressEvents = ['popstate', 'pushState', 'replaceState'];
const watchAddress = (onChange: () => void) => {
  for (const name of addressEvents) window.addEventListener(name, onChange);
  return () => {
    for (const name of addressEvents) window.removeEventListener(name, onChange);
  };
};
const useSearch = () => useSyncExternalStore(watchAddress, () => location.search.slice(1));

const memoizeById = <T>(load: (machine: ServedMachine) => Promise<T>) => {
  const loading = new Map<string, { readonly revision: number; readonly promise: Promise<T> }>();
  return (machine: ServedMachine): Promise<T> => {
    const known = loading.get(machine.id);
    if (known?.revision === machine.revision) return known.promise;
    const promise = load(machine);
    loading.set(machine.id, { revision: machine.revision, promise });
    return promise;
  };
};

export interface DrawnFile extends ChartFile {
  /** Why the chart cannot be drawn. Empty if it can. */
  readonly problem: string;
}

export const chartOf = memoizeById(({ id }): Promise<DrawnFile> => fetchJson<ServedChart>('chart', id));

let map: { readonly of: string; readonly promise: Promise<DrawnFile> } | undefined;

export const mapOf = ({ machines }: ServedList): Promise<DrawnFile> => {
  const of = JSON.stringify(machines.map(({ file, id, runs }) => [file, id, runs]));
  if (map?.of !== of) map = { of, promise: fetchJson<ServedChart>('map') };
  return map.promise;
};

const coverageOf = memoizeById(({ id }) => fetchJson<CoverageFile>('coverage', id).catch(() => undefined));
const sourceOf = memoizeById(({ id }) =>
  fetchJson<ServedSource>('source', id).then(
    (source) => ({ ...source, rules: [] }),
    () => undefined,
  ),
);
const changesOf = memoizeById(({ id }) =>
  fetchJson<ServedDiff>('diff', id).then(
    ({ drawn, lines, style = '' }) => ({ lines, drawn: drawn && { file: drawn, style } }),
    (error: Error) => error.message,
  ),
);

const failing = (message: string): Simulated => ({
  create: () => {
    throw new Error(message);
  },
  input: undefined,
  examples: { events: {}, children: {} },
});

const load = async ({ file, id, place, revision }: ServedMachine): Promise<Simulated> => {
  const address = addressOf('code', id);
  try {
    const module: unknown = await import(/* @vite-ignore */ `${address}?revision=${revision}`);
    const found = named(file, machinesIn(module))[place];
    return found
      ? withoutExamples(found.machine, JSON.parse(inputText() || 'null') ?? undefined)
      : failing('its file has changed');
  } catch (error) {
    // The server's reason is clearer than the import's error.
    const answer = await fetch(address).catch(() => undefined);
    if (!answer) throw error;
    return failing(answer.ok ? (error as Error).message : await answer.text());
  }
};

let live: Promise<LiveActor> | undefined;

const startLive = async (): Promise<LiveActor> => {
  const { findTabs, followOtherTab } = createServedChannel(
    `${location.origin.replace('http', 'ws')}${base}/live`,
  );
  const machine = createLiveMachine({
    findTabs,
    follow: (id, report, onEnd) => (id === undefined ? () => {} : followOtherTab(id, report, onEnd)),
    openInspector: () => undefined,
  });
  return createActor(machine).start();
};

const notices = createActor(
  fromCallback<{ readonly type: 'notice.announce'; readonly text: string }>(({ receive }) => {
    receive(({ text }) => {
      const region = document.getElementById('notice');
      if (region) region.textContent = text;
    });
  }),
).start();

const none = Promise.resolve(undefined);

export const hostFor = ({ machines }: ServedList): LabHost => {
  const find = (id: string) => machines.find((machine) => machine.id === id);
  const of =
    <T>(load: (machine: ServedMachine) => Promise<T>, missing: Promise<T>) =>
    (id: string): Promise<T> => {
      const machine = find(id);
      return machine ? load(machine) : missing;
    };
  return {
    base,
    texts: {
      source: 'Source',
      noCoverage:
        'No test run is recorded here: name @loomwright/statecharts/vitest in the setupFiles of Vitest, and run the tests.',
    },
    useSearch,
    useIsDocument: () => false,
    notices: notices as unknown as LabHost['notices'],
    has: (id) => find(id) !== undefined,
    loadMachine: (id) => {
      const machine = find(id);
      return machine ? load(machine) : Promise.resolve(failing('it is gone'));
    },
    testSource: (id) => {
      const { exported = 'machine', file = '' } = find(id) ?? {};
      const name = exported === 'default' ? 'machine' : exported;
      const names = exported === 'default' ? name : `{ ${name} }`;
      return {
        imports: `import { withoutExamples } from '@loomwright/statecharts/lab';\nimport ${names} from './${file}';`,
        simulated: `withoutExamples(${name}${inputText() && `, ${inputText()}`})`,
      };
    },
    coverage: of(coverageOf, none),
    source: of(sourceOf, none),
    changes: of(changesOf, Promise.resolve('It is gone.')),
    revision: (id) => `${find(id)?.revision} ${inputText()}`,
    Input: InputForm,
    live: () => {
      live ??= startLive();
      return live;
    },
    followed: 'apps',
  };
};
