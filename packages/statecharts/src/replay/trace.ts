import { MAX_RECORDS } from '../lab/live/log.ts';

/** One record of a trace, as replay needs it: what may be seen of payloads is left out. */
export interface TraceRecord {
  readonly number: number;
  /** The session id of the actor. */
  readonly actor: string;
  readonly name: string;
  /** Missing for actors of other kinds. */
  readonly machine?: string | undefined;
  readonly event: string;
  readonly active: readonly string[];
  readonly taken: readonly string[];
}

/** A trace, or why it is none. */
export type DecodedTrace =
  | { readonly kind: 'trace'; readonly records: readonly TraceRecord[] }
  | { readonly kind: 'refused'; readonly problem: string };

const VERSION = 1;
const MAX_TEXT = 500;
const MAX_LIST = 1000;

// Own members alone: a file may hold a `__proto__`.
const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_LIST && value.every(isText);

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Reads one record; otherwise the name of the member that has the wrong shape. */
const decodeRecord = (value: unknown): TraceRecord | string => {
  const [number, actor, name, machine, active, taken] = [
    'number',
    'actor',
    'name',
    'machine',
    'active',
    'taken',
  ].map((one) => member(value, one));
  const event = member(member(value, 'event'), 'type');
  if (!isNumber(number)) return 'number';
  if (!isText(actor)) return 'actor';
  if (!isText(name)) return 'name';
  if (machine !== undefined && !isText(machine)) return 'machine';
  if (!isText(event) || event === '*') return 'event';
  if (!isTexts(active)) return 'active';
  if (!isTexts(taken)) return 'taken';
  return { number, actor, name, machine, event, active, taken };
};

const refused = (problem: string): DecodedTrace => ({ kind: 'refused', problem });

/** Reads what the lab has saved, from the value of its JSON; nothing is trusted. */
export const decodeTrace = (value: unknown): DecodedTrace => {
  const version = member(value, 'version');
  const records = member(value, 'records');
  if (version === undefined || !Array.isArray(records)) return refused('This is no trace of the lab.');
  if (version !== VERSION)
    return refused(`The trace has the version ${JSON.stringify(version).slice(0, 20)}, not ${VERSION}.`);
  if (records.length > MAX_RECORDS)
    return refused(`The trace has ${records.length} records; the lab keeps at most ${MAX_RECORDS}.`);
  const decoded: TraceRecord[] = [];
  for (const [index, one] of records.entries()) {
    const record = decodeRecord(one);
    if (typeof record === 'string') return refused(`Record ${index + 1} of the trace: wrong “${record}”.`);
    decoded.push(record);
  }
  return { kind: 'trace', records: decoded };
};
