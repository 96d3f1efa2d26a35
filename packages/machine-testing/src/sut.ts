import type { EventObject } from 'xstate';
import type { StepOf, Tagged } from './reference.ts';
import type { SentEvent } from './stepper/index.ts';

type Step = Tagged<'type'>;
type Effects<S extends Step> = { readonly [K in S['type']]?: (step: StepOf<S, 'type', K>) => unknown };
export interface Steppable {
  readonly sent: readonly SentEvent[];
  readonly send: (event: never) => void;
  readonly advance: (ms: number) => void;
  readonly settle: (id: string, output?: never) => boolean;
  readonly fail: (id: string, error?: unknown) => boolean;
}

/** Drives a stepper with generated steps: `effects` by type, `wait`, `done.{id}`, `error.{id}`, or events. */
export const sut = <S extends Step>(stepper: Steppable, effects: Effects<S> = {}) => ({
  take: (...steps: readonly S[]): void => {
    for (const step of steps) {
      const effect = effects[step.type as S['type']];
      const { ms = 0, output } = step as { readonly ms?: number; readonly output?: never };
      const [, end, id = ''] = /^(done|error)\.(.+)$/.exec(step.type) ?? [];
      if (effect) effect(step as never);
      else if (step.type === 'wait') stepper.advance(ms);
      else if (end === 'done') stepper.settle(id, output);
      else if (end === 'error') stepper.fail(id, new Error('broken'));
      else stepper.send(step as never);
    }
  },
  sentTo: (target: unknown): readonly EventObject[] =>
    stepper.sent.flatMap((sent) => (sent.target === target ? [sent.event] : [])),
});
