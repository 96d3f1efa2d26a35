import { isBlank } from '../../texts.ts';
import type { LiveRecord } from './recorder.ts';

/** The most records that are kept; the oldest go first. */
export const MAX_RECORDS = 2000;

/** What was recorded, and how it is looked at. */
export interface LiveLog {
  /** Oldest first. */
  readonly records: readonly LiveRecord[];
  /** Shows records whose actor, machine or event has this text; empty for all. */
  readonly filter: string;
  /** The number of the record looked at; undefined for the newest. */
  readonly place: number | undefined;
  /** Where the recording that goes on has begun: it counts and measures from nothing. */
  readonly begin: Pick<LiveRecord, 'number' | 'at'>;
}

export const EMPTY_LOG: LiveLog = {
  records: [],
  filter: '',
  place: undefined,
  begin: { number: 0, at: 0 },
};

/** Adds records of the recording that goes on; those that come together may come in any order. */
export const addRecords = (log: LiveLog, added: Pick<LiveLog, 'records'>): LiveLog => {
  const { begin, records } = log;
  const following = added.records
    .map((record) => ({ ...record, number: begin.number + record.number, at: begin.at + record.at }))
    .sort((one, other) => one.number - other.number);
  return { ...log, records: [...records, ...following].slice(-MAX_RECORDS) };
};

/** Forgets what was recorded; the filter stays. */
export const clear = ({ filter }: LiveLog): LiveLog => ({ ...EMPTY_LOG, filter });

/** Begins another recording, whose records follow those of the last one. */
export const resume = (log: LiveLog): LiveLog => {
  const { at, number } = log.records.at(-1) ?? EMPTY_LOG.begin;
  return { ...log, begin: { number, at } };
};

/** Looks at one record; at the newest where there is none with this number. */
export const lookAt = (log: LiveLog, { place }: { readonly place?: number }): LiveLog => ({
  ...log,
  place: log.records.some(({ number }) => number === place) ? place : undefined,
});

/** The number of the record looked at, which may be the newest; undefined without any. */
export const placeIn = ({ place, records }: LiveLog): number | undefined => place ?? records.at(-1)?.number;

/** The records that the filter lets through, oldest first. */
export const filtered = ({ filter, records }: LiveLog): readonly LiveRecord[] => {
  const text = filter.trim().toLowerCase();
  if (isBlank(text)) return records;
  return records.filter(({ event, machine = '', name }) =>
    [event.type, machine, name].some((one) => one.toLowerCase().includes(text)),
  );
};

/** The actors as they were after the record looked at: the last record of each, in the order they were first heard of. */
export const actorsAt = ({ place, records }: LiveLog): readonly LiveRecord[] => {
  const last = new Map<string, LiveRecord>();
  for (const record of records)
    if (place === undefined || record.number <= place) last.set(record.actor, record);
  return [...last.values()];
};

const wordings: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^xstate\.after\.([^.]+)\..*$/, 'after $1'],
  [/^xstate\.(done|error)\.actor\.(.*)$/, '$1 $2'],
  [/^xstate\.done\.state\.(.*)$/, 'done $1'],
  [/^xstate\.snapshot\.(.*)$/, 'snapshot $1'],
  [/^xstate\.(init|stop)$/, '($1)'],
];

/** The type of an event as charts say it: `after retryMs` for XState’s own `xstate.after.retryMs.chat.waiting`. */
export const eventText = (type: string): string => {
  const [pattern, text = ''] = wordings.find(([one]) => one.test(type)) ?? [];
  return pattern ? type.replace(pattern, text) : type;
};
