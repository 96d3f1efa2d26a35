import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand, createReplica, followStored, type Replica } from '../src/index.ts';
import { type IdCommand, type IdList, idListReducer } from '../src/testing/index.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const command: fc.Arbitrary<IdCommand> = fc.record({ kind: fc.constantFrom('add', 'remove'), id });
const step = fc.oneof(
  command.map((given) => ({ kind: 'apply' as const, given })),
  fc.record({ kind: fc.constant('follow' as const), stored: fc.array(id), settled: fc.nat({ max: 5 }) }),
);

test('[STO-4] a replica always shows what is stored with everything pending applied to it, in order', () => {
  fc.assert(
    fc.property(fc.array(id), fc.array(step, { maxLength: 30 }), (stored, steps) => {
      let replica: Replica<IdList, IdCommand> = createReplica<IdList, IdCommand>(stored);
      let pending: readonly IdCommand[] = [];
      for (const next of steps) {
        if (next.kind === 'apply') {
          replica = applyCommand(replica, next.given, idListReducer);
          pending = [...pending, next.given];
        } else {
          replica = followStored(replica, next.stored, next.settled, idListReducer);
          pending = pending.slice(next.settled);
          expect(replica.stored).toBe(next.stored);
        }
        expect(replica.pending).toEqual(pending);
        expect(replica.value).toEqual(pending.reduce(idListReducer, replica.stored));
      }
    }),
    runs(1000),
  );
});
