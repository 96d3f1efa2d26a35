import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Chart } from '../chart.ts';
import { withRevision } from '../cli/git-revision.ts';
import { type CoverageFile, coverageOfKeys } from '../coverage/coverage-file.ts';
import { RECORDS, readRecords } from '../coverage/record-folder.ts';
import { unionStyle } from '../drawing/union-style.ts';
import { byFile, toMapChart } from '../map.ts';
import type { ServedChart, ServedDiff, ServedList, ServedMachine, ServedSource } from './answers.ts';
import type { Bundle } from './bundle.ts';
import type { LoadedMachine } from './work.ts';
import { startWorker } from './worker.ts';

/** How often the files are looked at: by their times, which works on every file system. */
const LOOK_MS = 300;

interface ProjectFile {
  /** The path, and how it is called in the lab. */
  readonly path: string;
  readonly name: string;
  /** What its last good version exports. */
  machines: readonly LoadedMachine[];
  /** The same for a page, or why a page cannot run it. */
  bundle: Bundle | undefined;
  runProblem: string;
  /** Why its present version cannot be loaded; empty where it can. */
  problem: string;
  /** What it consists of beside itself. */
  imports: readonly string[];
  isLoading: boolean;
  revision: number;
  /** When each part of it was last changed, as it was looked at. */
  seen: ReadonlyMap<string, string>;
}

/** The machines of some files, kept as the files are now. */
export interface Project {
  readonly list: () => ServedList;
  /** Which machine runs which, by file. */
  readonly map: () => Promise<ServedChart>;
  /** All of these are undefined for a machine that is not there. */
  readonly chart: (id: string) => Promise<ServedChart> | undefined;
  readonly source: (id: string) => ServedSource | undefined;
  /** What the recorded tests take; undefined without any record too. */
  readonly coverage: (id: string) => CoverageFile | undefined;
  /** What has changed since the last commit; rejects with one line where that cannot be said. */
  readonly diff: (id: string) => Promise<ServedDiff> | undefined;
  /** Rejects with one line where a page cannot run the file. */
  readonly code: (id: string) => Promise<string> | undefined;
  /** Calls back after each change of the list; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
  readonly stop: () => void;
}

const timeOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'absent';
};

const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * @param folder what the names of the files in the lab begin below
 * @param seconds the longest that a file may take to load
 */
export const openProject = (folder: string, paths: readonly string[], seconds: number): Project => {
  const limitMs = seconds * 1000;
  const files = paths.map(
    (path): ProjectFile => ({
      path,
      name: relative(folder, path).replaceAll(sep, '/'),
      machines: [],
      bundle: undefined,
      problem: '',
      runProblem: '',
      imports: [],
      isLoading: true,
      revision: 0,
      seen: new Map(),
    }),
  );
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const onChange of watchers) onChange();
  };
  const [loader, drawer] = [startWorker(), startWorker()];
  const drawings = new WeakMap<LoadedMachine, Promise<ServedChart>>();

  const drawn = (machine: LoadedMachine): Promise<ServedChart> => {
    const known = drawings.get(machine) ?? drawer.ask('draw', { chart: machine.chart });
    drawings.set(machine, known);
    return known;
  };

  const partsOf = ({ imports, path }: ProjectFile) => [...new Set([path, ...imports])];

  const load = async (file: ProjectFile): Promise<void> => {
    file.seen = new Map(partsOf(file).map((part) => [part, timeOf(part)]));
    const shown = ({ bundle, machines, runProblem }: ProjectFile) => ({ bundle, machines, runProblem });
    const [before, problem] = [shown(file), file.problem];
    const bundling = drawer.ask('bundle', { file: file.path }).then(
      (bundle) => ({ bundle, runProblem: '' }),
      (error: unknown) => ({ bundle: undefined, runProblem: oneLine(error) }),
    );
    try {
      const machines = await loader.ask('load', { file: file.path }, limitMs);
      // What is the same keeps its drawing.
      file.machines = machines.map(
        (one) => before.machines.find((old) => isDeepStrictEqual(old, one)) ?? one,
      );
      // The first one will be looked at first.
      if (file === files[0] && file.machines[0]) void drawn(file.machines[0]).catch(() => {});
      Object.assign(file, await bundling, { problem: '' });
    } catch (error) {
      const reason = oneLine(error).replaceAll(`${folder}${sep}`, '').replaceAll(sep, '/');
      file.problem = reason.includes(file.name)
        ? reason
        : `${file.name} cannot be loaded: ${reason.replace(/[^.?]$/, '$&.')}`;
    }
    const { imports } = (await bundling).bundle ?? {};
    if (imports) file.imports = imports;
    // What has changed meanwhile of those that were known is seen next.
    file.seen = new Map(partsOf(file).map((part) => [part, file.seen.get(part) ?? timeOf(part)]));
    const wasFirst = file.isLoading && file.revision === 0;
    file.isLoading = false;
    const isOther = !isDeepStrictEqual(before, shown(file));
    if (isOther || wasFirst) file.revision += 1;
    if (isOther || wasFirst || problem !== file.problem) tell();
  };

  const diff = async ({ path }: ProjectFile, { chart: { id } }: LoadedMachine): Promise<ServedDiff> => {
    const compare = (before: string) =>
      inTurn(() => loader.ask('compare', { file: path, before, name: id }, limitMs));
    const { lines, union } = await withRevision(path, 'HEAD', compare);
    if (!union) return { lines };
    return { lines, drawn: await drawer.ask('draw', { chart: union }), style: unionStyle(union, 'follows') };
  };

  // One after another, so that one that loops holds up only those behind it, and not for long.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T> | T): Promise<T> => {
    const done = queue.then(act);
    queue = done.catch(() => {});
    return done;
  };
  const loadAll = (some: readonly ProjectFile[]) => {
    for (const file of some) void inTurn(() => load(file));
    // Whatever they left running ends.
    void inTurn(loader.renew);
  };
  loadAll(files);
  const looking = setInterval(() => {
    const changed = files.filter(
      (file) => !file.isLoading && partsOf(file).some((part) => timeOf(part) !== file.seen.get(part)),
    );
    if (changed.length === 0) return;
    for (const file of changed) file.isLoading = true;
    loadAll(changed);
  }, LOOK_MS);

  /** Every machine by its name in addresses; one that several files export is that of the first. */
  const named = (): ReadonlyMap<string, readonly [file: ProjectFile, machine: LoadedMachine]> => {
    const byId = new Map<string, readonly [ProjectFile, LoadedMachine]>();
    for (const file of files)
      for (const machine of file.machines) {
        const { id } = machine.chart;
        const other = byId.get(id)?.[1].chart;
        if (!other) byId.set(id, [file, machine]);
        else if (!isDeepStrictEqual(other, machine.chart)) byId.set(`${id} (${file.name})`, [file, machine]);
      }
    return byId;
  };

  const toServed = (
    id: string,
    file: ProjectFile,
    { chart, exported, line, runs }: LoadedMachine,
  ): ServedMachine => ({
    id,
    description: chart.states[0]?.description ?? '',
    file: file.name,
    line,
    states: chart.states.length,
    transitions: chart.states.reduce((sum, { transitions }) => sum + transitions.length, 0),
    runs,
    place: file.machines.findIndex((one) => one.chart === chart),
    exported,
    revision: file.revision,
  });

  const served = () => [...named()].map(([id, [file, machine]]) => toServed(id, file, machine));
  let map: { readonly chart: Chart; readonly drawn: Promise<ServedChart> } | undefined;

  return {
    list: () => ({
      folder: basename(folder),
      files: files.map(({ isLoading, name, problem }) => ({ file: name, isLoading, problem })),
      machines: served(),
    }),
    map: () => {
      const chart = toMapChart(byFile(served()), 'The machines by file: which runs which.');
      if (!map || !isDeepStrictEqual(map.chart, chart)) map = { chart, drawn: drawer.ask('draw', { chart }) };
      return map.drawn;
    },
    chart: (id) => {
      const [, machine] = named().get(id) ?? [];
      return machine && drawn(machine);
    },
    source: (id) => {
      const [file, machine] = named().get(id) ?? [];
      return file && machine && { text: readFileSync(file.path, 'utf8'), line: machine.line };
    },
    coverage: (id) => {
      const [, machine] = named().get(id) ?? [];
      const record = readRecords(join(folder, RECORDS));
      if (!machine || record.files === 0) return undefined;
      const keys = machine.chart.states.flatMap(({ transitions }) => transitions.map(({ key }) => key));
      return coverageOfKeys(keys, record);
    },
    diff: (id) => {
      const [file, machine] = named().get(id) ?? [];
      return file && machine && diff(file, machine);
    },
    code: (id) => {
      const [file] = named().get(id) ?? [];
      if (!file) return undefined;
      return file.bundle ? Promise.resolve(file.bundle.code) : Promise.reject(new Error(file.runProblem));
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    stop: () => {
      clearInterval(looking);
      for (const worker of [loader, drawer]) worker.stop();
    },
  };
};
