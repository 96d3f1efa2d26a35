import type { AnyEventObject } from 'xstate';

/** Which parts of an event are shown: their names, by the type of the event. What is not listed is hidden. */
export type ShownParts = Readonly<Record<string, readonly string[]>>;

/** An event as it is shown: its type, and the parts that may be seen. */
export interface ShownEvent {
  readonly type: string;
  readonly parts: Readonly<Record<string, string | number | boolean | null>>;
  /** How many parts are hidden. */
  readonly hiddenCount: number;
}

/** Longer texts are hidden, whatever the list says. */
const MAX_TEXT = 60;

type Plain = string | number | boolean | null;

const isPlain = (value: unknown): value is Plain =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAX_TEXT);

/** What may be seen of an event: plain values of listed parts. Nothing else of it is read. */
export const redactEvent = (event: AnyEventObject, shown: ShownParts): ShownEvent => {
  const { type } = event;
  const allowed = Object.hasOwn(shown, type) ? (shown[type] ?? []) : [];
  const names = Object.keys(event).filter((name) => name !== 'type');
  const parts = names
    .filter((name) => allowed.includes(name) && isPlain(event[name]))
    .map((name) => [name, event[name] as Plain] as const);
  return { type, parts: Object.fromEntries(parts), hiddenCount: names.length - parts.length };
};
