/**
 * The menus of the navigation bar (MNU-2, MNU-3): opening one closes the other; an open one closes on Escape, on a press
 * outside and on navigation, the user menu also at the end of the session. Scroll locking and focus are the view's.
 */
import { type SnapshotFrom, setup } from 'xstate';

export type MenusEvent =
  | { readonly type: 'menu.toggleMobile' }
  | { readonly type: 'menu.toggleUser' }
  | { readonly type: 'menu.dismiss' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'session.changed'; readonly isSignedIn: boolean };

export const createMenusMachine = () =>
  setup({
    types: { events: {} as MenusEvent },
    guards: { isEnded: (_, { isSignedIn }: { isSignedIn: boolean }) => !isSignedIn },
  }).createMachine({
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
        description: 'The user menu is open below its button; the page is not covered.',
        on: {
          'menu.toggleUser': { target: 'closed' },
          'menu.toggleMobile': { target: 'mobileOpen' },
          'menu.dismiss': { target: 'closed' },
          'route.changed': { target: 'closed' },
          'session.changed': { guard: { type: 'isEnded', params: ({ event }) => event }, target: 'closed' },
        },
      },
    },
  });

export type MenusSnapshot = SnapshotFrom<ReturnType<typeof createMenusMachine>>;

/** Which menu is open; never both. */
export interface MenusView {
  readonly isMobileOpen: boolean;
  readonly isUserOpen: boolean;
}

export const toMenusView = (snapshot: MenusSnapshot): MenusView => ({
  isMobileOpen: snapshot.matches('mobileOpen'),
  isUserOpen: snapshot.matches('userOpen'),
});
