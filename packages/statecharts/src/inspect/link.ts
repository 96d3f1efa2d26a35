// Whether an app is connected to the lab. A reducer and not a machine: what an app loads for this stays at 4 kB.

export interface Link {
  readonly state: 'waiting' | 'connecting' | 'attached' | 'stopped';
  /** Attempts in a row that came to nothing; a connection that is lost counts as one. */
  readonly failures: number;
}

/** The wait is over; the lab has answered; the socket is gone, or there never was one; the app wants no lab. */
export type LinkEvent = 'due' | 'answered' | 'closed' | 'stop';

export const FIRST_LINK: Link = { state: 'waiting', failures: 0 };

const transitions: Readonly<Record<Link['state'], Partial<Record<LinkEvent, Link['state']>>>> = {
  waiting: { due: 'connecting', stop: 'stopped' },
  connecting: { answered: 'attached', closed: 'waiting', stop: 'stopped' },
  attached: { closed: 'waiting', stop: 'stopped' },
  stopped: {},
};

/** The link after an event; the same one where the event changes nothing. */
export const nextLink = (link: Link, event: LinkEvent): Link => {
  const state = transitions[link.state][event];
  if (state === undefined) return link;
  const failures = state === 'attached' ? 0 : link.failures + (state === 'waiting' ? 1 : 0);
  return { state, failures };
};

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 30_000;

/** How long to wait before the next attempt: half of it by chance, so that many apps do not come back together. */
export const waitMs = (failures: number, random: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS) * (0.5 + random / 2);
