import type { Secret } from '@loomwright/kit';
import type { ChildExamples, Examples, Platform, Simulated } from '@loomwright/statecharts/lab';
import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';

export interface MachineEntry extends Simulated {
  /** Also the name of the machine’s files in `docs/statecharts`. */
  readonly id: string;
  /** Source path from the root of the repository. */
  readonly file: string;
  /** Creates the machine with no-op ports, so it has no outside effects. */
  readonly create: (world?: Platform) => AnyStateMachine;
}

/** A payload as JSON: secrets are strings, and `completeEvent` adds the values that JSON cannot represent. */
type Plain<T> = T extends Secret
  ? string
  : T extends readonly (infer Part)[]
    ? readonly Plain<Part>[]
    : T extends object
      ? {
          readonly [K in keyof T as K extends 'type' | 'replyTo' | 'file' | 'signal' | 'record' | 'listener'
            ? never
            : K]: Plain<T[K]>;
        }
      : T;

type EventExamples<E extends EventObject> = {
  readonly [T in E['type']]: readonly [Plain<Extract<E, { type: T }>>, ...Plain<Extract<E, { type: T }>>[]];
};

interface Definition<M extends AnyStateMachine> {
  readonly place: readonly [folder: string, name: string];
  readonly create: (world: Platform) => M;
  readonly input?: InputFrom<M>;
  readonly events: EventExamples<EventFromLogic<M>>;
  readonly children?: Readonly<Record<string, ChildExamples>>;
  readonly completeEvent?: (event: EventObject) => EventObject;
  readonly completeOutput?: (child: string, output: unknown) => unknown;
}

const frozenPlatform: Platform = { now: () => 0 };

export const entry = <M extends AnyStateMachine>({
  place: [folder, name],
  create,
  events,
  children = {},
  ...others
}: Definition<M>): MachineEntry => {
  const examples: Examples = JSON.parse(JSON.stringify({ events, children }));
  const make = (world = frozenPlatform) => create(world);
  return {
    input: undefined,
    ...others,
    id: make().id,
    file: `packages/${folder}/src/${name}.machine.ts`,
    create: make,
    examples,
  };
};
