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
  if (kind === 'find' && watcher !== undefined) return { kind, watcher };
  if ((kind === 'follow' || kind === 'keep') && watcher !== undefined && tabId !== undefined)
    return { kind, watcher, tabId };
  if (kind === 'ended' && tabId !== undefined) return { kind, tabId };
  if (kind === 'found' && watcher !== undefined) {
    const [id, title] = ['id', 'title'].map((name) => textAt(member(data, 'tab'), name));
    return id === undefined || title === undefined ? undefined : { kind, watcher, tab: { id, title } };
  }
  if (kind === 'records' && tabId !== undefined) {
    const records = readRecords(member(data, 'records'));
    return records && { kind, tabId, ...(watcher !== undefined && { watcher }), records };
  }
  return undefined;
};
