import { match, P } from 'ts-pattern';
import type { LiveTab } from './live.machine.ts';
import { isText, member, readRecords } from './read-records.ts';
import type { LiveRecord } from './recorder.ts';

/**
 * What tabs of one browser say to each other so that one of them can be followed in another. Ids are of documents: a reload
 * makes another one.
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
      readonly records: readonly LiveRecord[];
    }
  | { readonly kind: 'ended'; readonly tabId: string };

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
  return match({ kind, watcher, tabId })
    .returnType<TabMessage | undefined>()
    .with({ kind: 'find', watcher: P.string }, (read) => ({ kind: 'find', watcher: read.watcher }))
    .with({ kind: P.union('follow', 'keep'), watcher: P.string, tabId: P.string }, (read) => read)
    .with({ kind: 'ended', tabId: P.string }, (read) => ({ kind: 'ended', tabId: read.tabId }))
    .with({ kind: 'found', watcher: P.string }, (read) => {
      const [id, title] = ['id', 'title'].map((name) => textAt(member(data, 'tab'), name));
      return id === undefined || title === undefined
        ? undefined
        : { kind: 'found', watcher: read.watcher, tab: { id, title } };
    })
    .with({ kind: 'records', tabId: P.string }, (read) => {
      const records = readRecords(member(data, 'records'));
      return (
        records && { kind: 'records', tabId: read.tabId, ...(watcher !== undefined && { watcher }), records }
      );
    })
    .otherwise(() => undefined);
};
