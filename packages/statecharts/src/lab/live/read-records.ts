import type { LiveRecord } from './recorder.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isShownEvent = (value: unknown): value is LiveRecord['event'] =>
  isRecord(value) &&
  isText(value.type) &&
  Number.isInteger(value.hiddenCount) &&
  isRecord(value.parts) &&
  Object.values(value.parts).every(isPlain);

const isLiveRecord = (value: unknown): value is LiveRecord =>
  isRecord(value) &&
  Number.isInteger(value.number) &&
  Number.isFinite(value.at) &&
  isText(value.actor) &&
  isText(value.name) &&
  (value.machine === undefined || isText(value.machine)) &&
  (value.from === undefined || isText(value.from)) &&
  isShownEvent(value.event) &&
  isTexts(value.active) &&
  isTexts(value.taken);

/** Records that came from elsewhere; undefined where one of them is none. */
export const readRecords = (value: unknown): readonly LiveRecord[] | undefined =>
  Array.isArray(value) && value.every(isLiveRecord) ? value : undefined;
