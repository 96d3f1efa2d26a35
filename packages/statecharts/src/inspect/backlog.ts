import { recordProblem } from '../lab/live/read-records.ts';
import { BEGIN, type LiveRecord } from '../lab/live/recorder.ts';
import type { ShownEvent } from '../lab/live/redact.ts';
import { type TabMessage, writeTabMessage } from '../lab/live/tab-message.ts';

/** What is kept: so many of the last records, of so many characters as JSON. With the two below about 1 MB in all. */
const MAX_RECORDS = 2000;
const MAX_LENGTH = 600_000;

/** A longer record is not kept: it is lost. */
const MAX_RECORD_LENGTH = 4_000;

/** Of how many actors, whose records fell out, it is known where they were. */
const MAX_ACTORS = 100;

/** The part of a shown event that says how many records before it are lost. */
const LOST_PART = 'lost before';

// As JSON only: objects that live for 2000 events cost a flood more than all else here.
interface Kept {
  /** Which record it is, from 0, of all that there were. */
  readonly place: number;
  readonly actor: string;
  /** Whether its actor ended. */
  readonly isEnd: boolean;
  readonly text: string;
}

/** A record with another event, of which no transition is told where it only introduces its actor. */
const withEvent = (text: string, toEvent: (event: ShownEvent) => ShownEvent): string => {
  const record = JSON.parse(text) as LiveRecord;
  const event = toEvent(record.event);
  return JSON.stringify({ ...record, event, taken: event === BEGIN ? [] : record.taken });
};

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
  const drop = (one: Kept): void => {
    length -= one.text.length;
    fallen.delete(one.actor);
    if (!one.isEnd) fallen.set(one.actor, one);
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
      kept.push({ place, actor: record.actor, isEnd: record.event.type === 'xstate.stop', text });
      length += text.length;
      while (kept.length > MAX_RECORDS || length > MAX_LENGTH) drop(kept.shift() as Kept);
    },
    /** What there is from a place on, of about so many characters, as JSON: `lost` of those before `next` are not among it. */
    since: (from: number, maxLength: number, isLossShown: boolean) => {
      const isDue = ({ place }: Kept): boolean => place >= from;
      const introductions = [...fallen.values()]
        .filter(isDue)
        .map((one) => ({ ...one, text: withEvent(one.text, () => BEGIN) }));
      const all = [...introductions, ...kept.filter(isDue)];
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
      const [first] = texts;
      if (first !== undefined && lost > 0 && isLossShown)
        texts[0] = withEvent(first, (event) => ({ ...event, parts: { ...event.parts, [LOST_PART]: lost } }));
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
