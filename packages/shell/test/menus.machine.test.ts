import { createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMenusMachine, toMenusView } from '../src/index.ts';
import { menusEvents } from '../src/testing/index.ts';

const createMenus = () => {
  const stepper = createStepper(createMenusMachine());
  return { stepper, isOpen: () => toMenusView(stepper.snapshot).isMobileOpen };
};

describe('the mobile menu', () => {
  it('[MNU-2] is closed at first and opens and closes by its button', () => {
    const { stepper, isOpen } = createMenus();
    expect(isOpen()).toBe(false);
    stepper.send({ type: 'menu.toggleMobile' });
    expect(isOpen()).toBe(true);
    stepper.send({ type: 'menu.toggleMobile' });
    expect(isOpen()).toBe(false);
  });

  it.each(['menu.dismiss', 'route.changed'] as const)('[MNU-2] closes on %s', (type) => {
    const { stepper, isOpen } = createMenus();
    stepper.send({ type: 'menu.toggleMobile' });
    stepper.send({ type });
    expect(isOpen()).toBe(false);
  });

  it.each(['menu.dismiss', 'route.changed'] as const)('[MNU-2] stays closed on %s', (type) => {
    const { stepper, isOpen } = createMenus();
    expect(stepper.can({ type })).toBe(false);
    stepper.send({ type });
    expect(isOpen()).toBe(false);
  });

  it('[MNU-2] is open exactly after an odd number of presses since it was last closed', () => {
    fc.assert(
      fc.property(fc.array(menusEvents, { maxLength: 20 }), (events) => {
        const { stepper, isOpen } = createMenus();
        let presses = 0;
        for (const event of events) {
          stepper.send(event);
          presses = event.type === 'menu.toggleMobile' ? presses + 1 : 0;
          expect(isOpen()).toBe(presses % 2 === 1);
        }
      }),
      runs(300),
    );
  });
});
