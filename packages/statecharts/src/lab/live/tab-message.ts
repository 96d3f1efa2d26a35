import type { LiveTab } from './live.machine.ts';
import { isText, member, readRecords } from './read-records.ts';
import type { LiveRecord } from './recorder.ts';

/** Messages between tabs. `statecharts serve` sends them on behalf of attached apps, which appear as tabs. */
export type TabMessage =
  | { readonly kind: 'find'; readonly watcher: string }
  | { readonly kind: 'found'; readonly watcher: string; readonly tab: LiveTab }
  /** Without a regular `keep`, a watcher counts as closed. */
  | { readonly kind: 'follow' | 'keep'; readonly watcher: string; readonly tabId: string }
  /** With a watcher: records for it alone, from the first on. Without one: new records for all watchers. */
  | {
      readonly kind: 'records';
      readonly tabId: string;
      readonly watcher?: string;
      /** From an app: the total number of its records so far, including lost ones. */
      readonly count?: number;
      readonly records: readonly LiveRecord[];
    }
  | { readonly kind: 'ended'; readonly tabId: string }
  /** `resume` is the reply to `attach`, with the number of records received so far. */
  | { readonly kind: 'attach'; readonly tab: LiveTab }
  | { readonly kind: 'resume'; readonly tabId: string; readonly count: number };

const VERSION = 1;

export const writeTabMessage = (message: TabMessage): unknown => ({ version: VERSION, ...message });

const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined);

const readers = {
  watcher: textOf,
  tabId: textOf,
  tab: (value: unknown): LiveTab | undefined => {
    const [id, title] = [textOf(member(value, 'id')), textOf(member(value, 'title'))];
    return id === undefined || title === undefined ? undefined : { id, title };
  },
  count: (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined),
  records: readRecords,
};
type Part = keyof typeof readers;

const parts: Readonly<
  Record<TabMessage['kind'], { readonly needed: readonly Part[]; readonly other?: readonly Part[] }>
> = {
  find: { needed: ['watcher'] },
  found: { needed: ['watcher', 'tab'] },
  follow: { needed: ['watcher', 'tabId'] },
  keep: { needed: ['watcher', 'tabId'] },
  records: { needed: ['tabId', 'records'], other: ['watcher', 'count'] },
  ended: { needed: ['tabId'] },
  attach: { needed: ['tab'] },
  resume: { needed: ['tabId', 'count'] },
};

/** Returns undefined for anything but a message of this version. */
export const readTabMessage = (data: unknown): TabMessage | undefined => {
  const kind = textOf(member(data, 'kind'));
  if (member(data, 'version') !== VERSION || kind === undefined || !Object.hasOwn(parts, kind))
    return undefined;
  const { needed, other = [] } = parts[kind as TabMessage['kind']];
  const read = [...needed, ...other].flatMap((name) => {
    const value = readers[name](member(data, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const message: Readonly<Record<string, unknown>> = { kind, ...Object.fromEntries(read) };
  return needed.every((name) => name in message) ? (message as unknown as TabMessage) : undefined;
};
