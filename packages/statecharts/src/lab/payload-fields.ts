import { toAsciiDigits, withoutMarks } from '../texts.ts';
import { isRecord } from './live/read-records.ts';
import type { Payload } from './simulated.ts';

export interface PayloadField {
  /** The path in the payload, joined by dots. */
  readonly name: string;
  readonly kind: 'text' | 'number' | 'flag' | 'json';
  readonly text: string;
}

export type FieldTexts = Readonly<Record<string, string>>;

const kindOf = (value: unknown): PayloadField['kind'] => {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'flag' : 'json';
};

const isNested = (value: unknown): value is Payload => isRecord(value) && Object.keys(value).length > 0;

/** Nested objects become separate fields; lists and empty objects are edited as JSON. */
export const toFields = (payload: Payload, before = ''): readonly PayloadField[] =>
  Object.entries(payload).flatMap(([key, value]) => {
    const name = `${before}${key}`;
    if (isNested(value)) return toFields(value, `${name}.`);
    const kind = kindOf(value);
    return [{ name, kind, text: kind === 'json' ? JSON.stringify(value) : String(value) }];
  });

export type PayloadReading =
  | { readonly kind: 'payload'; readonly payload: Payload }
  | { readonly kind: 'problem'; readonly message: string };

const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

const readers: Readonly<Record<PayloadField['kind'], (text: string) => unknown>> = {
  text: (text) => text,
  number: (text) => {
    const digits = toAsciiDigits(withoutMarks(text));
    const value = DECIMAL.test(digits) ? Number(digits) : Number.NaN;
    if (!Number.isFinite(value)) throw new Error('not a number');
    return value;
  },
  flag: (text) => text === 'true',
  json: (text) => JSON.parse(text),
};

const fill = (payload: Payload, texts: FieldTexts, before: string): Payload =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => {
      const name = `${before}${key}`;
      if (isNested(value)) return [key, fill(value, texts, `${name}.`)];
      const text = texts[name];
      if (text === undefined) return [key, value];
      const kind = kindOf(value);
      try {
        return [key, readers[kind](text)];
      } catch {
        throw new Error(`“${name}” is not ${kind === 'number' ? 'a number' : 'JSON'}.`);
      }
    }),
  );

export const readFields = (example: Payload, texts: FieldTexts): PayloadReading => {
  try {
    return { kind: 'payload', payload: fill(example, texts, '') };
  } catch (thrown) {
    return { kind: 'problem', message: (thrown as Error).message };
  }
};
