import { MAX_RECORDS } from '../lab/live/log.ts';
import { member, recordProblem } from '../lab/live/read-records.ts';
import type { LiveRecord } from '../lab/live/recorder.ts';

export type DecodedTrace =
  | { readonly kind: 'trace'; readonly records: readonly LiveRecord[] }
  | { readonly kind: 'refused'; readonly problem: string };

const VERSION = 1;
const MAX_TAKEN = 50_000;

const refused = (problem: string): DecodedTrace => ({ kind: 'refused', problem });

/** Validates the JSON of a trace, which is untrusted. */
export const decodeTrace = (value: unknown): DecodedTrace => {
  const version = member(value, 'version');
  const records = member(value, 'records');
  if (version === undefined || !Array.isArray(records)) return refused('This is not a trace of the lab.');
  if (version !== VERSION)
    return refused(`The trace has the version ${JSON.stringify(version).slice(0, 20)}, not ${VERSION}.`);
  if (records.length > MAX_RECORDS)
    return refused(`The trace has ${records.length} records; the lab keeps at most ${MAX_RECORDS}.`);
  for (const [index, one] of records.entries()) {
    const problem = recordProblem(one);
    if (problem !== undefined) return refused(`Record ${index + 1} of the trace: wrong “${problem}”.`);
  }
  const taken = (records as readonly LiveRecord[]).reduce((sum, record) => sum + record.taken.length, 0);
  if (taken > MAX_TAKEN)
    return refused(`The trace names ${taken} transitions; at most ${MAX_TAKEN} are followed.`);
  return { kind: 'trace', records: records as readonly LiveRecord[] };
};
