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

/** Milliseconds between checks of file times. Unlike watching, polling works on every file system. */
const LOOK_MS = 300;

interface ProjectFile {
  readonly path: string;
  readonly name: string;
  /** From the last version that could be loaded. */
  machines: readonly LoadedMachine[];
  /** Undefined if a page cannot run the file; then `runProblem` gives the reason. */
  bundle: Bundle | undefined;
  runProblem: string;
  problem: string;
  imports: readonly string[];
  isLoading: boolean;
  revision: number;
  seen: ReadonlyMap<string, string>;
}

export interface Project {
  readonly list: () => ServedList;
  readonly map: () => Promise<ServedChart>;
  /** All methods with an `id` return undefined for an unknown machine. */
  readonly chart: (id: string) => Promise<ServedChart> | undefined;
  readonly source: (id: string) => ServedSource | undefined;
  /** Also undefined if there are no records. */
  readonly coverage: (id: string) => CoverageFile | undefined;
  /** Changes since the last commit. Rejects with a one-line reason. */
  readonly diff: (id: string) => Promise<ServedDiff> | undefined;
  /** Rejects with a one-line reason if a page cannot run the file. */
  readonly code: (id: string) => Promise<string> | undefined;
  readonly watch: (onChange: () => void) => () => void;
  readonly stop: () => void;
}

const timeOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : 'absent';
};

const oneLine = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
      // Unchanged machines keep their drawings.
      file.machines = machines.map(
        (one) => before.machines.find((old) => isDeepStrictEqual(old, one)) ?? one,
      );
      // Drawn early, since the user sees it first.
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
    // Keeps the file times from before loading, so that changes during loading are detected.
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

  // Loads one file at a time. A file that loops delays only the files after it, until its time limit.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T> | T): Promise<T> => {
    const done = queue.then(act);
    queue = done.catch(() => {});
    return done;
  };
  const loadAll = (some: readonly ProjectFile[]) => {
    for (const file of some) void inTurn(() => load(file));
    // Ends anything that loaded files have left running.
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

  /** If several files export the same machine, the first file is used. */
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
