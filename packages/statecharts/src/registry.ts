import type { AnyStateMachine } from 'xstate';

/** One machine of the site, as the charts, the lab and the coverage report know it. */
export interface MachineEntry {
  /** The machine's own id, and the name of its files under `docs/statecharts`. */
  readonly id: string;
  /** As in `package.json`, for example `@loomwright/cart`. */
  readonly packageName: string;
  /** Where the machine is written, from the root of the repository. */
  readonly file: string;
  /** Makes the machine with ports that do nothing: it is looked at, not run. */
  readonly create: () => AnyStateMachine;
  /** Transitions no test can take, each with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/**
 * Every machine of the site. To add one:
 *
 *     {
 *       id: 'cart',
 *       packageName: '@loomwright/cart',
 *       file: 'packages/cart/src/cart.machine.ts',
 *       create: () => createCartMachine(inertCartPorts),
 *       exceptions: { 'cart|idle|cart.undo|1': 'Why no test can take it.' },
 *     }
 *
 * then `npx vitest run --project node -u packages/statecharts` writes its files.
 */
export const machines: readonly MachineEntry[] = [];
