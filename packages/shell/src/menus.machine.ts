/**
 * The menus of the navigation bar (MNU-2, MNU-3): at most one is open, opening one closes the other, and what is open
 * closes on Escape, on a press outside and when the person goes to another page; the person's own menu also when they
 * have logged out. Scrolling, focus and the panels themselves are the view's.
 */
import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

export type MenusEvent =
  | { readonly type: 'menu.toggleMobile' }
  | { readonly type: 'menu.toggleUser' }
  | { readonly type: 'menu.dismiss' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'session.ended' };

export const createMenusMachine = () =>
  setup({ types: { events: {} as MenusEvent } }).createMachine({
    id: 'menus',
    description: 'The menus of the navigation bar.',
    initial: 'closed',
    states: {
      closed: {
        description: 'No menu is open.',
        on: {
          'menu.toggleMobile': { target: 'mobileOpen' },
          'menu.toggleUser': { target: 'userOpen' },
        },
      },
      mobileOpen: {
        description: 'The slide-in panel covers the page, which does not scroll.',
        on: {
          'menu.toggleMobile': { target: 'closed' },
          'menu.toggleUser': { target: 'userOpen' },
          'menu.dismiss': { target: 'closed' },
          'route.changed': { target: 'closed' },
        },
      },
      userOpen: {
        description:
          'Who is signed in, and what is theirs, hangs below its button; the page goes on as it was.',
        on: {
          'menu.toggleUser': { target: 'closed' },
          'menu.toggleMobile': { target: 'mobileOpen' },
          'menu.dismiss': { target: 'closed' },
          'route.changed': { target: 'closed' },
          'session.ended': { target: 'closed' },
        },
      },
    },
  });

export type MenusMachine = ReturnType<typeof createMenusMachine>;
export type MenusActor = ActorRefFrom<MenusMachine>;
export type MenusSnapshot = SnapshotFrom<MenusMachine>;

/** Which menu is open; never both. */
export interface MenusView {
  readonly isMobileOpen: boolean;
  readonly isUserOpen: boolean;
}

export const toMenusView = (snapshot: MenusSnapshot): MenusView => ({
  isMobileOpen: snapshot.matches('mobileOpen'),
  isUserOpen: snapshot.matches('userOpen'),
});
