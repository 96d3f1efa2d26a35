import type { LiveTab } from './live.machine.ts';
import { isText, member, readRecords } from './read-records.ts';
import type { LiveRecord } from './recorder.ts';

/**
 * What tabs of one browser say to each other so that one of them can be followed in another. Ids are of documents: a reload
 * makes another one. An app that is attached to the lab of `serve` is a tab too; the server answers for it.
 */
export type TabMessage =
  /** A watcher asks which tabs there are. */
  | { readonly kind: 'find'; readonly watcher: string }
  | { readonly kind: 'found'; readonly watcher: string; readonly tab: LiveTab }
  /** A watcher wants to follow a tab; `keep` now and then, or it is taken for closed. */
  | { readonly kind: 'follow' | 'keep'; readonly watcher: string; readonly tabId: string }
  /** What has happened in a tab: to one watcher all so far, to all what is new. */
  | {
      readonly kind: 'records';
      readonly tabId: string;
      readonly watcher?: string;
      /** From an app: how many records it has had with these, lost ones included. */
      readonly count?: number;
      readonly records: readonly LiveRecord[];
    }
  | { readonly kind: 'ended'; readonly tabId: string }
  /** An app says who it is, and is told how many of its records are there. */
  | { readonly kind: 'attach'; readonly tab: LiveTab }
  | { readonly kind: 'resume'; readonly tabId: string; readonly count: number };

/** The version of the messages; tabs of other versions of the site are not understood. */
const VERSION = 1;

/** A message as it goes through the channel. */
export const writeTabMessage = (message: TabMessage): unknown => ({ version: VERSION, ...message });

const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined);

/** What a part of a message must be; undefined for what it is not. */
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

/** A message that came; undefined for what is none, or of another version. */
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
