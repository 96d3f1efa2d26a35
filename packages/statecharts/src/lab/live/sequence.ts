import type { LiveSnapshot } from './live.machine.ts';
import { eventText, filtered, placeIn } from './log.ts';

const MAX_MESSAGES = 60;

const OUTSIDE = 'outside';

/** The filtered log as messages between actors. */
export const toSequence = ({ context: { log } }: LiveSnapshot) => {
  const found = filtered(log).filter(({ event }) => event.type !== '(begin)');
  const shown = found.slice(-MAX_MESSAGES);
  const actors = [...new Set(shown.flatMap(({ from = OUTSIDE, name }) => [from, name]))];
  const place = placeIn(log);
  return {
    actors,
    messages: shown.map(({ event, from = OUTSIDE, name, number, taken }) => ({
      number,
      type: eventText(event.type),
      // Indices into `actors`; equal if an actor sends to itself.
      from: actors.indexOf(from),
      to: actors.indexOf(name),
      hasEffect: taken.length > 0,
      isSelected: number === place,
    })),
    moreCount: found.length - shown.length,
  };
};

export type Sequence = ReturnType<typeof toSequence>;
export type SequenceMessage = Sequence['messages'][number];
