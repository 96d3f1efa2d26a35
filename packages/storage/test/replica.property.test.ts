import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Ask,
  addPending,
  createReplica,
  failTurn,
  followStored,
  followTurn,
  type Pending,
  type Replica,
  takeTurn,
} from '../src/replica.ts';
import { type IdCommand, type IdList, idListReducer } from '../src/testing/index.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const command: fc.Arbitrary<IdCommand> = fc.record({ kind: fc.constantFrom('add', 'remove'), id });
const ask = fc.record({ isKept: fc.boolean(), isAborted: fc.boolean() }).map(({ isKept, isAborted }): Ask => {
  const controller = new AbortController();
  if (isAborted) controller.abort();
  return { id: 0, signal: controller.signal, isKept };
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), command, ask: fc.option(ask, { nil: undefined }) }),
  fc.record({ kind: fc.constant('follow' as const), stored: fc.array(id) }),
  fc.record({
    kind: fc.constant('turn' as const),
    found: fc.array(id),
    count: fc.nat({ max: 5 }),
    end: fc.constantFrom('stored', 'refused', 'failed'),
  }),
);

const isShown = ({ ask }: Pending<IdCommand>) => !ask;
const isAborted = ({ ask }: Pending<IdCommand>) => ask?.signal.aborted === true;

test('a replica shows the stored value with all pending commands applied in order', {
  tags: ['STO-3', 'STO-4'],
}, () => {
  const seen = { stored: 0, refused: 0, failed: 0 };
  fc.assert(
    fc.property(fc.array(id), fc.array(step, { maxLength: 30 }), (start, steps) => {
      let replica: Replica<IdList, IdCommand> = createReplica<IdList, IdCommand>(start);
      let waiting: readonly Pending<IdCommand>[] = [];
      for (const [index, next] of steps.entries()) {
        if (next.kind === 'add') {
          const added = { command: next.command, ask: next.ask && { ...next.ask, id: index } };
          replica = addPending(replica, added, idListReducer);
          waiting = [...waiting, added];
        } else if (next.kind === 'follow') replica = followStored(replica, next.stored, idListReducer);
        else {
          const taken = replica.pending.slice(0, next.count);
          const turn =
            next.end === 'failed'
              ? failTurn(replica.stored, taken, new Error('broken'))
              : takeTurn(next.found, taken, idListReducer, next.end === 'refused' ? 'full' : undefined);
          replica = followTurn(replica, turn, idListReducer);
          seen[next.end as keyof typeof seen] += 1;
          // Every request is answered once, with an error if and only if it was aborted or the turn failed.
          const asked = taken.filter((one) => !isShown(one));
          expect(turn.answers.map((answer) => answer.id)).toEqual(asked.map((one) => one.ask?.id));
          for (const [at, one] of asked.entries())
            expect('error' in (turn.answers[at] ?? {})).toBe(next.end === 'failed' || isAborted(one));
          const kept = taken.filter(
            (one) => isShown(one) || (next.end === 'refused' && one.ask?.isKept && !isAborted(one)),
          );
          waiting = [
            ...(next.end === 'stored' ? [] : kept.map((one) => ({ command: one.command }))),
            ...waiting.slice(next.count),
          ];
          const applied = taken.filter((one) => !isAborted(one)).map((one) => one.command);
          if (next.end === 'stored')
            expect(replica.stored).toEqual(applied.reduce(idListReducer, next.found));
        }
        expect(replica.pending.map((one) => one.command)).toEqual(waiting.map((one) => one.command));
        expect(replica.value).toEqual(
          waiting
            .filter(isShown)
            .map((one) => one.command)
            .reduce(idListReducer, replica.stored),
        );
      }
    }),
    runs(1000),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(300);
});
