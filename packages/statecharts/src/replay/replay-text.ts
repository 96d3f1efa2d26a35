import { innermost } from '../paths.ts';
import { pluralOf, toCountText } from '../texts.ts';
import type { Effect } from './follow.ts';
import type { Disagreement, Replay, ReplayedActor } from './replay.ts';

/** Traces are untrusted: control characters must not reach the terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '?');

const placeText = (active: readonly string[]): string => innermost(active).join(', ') || 'the machine itself';

const effectText = ({ active, taken }: Effect): string =>
  `${placeText(active)}, by ${taken.join(' then ') || 'no transition'}`;

const disagreementLines = (one: Disagreement): readonly string[] => [
  `${one.number} ${one.name} (machine ${one.machine}) on ${one.event}: ${one.cause}`,
  `  before   ${one.before.length > 0 ? placeText(one.before) : '(not known)'}`,
  `  after    ${effectText(one.after)}`,
  ...one.allowed.map((effect) => `  allowed  ${effectText(effect)}`),
];

const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const actorRow = ({ active, followed, hasEnded, machine = '', name }: ReplayedActor): readonly string[] => [
  name,
  machine,
  `${placeText(active)}${hasEnded ? ' (ended)' : ''}`,
  String(followed),
];

/** Formats a replay: each disagreement, then the final state of each actor. */
export const toReplayLines = ({ actors, disagreements, records }: Replay): readonly string[] => {
  const machines = actors.filter(({ machine }) => machine !== undefined);
  const followed = machines.reduce((sum, actor) => sum + actor.followed, 0);
  const others = actors.length - machines.length;
  return [
    ...disagreements.flatMap(disagreementLines),
    ...(disagreements.length > 0 ? [''] : []),
    ...table([['actor', 'machine', 'ends in', 'events'], ...machines.map(actorRow)]),
    '',
    `${toCountText(records, 'record')}; ${toCountText(followed, 'event')} of ${toCountText(machines.length, 'actor')} followed` +
      (others > 0 ? `, ${toCountText(others, 'actor')} without a machine not followed` : ''),
    disagreements.length === 0
      ? 'All followed events agree with the charts.'
      : `${toCountText(disagreements.length, 'event')} ${pluralOf(disagreements.length, 'disagrees', 'disagree')} with the charts.`,
  ].map(plain);
};
