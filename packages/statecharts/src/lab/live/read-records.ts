// Records from files or other tabs are untrusted.
import type { LiveRecord } from './recorder.ts';

const MAX_TEXT = 500;
const MAX_LIST = 1000;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own properties only, since a file may contain `__proto__`. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT;

const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MAX_LIST && value.every(isText);

const eventNames = ['type', 'parts', 'hiddenCount'];

const isShownEvent = (value: unknown): boolean => {
  const [type, parts, hiddenCount] = eventNames.map((name) => member(value, name));
  const isPlain = (part: unknown) =>
    part === null || typeof part === 'number' || typeof part === 'boolean' || isText(part);
  return (
    isText(type) &&
    type !== '*' &&
    Number.isSafeInteger(hiddenCount) &&
    typeof parts === 'object' &&
    parts !== null &&
    Object.values(parts).every(isPlain)
  );
};

const checks: readonly (readonly [name: keyof LiveRecord, isFit: (value: unknown) => boolean])[] = [
  ['number', (value) => Number.isSafeInteger(value) && Number(value) > 0],
  ['at', Number.isFinite],
  ['actor', isText],
  ['name', isText],
  ['machine', isOptionalText],
  ['from', isOptionalText],
  ['event', isShownEvent],
  ['active', isTexts],
  ['taken', isTexts],
];

/** The first invalid property; undefined for a valid record. */
export const recordProblem = (value: unknown): keyof LiveRecord | undefined =>
  checks.find(([name, isFit]) => !isFit(member(value, name)))?.[0];

const recordNames: readonly string[] = checks.map(([name]) => name);

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

export const readRecords = (value: unknown): readonly LiveRecord[] | undefined => {
  const isLiveRecord = (one: unknown): one is LiveRecord =>
    recordProblem(one) === undefined &&
    hasOnly(one as LiveRecord, recordNames) &&
    hasOnly((one as LiveRecord).event, eventNames);
  return Array.isArray(value) && value.every(isLiveRecord) ? value : undefined;
};
