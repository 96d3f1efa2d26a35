import type { Secret } from '@loomwright/kit';
import type { ChildExamples, Examples, Simulated, World } from '@loomwright/statecharts/lab';
import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';

/** One machine of the site, as the charts, the lab and the coverage report know it. */
export interface MachineEntry extends Simulated {
  /** The machine's own id, and the name of its files under `docs/statecharts`. */
  readonly id: string;
  /** Where the machine is written, from the root of the repository. */
  readonly file: string;
  /** Makes the machine with ports that do nothing: it is looked at or simulated, and changes nothing outside. */
  readonly create: (world?: World) => AnyStateMachine;
}

/** A payload as an example holds it: secrets as text, and without what JSON cannot hold, which `completeEvent` adds. */
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

/** At least one example of every event of the machine. */
type EventExamples<E extends EventObject> = {
  readonly [T in E['type']]: readonly [Plain<Extract<E, { type: T }>>, ...Plain<Extract<E, { type: T }>>[]];
};

interface Definition<M extends AnyStateMachine> {
  /** The folder below `packages`, and the file below its `src`, without `.machine.ts`. */
  readonly place: readonly [folder: string, name: string];
  readonly create: (world: World) => M;
  readonly input?: InputFrom<M>;
  readonly events: EventExamples<EventFromLogic<M>>;
  readonly children?: Readonly<Record<string, ChildExamples>>;
  readonly completeEvent?: (event: EventObject) => EventObject;
  readonly completeOutput?: (child: string, output: unknown) => unknown;
}

const standingStill: World = { now: () => 0 };

/** The entry of a machine. */
export const entry = <M extends AnyStateMachine>({
  place: [folder, name],
  create,
  events,
  children = {},
  ...others
}: Definition<M>): MachineEntry => {
  // Through JSON: a value that is undefined is one that is left out.
  const examples: Examples = JSON.parse(JSON.stringify({ events, children }));
  const make = (world = standingStill) => create(world);
  return {
    input: undefined,
    ...others,
    id: make().id,
    file: `packages/${folder}/src/${name}.machine.ts`,
    create: make,
    examples,
  };
};
