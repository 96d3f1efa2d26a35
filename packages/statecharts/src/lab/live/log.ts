import { isBlank } from '../../texts.ts';
import type { LiveRecord } from './recorder.ts';

/** Older records are dropped. */
export const MAX_RECORDS = 2000;

export interface LiveLog {
  readonly records: readonly LiveRecord[];
  readonly filter: string;
  /** Number of the selected record; undefined follows the newest. */
  readonly place: number | undefined;
  /** Record number and time at the start of the current recording, which itself counts from zero. */
  readonly begin: Pick<LiveRecord, 'number' | 'at'>;
}

export const EMPTY_LOG: LiveLog = {
  records: [],
  filter: '',
  place: undefined,
  begin: { number: 0, at: 0 },
};

/** The records in a batch may be in any order. */
export const addRecords = (log: LiveLog, added: Pick<LiveLog, 'records'>): LiveLog => {
  const { begin, records } = log;
  const following = added.records
    .map((record) => ({ ...record, number: begin.number + record.number, at: begin.at + record.at }))
    .sort((one, other) => one.number - other.number);
  return { ...log, records: [...records, ...following].slice(-MAX_RECORDS) };
};

export const clear = ({ filter }: LiveLog): LiveLog => ({ ...EMPTY_LOG, filter });

/** The numbers of a new recording continue those of the last. */
export const resume = (log: LiveLog): LiveLog => {
  const { at, number } = log.records.at(-1) ?? EMPTY_LOG.begin;
  return { ...log, begin: { number, at } };
};

export const select = (log: LiveLog, { place }: { readonly place?: number }): LiveLog => ({
  ...log,
  place: log.records.some(({ number }) => number === place) ? place : undefined,
});

export const placeIn = ({ place, records }: LiveLog): number | undefined => place ?? records.at(-1)?.number;

export const filtered = ({ filter, records }: LiveLog): readonly LiveRecord[] => {
  const text = filter.trim().toLowerCase();
  if (isBlank(text)) return records;
  return records.filter(({ event, machine = '', name }) =>
    [event.type, machine, name].some((one) => one.toLowerCase().includes(text)),
  );
};

/** The last record of each actor up to the selected one, in order of first appearance. */
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

/** `xstate.after.retryMs.chat.waiting` becomes `after retryMs`. */
export const eventText = (type: string): string => {
  const [pattern, text = ''] = wordings.find(([one]) => one.test(type)) ?? [];
  return pattern ? type.replace(pattern, text) : type;
};
