import { events, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNotificationsView } from '../src/index.ts';
import {
  brokenNotificationsInvariants,
  createNotificationsBench,
  notificationsEvents,
  readIdLists,
  readIdsCommands,
} from '../src/testing/index.ts';

const steps = events({
  member: [6, { event: notificationsEvents }],
  otherTab: [2, { command: readIdsCommands }],
  record: 2,
  wait: [3, { ms: fc.nat(600) }],
});

describe('notifications after any sequence of events', () => {
  it('are shown once they have arrived and the record is read', {
    tags: ['DSH-2', 'STO-4'],
  }, () => {
    const seen = { loading: 0, shown: 0, marked: 0, elsewhere: 0 };
    fc.assert(
      fc.property(
        fc.boolean(),
        readIdLists,
        fc.array(steps, { maxLength: 40, size: 'max' }),
        (isAdmin, start, history) => {
          const bench = createNotificationsBench(isAdmin);
          const own = isAdmin ? [101, 102, 103, 104] : [1, 2, 3, 4];
          const model = new Set(start);
          let [isKnown, waited] = [false, 0];
          for (const step of history) {
            const isShown = isKnown && waited >= 500;
            const before = model.size;
            if (step.type === 'wait') {
              bench.stepper.advance(step.ms);
              waited += step.ms;
            } else if (step.type === 'record' && !isKnown) {
              bench.load(start);
              isKnown = true;
            } else if (step.type === 'otherTab' && isKnown) {
              bench.changeElsewhere(step.command);
              for (const id of step.command.ids) model.add(id);
              if (isShown && model.size > before) seen.elsewhere += 1;
            } else if (step.type === 'member') {
              const said = bench.facts().length;
              bench.send(step.event);
              const wanted =
                step.event.type === 'notification.markRead'
                  ? own.filter((id) => 'id' in step.event && id === step.event.id)
                  : step.event.type === 'notification.markAllRead'
                    ? own
                    : [];
              if (isShown) for (const id of wanted) model.add(id);
              // Marking as read is announced once, and only if it changes something.
              expect(bench.facts().length - said).toBe(model.size > before ? 1 : 0);
              if (model.size > before) seen.marked += 1;
            }
            const { snapshot } = bench.stepper;
            expect(brokenNotificationsInvariants(snapshot)).toEqual([]);
            const view = toNotificationsView(snapshot);
            expect(view.status).toBe(isKnown && waited >= 500 ? 'shown' : 'loading');
            seen[view.status] += 1;
            if (view.status === 'loading') continue;
            expect(view.items.flatMap(({ id, isRead }) => (isRead ? [id] : [])).sort()).toEqual(
              own.filter((id) => model.has(id)).sort(),
            );
          }
          if (isKnown) expect(new Set(bench.stored())).toEqual(model);
        },
      ),
      runs(100),
    );

    expect(Math.min(seen.loading, seen.shown, seen.marked, seen.elsewhere)).toBeGreaterThan(16);
  });
});
