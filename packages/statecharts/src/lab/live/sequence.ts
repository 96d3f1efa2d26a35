import type { LiveSnapshot } from './live.machine.ts';
import { eventText, filtered, placeIn } from './log.ts';

/** The most messages that are drawn: the newest. */
const MAX_MESSAGES = 60;

/** Where events come from that no actor has sent. */
const OUTSIDE = 'outside';

export interface SequenceMessage {
  readonly number: number;
  readonly type: string;
  /** The places of the sender and the receiver among the actors; equal where an actor sends to itself. */
  readonly from: number;
  readonly to: number;
  readonly hasEffect: boolean;
  readonly isLookedAt: boolean;
}

export interface Sequence {
  /** The names of the actors, in the order they first take part. */
  readonly actors: readonly string[];
  /** Oldest first. */
  readonly messages: readonly SequenceMessage[];
  /** How many older ones are left out. */
  readonly moreCount: number;
}

/** What was recorded, and the filter lets through, as messages between actors. */
export const toSequence = ({ context: { log } }: LiveSnapshot): Sequence => {
  const found = filtered(log).filter(({ event }) => event.type !== '(begin)');
  const shown = found.slice(-MAX_MESSAGES);
  const actors = [...new Set(shown.flatMap(({ from = OUTSIDE, name }) => [from, name]))];
  const place = placeIn(log);
  return {
    actors,
    messages: shown.map(({ event, from = OUTSIDE, name, number, taken }) => ({
      number,
      type: eventText(event.type),
      from: actors.indexOf(from),
      to: actors.indexOf(name),
      hasEffect: taken.length > 0,
      isLookedAt: number === place,
    })),
    moreCount: found.length - shown.length,
  };
};
