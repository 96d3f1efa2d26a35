import { match } from 'ts-pattern';
import { isRecord } from './live/read-records.ts';

export interface StepEvent {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** One step of a simulation, as JSON. */
export type Step =
  | { readonly kind: 'send'; readonly event: StepEvent }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'done'; readonly id: string; readonly output?: unknown }
  | { readonly kind: 'error'; readonly id: string; readonly message: string }
  | { readonly kind: 'snapshot'; readonly id: string; readonly snapshot: unknown }
  /** Fixes a guard's answer from now on; null restores the guard. */
  | { readonly kind: 'answer'; readonly guard: string; readonly value: boolean | null };

export const MAX_STEPS = 500;
const MAX_STEPS_TEXT = 50_000;
/** The longest delay of a timer in browsers. */
const MAX_WAIT_MS = 2_147_483_647;
const MAX_DEPTH = 20;

export type StepsReading =
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'problem'; readonly message: string };

/** Rejects deep nesting and `__proto__`. */
const isHarmless = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((part) => isHarmless(part, depth + 1));
};

const checks: Readonly<Record<Step['kind'], (step: Readonly<Record<string, unknown>>) => boolean>> = {
  send: ({ event }) => isRecord(event) && typeof event.type === 'string',
  wait: ({ ms }) => typeof ms === 'number' && ms >= 0 && ms <= MAX_WAIT_MS,
  done: ({ id }) => typeof id === 'string',
  error: ({ id, message }) => typeof id === 'string' && typeof message === 'string',
  snapshot: ({ id }) => typeof id === 'string',
  answer: ({ guard, value }) => typeof guard === 'string' && (value === null || typeof value === 'boolean'),
};

const isStep = (value: unknown): value is Step => {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(checks, value.kind)) return false;
  return checks[value.kind as Step['kind']](value);
};

const problem = (message: string): StepsReading => ({ kind: 'problem', message });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads steps from an address or a file. Never throws. */
export const readSteps = (text: string): StepsReading => {
  if (text.length > MAX_STEPS_TEXT)
    return problem(`The list of steps has ${text.length} characters; the limit is ${MAX_STEPS_TEXT}.`);
  const value = parse(text);
  if (!Array.isArray(value)) return problem('The list of steps cannot be read: it is not a JSON list.');
  if (value.length > MAX_STEPS)
    return problem(`The list has ${value.length} steps; the limit is ${MAX_STEPS}.`);
  const wrong = value.findIndex((step) => !isStep(step) || !isHarmless(step));
  return wrong === -1
    ? { kind: 'steps', steps: value }
    : problem(`Step ${wrong + 1} of the list cannot be read.`);
};

export const writeSteps = (steps: readonly Step[]): string => JSON.stringify(steps);

export const stepText = (step: Step): string =>
  match(step)
    .with({ kind: 'send' }, ({ event }) => event.type)
    .with({ kind: 'wait' }, ({ ms }) => `${ms} ms pass`)
    .with({ kind: 'done' }, ({ id }) => `${id} is done`)
    .with({ kind: 'error' }, ({ id }) => `${id} breaks`)
    .with({ kind: 'snapshot' }, ({ id }) => `${id} shows a snapshot`)
    .with({ kind: 'answer', value: null }, ({ guard }) => `${guard} answers for itself`)
    .with({ kind: 'answer' }, ({ guard, value }) => `${guard} answers ${value ? 'yes' : 'no'}`)
    .exhaustive();
