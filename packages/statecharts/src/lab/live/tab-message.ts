import { match, P } from 'ts-pattern';
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

/** A message that came; undefined for what is none, or of another version. */
export const readTabMessage = (data: unknown): TabMessage | undefined => {
  if (member(data, 'version') !== VERSION) return undefined;
  const textAt = (value: unknown, name: string): string | undefined => {
    const text = member(value, name);
    return isText(text) ? text : undefined;
  };
  const [kind, watcher, tabId] = ['kind', 'watcher', 'tabId'].map((name) => textAt(data, name));
  const [id, title] = ['id', 'title'].map((name) => textAt(member(data, 'tab'), name));
  const tab = id === undefined || title === undefined ? undefined : { id, title };
  const counted = member(data, 'count');
  const count = Number.isSafeInteger(counted) && Number(counted) >= 0 ? Number(counted) : undefined;
  return match({ kind, watcher, tabId, tab, count })
    .returnType<TabMessage | undefined>()
    .with({ kind: 'find', watcher: P.string }, (read) => ({ kind: 'find', watcher: read.watcher }))
    .with({ kind: P.union('follow', 'keep'), watcher: P.string, tabId: P.string }, (read) => ({
      kind: read.kind,
      watcher: read.watcher,
      tabId: read.tabId,
    }))
    .with({ kind: 'ended', tabId: P.string }, (read) => ({ kind: 'ended', tabId: read.tabId }))
    .with({ kind: 'found', watcher: P.string, tab: { id: P.string } }, (read) => ({
      kind: 'found',
      watcher: read.watcher,
      tab: read.tab,
    }))
    .with({ kind: 'attach', tab: { id: P.string } }, (read) => ({ kind: 'attach', tab: read.tab }))
    .with({ kind: 'resume', tabId: P.string, count: P.number }, (read) => ({
      kind: 'resume',
      tabId: read.tabId,
      count: read.count,
    }))
    .with({ kind: 'records', tabId: P.string }, (read) => {
      const records = readRecords(member(data, 'records'));
      const optional = {
        ...(watcher !== undefined && { watcher }),
        ...(count !== undefined && { count }),
      };
      return records && { kind: 'records', tabId: read.tabId, ...optional, records };
    })
    .otherwise(() => undefined);
};
