import type { LiveSnapshot } from './live.machine.ts';
import { eventText, filtered, placeIn } from './log.ts';

/** The most messages that are drawn: the newest. */
const MAX_MESSAGES = 60;

/** Where events come from that no actor has sent. */
const OUTSIDE = 'outside';

/** What was recorded, and the filter lets through, as messages between actors. */
export const toSequence = ({ context: { log } }: LiveSnapshot) => {
  const found = filtered(log).filter(({ event }) => event.type !== '(begin)');
  const shown = found.slice(-MAX_MESSAGES);
  const actors = [...new Set(shown.flatMap(({ from = OUTSIDE, name }) => [from, name]))];
  const place = placeIn(log);
  return {
    /** Their names, in the order they first take part. */
    actors,
    /** Oldest first. */
    messages: shown.map(({ event, from = OUTSIDE, name, number, taken }) => ({
      number,
      type: eventText(event.type),
      // The places of the sender and the receiver; equal where an actor sends to itself.
      from: actors.indexOf(from),
      to: actors.indexOf(name),
      hasEffect: taken.length > 0,
      isLookedAt: number === place,
    })),
    moreCount: found.length - shown.length,
  };
};

export type Sequence = ReturnType<typeof toSequence>;
export type SequenceMessage = Sequence['messages'][number];
