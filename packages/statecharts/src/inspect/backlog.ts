import { recordProblem } from '../lab/live/read-records.ts';
import { BEGIN, type LiveRecord } from '../lab/live/recorder.ts';
import type { ShownEvent } from '../lab/live/redact.ts';
import { type TabMessage, writeTabMessage } from '../lab/live/tab-message.ts';

/** Limits on the number of kept records and on the total length of their JSON. */
const MAX_RECORDS = 2000;
const MAX_LENGTH = 600_000;

const MAX_RECORD_LENGTH = 4_000;

/** The number of actors whose last dropped record is kept. */
const MAX_ACTORS = 100;

const LOST_PART = 'lost before';

// Kept as JSON text: long-lived objects would make garbage collection the main cost of a flood of events.
interface Kept {
  /** Index among all records, including lost ones. */
  readonly place: number;
  readonly actor: string;
  readonly isEnd: boolean;
  readonly text: string;
}

const withEvent = (text: string, toEvent: (event: ShownEvent) => ShownEvent): string => {
  const record = JSON.parse(text) as LiveRecord;
  const event = toEvent(record.event);
  return JSON.stringify({ ...record, event, taken: event === BEGIN ? [] : record.taken });
};

/** Keeps each actor's last dropped record as its introduction, so that a truncated trace can be replayed. */
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
    count: (): number => count,
    /** Counts records that were lost before they arrived. */
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
    /**
     * Returns records from `from` on, with up to about `maxLength` characters. `lost` counts records missing
     * before `next`.
     */
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

/** Builds the message without parsing records that are already JSON. */
export const recordsText = (
  head: Omit<TabMessage & { readonly kind: 'records' }, 'records'>,
  texts: readonly string[],
): string => {
  const empty = JSON.stringify(writeTabMessage({ ...head, records: [] }));
  return `${empty.slice(0, -2)}${texts.join(',')}]}`;
};
