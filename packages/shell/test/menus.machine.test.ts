import { createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMenusMachine, toMenusView } from '../src/index.ts';
import { menusEvents, stepMenusModel, toMenusModelView } from '../src/testing/index.ts';

it('the menu of the last pressed button stays open until something closes it', {
  tags: ['MNU-2', 'MNU-3'],
}, () => {
  const visited = new Set<string>();
  fc.assert(
    fc.property(fc.array(menusEvents, { maxLength: 20 }), (events) => {
      const stepper = createStepper(createMenusMachine());
      let open: Parameters<typeof stepMenusModel>[0] = 'none';
      expect(toMenusView(stepper.snapshot)).toEqual(toMenusModelView(open));
      for (const event of events) {
        const before = open;
        open = stepMenusModel(open, event);
        expect(stepper.can(event)).toBe(open !== before);
        stepper.send(event);
        expect(toMenusView(stepper.snapshot)).toEqual(toMenusModelView(open));
        visited.add(`${before} ${JSON.stringify(event)} ${open}`);
      }
    }),
    runs(100),
  );
  // Three states times six events.
  expect(visited.size).toBe(18);
});
