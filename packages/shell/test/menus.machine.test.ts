import { createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMenusMachine, type MenusEvent, toMenusView } from '../src/index.ts';
import {
  brokenShellInvariants,
  type MenusModel,
  menusEvents,
  stepMenusModel,
  toMenusModelView,
} from '../src/testing/index.ts';

const createMenus = (...types: readonly MenusEvent['type'][]) => {
  const stepper = createStepper(createMenusMachine());
  for (const type of types) stepper.send({ type });
  return { stepper, view: () => toMenusView(stepper.snapshot) };
};
/** What is open after these events. */
const openAfter = (...types: readonly MenusEvent['type'][]) => createMenus(...types).view();

const none = { isMobileOpen: false, isUserOpen: false };
const mobile = { isMobileOpen: true, isUserOpen: false };
const user = { isMobileOpen: false, isUserOpen: true };

describe('the mobile menu', () => {
  it('[MNU-2] is closed at first and opens and closes by its button', () => {
    expect(openAfter()).toEqual(none);
    expect(openAfter('menu.toggleMobile')).toEqual(mobile);
    expect(openAfter('menu.toggleMobile', 'menu.toggleMobile')).toEqual(none);
  });

  it.each(['menu.dismiss', 'route.changed'] as const)('[MNU-2] closes on %s', (type) => {
    expect(openAfter('menu.toggleMobile', type)).toEqual(none);
  });

  it('[MNU-3] stays when the session ends: it offers Login from then on', () => {
    expect(openAfter('menu.toggleMobile', 'session.ended')).toEqual(mobile);
  });
});

describe('the user menu', () => {
  it('[MNU-3] opens and closes by its button', () => {
    expect(openAfter('menu.toggleUser')).toEqual(user);
    expect(openAfter('menu.toggleUser', 'menu.toggleUser')).toEqual(none);
  });

  it.each(['menu.dismiss', 'route.changed', 'session.ended'] as const)('[MNU-3] closes on %s', (type) => {
    expect(openAfter('menu.toggleUser', type)).toEqual(none);
  });

  it('[MNU-3] and the mobile menu: opening one closes the other', () => {
    expect(openAfter('menu.toggleMobile', 'menu.toggleUser')).toEqual(user);
    expect(openAfter('menu.toggleUser', 'menu.toggleMobile')).toEqual(mobile);
  });
});

describe('both menus', () => {
  it.each(['menu.dismiss', 'route.changed', 'session.ended'] as const)(
    '[MNU-2] stay closed on %s',
    (type) => {
      const { stepper, view } = createMenus();
      expect(stepper.can({ type })).toBe(false);
      stepper.send({ type });
      expect(view()).toEqual(none);
    },
  );

  it('[MNU-2] [MNU-3] are never both open, and open exactly as their last buttons say', () => {
    const visited = new Map<MenusModel, number>();
    fc.assert(
      fc.property(fc.array(menusEvents, { maxLength: 20 }), (events) => {
        const { stepper, view } = createMenus();
        let open: MenusModel = 'none';
        for (const event of events) {
          stepper.send(event);
          open = stepMenusModel(open, event);
          visited.set(open, (visited.get(open) ?? 0) + 1);
          expect(view()).toEqual(toMenusModelView(open));
          expect(brokenShellInvariants({ menus: view() })).toEqual([]);
        }
      }),
      runs(300),
    );
    expect([...visited.keys()].sort()).toEqual(['mobile', 'none', 'user']);
  });
});
