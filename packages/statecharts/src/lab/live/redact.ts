import type { AnyEventObject } from 'xstate';

/** Visible fields by event type. Unlisted fields are never read. */
export type ShownParts = Readonly<Record<string, readonly string[]>>;

export interface ShownEvent {
  readonly type: string;
  readonly parts: Readonly<Record<string, string | number | boolean | null>>;
  readonly hiddenCount: number;
}

/** Longer strings are hidden, even in listed fields. */
const MAX_TEXT = 60;

type Plain = string | number | boolean | null;

const isPlain = (value: unknown): value is Plain =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAX_TEXT);

/** Shows only the listed fields whose values are primitive. */
export const redactEvent = (event: AnyEventObject, shown: ShownParts): ShownEvent => {
  const { type } = event;
  const allowed = Object.hasOwn(shown, type) ? (shown[type] ?? []) : [];
  const names = Object.keys(event).filter((name) => name !== 'type');
  const parts = names
    .filter((name) => allowed.includes(name) && isPlain(event[name]))
    .map((name) => [name, event[name] as Plain] as const);
  return { type, parts: Object.fromEntries(parts), hiddenCount: names.length - parts.length };
};
