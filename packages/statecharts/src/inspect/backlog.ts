import { recordProblem } from '../lab/live/read-records.ts';
import { BEGIN, type LiveRecord } from '../lab/live/recorder.ts';
import type { TabMessage } from '../lab/live/tab-message.ts';
import { writeTabMessage } from '../lab/live/tab-message.ts';

/** What is kept: the last so many records, of so many characters as JSON. */
const MAX_RECORDS = 2000;
const MAX_LENGTH = 1_000_000;

/** A longer record is not kept: it is lost. */
const MAX_RECORD_LENGTH = 8_000;

/** Of how many actors, whose records fell out, it is known where they were. */
const MAX_ACTORS = 200;

/** The part of a shown event that says how many records before it are lost. */
export const LOST_PART = 'lost before';

interface Kept {
  /** Which record it is, from 0, of all that there were. */
  readonly place: number;
  readonly record: LiveRecord;
  /** As JSON. */
  readonly text: string;
}

/** Records from a place on, as JSON: `lost` of those before `next` are not among them. */
interface Piece {
  readonly texts: readonly string[];
  readonly lost: number;
  readonly next: number;
}

/**
 * Keeps the newest records for readers that come for them at their own pace. What has fallen out is counted, and the last
 * record of each actor among it stays, as its introduction: a reader learns where all actors were, and a trace that begins
 * there can be replayed.
 */
export const createBacklog = () => {
  const kept: Kept[] = [];
  const fallen = new Map<string, Kept>();
  let length = 0;
  let count = 0;
  const drop = ({ place, record, text }: Kept): void => {
    length -= text.length;
    fallen.delete(record.actor);
    if (record.event.type === 'xstate.stop') return;
    const introduction = { ...record, event: BEGIN, taken: [] };
    fallen.set(record.actor, { place, record: introduction, text: JSON.stringify(introduction) });
    if (fallen.size > MAX_ACTORS) fallen.delete([...fallen.keys()][0] ?? '');
  };
  return {
    /** How many records there were, lost ones included. */
    count: (): number => count,
    /** Counts records that were lost before they came here. */
    lose: (lost: number): void => {
      count += lost;
    },
    push: (record: LiveRecord): void => {
      const place = count;
      count += 1;
      const text = JSON.stringify(record);
      if (text.length > MAX_RECORD_LENGTH || recordProblem(record) !== undefined) return;
      kept.push({ place, record, text });
      length += text.length;
      while (kept.length > MAX_RECORDS || length > MAX_LENGTH) drop(kept.shift() as Kept);
    },
    /** What there is from a place on, of about so many characters. */
    since: (from: number, maxLength: number, isLossShown: boolean): Piece => {
      const all = [...fallen.values(), ...kept].filter(({ place }) => place >= from);
      let room = maxLength;
      const end = all.findIndex(({ text }) => {
        room -= text.length;
        return room < 0;
      });
      const piece = end === -1 ? all : all.slice(0, Math.max(end, 1));
      const last = piece.at(-1);
      const next = last && piece.length < all.length ? last.place + 1 : count;
      const lost = next - from - piece.length;
      const texts = piece.map(({ text }) => text);
      const [first] = piece;
      if (first && lost > 0 && isLossShown) {
        const { event } = first.record;
        const parts = { ...event.parts, [LOST_PART]: lost };
        texts[0] = JSON.stringify({ ...first.record, event: { ...event, parts } });
      }
      return { texts, lost, next };
    },
  };
};

export type Backlog = ReturnType<typeof createBacklog>;

/** A message with records that are JSON already. */
export const recordsText = (
  head: Omit<TabMessage & { readonly kind: 'records' }, 'records'>,
  texts: readonly string[],
): string => {
  const empty = JSON.stringify(writeTabMessage({ ...head, records: [] }));
  return `${empty.slice(0, -2)}${texts.join(',')}]}`;
};
