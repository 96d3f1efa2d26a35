// A reducer, not a machine, to keep the bundle in apps small.

export interface Link {
  readonly state: 'waiting' | 'connecting' | 'attached' | 'stopped';
  /** Consecutive failures; a lost connection counts as one. */
  readonly failures: number;
}

/** `due`: the back-off has elapsed. `closed`: the connection was lost or failed. */
export type LinkEvent = 'due' | 'answered' | 'closed' | 'stop';

export const FIRST_LINK: Link = { state: 'waiting', failures: 0 };

const transitions: Readonly<Record<Link['state'], Partial<Record<LinkEvent, Link['state']>>>> = {
  waiting: { due: 'connecting', stop: 'stopped' },
  connecting: { answered: 'attached', closed: 'waiting', stop: 'stopped' },
  attached: { closed: 'waiting', stop: 'stopped' },
  stopped: {},
};

export const nextLink = (link: Link, event: LinkEvent): Link => {
  const state = transitions[link.state][event];
  if (state === undefined) return link;
  const failures = state === 'attached' ? 0 : link.failures + (state === 'waiting' ? 1 : 0);
  return { state, failures };
};

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 30_000;

/** Exponential back-off in milliseconds. Up to half of it is random, to spread reconnects. */
export const waitMs = (failures: number, random: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS) * (0.5 + random / 2);
