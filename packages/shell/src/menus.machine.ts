/** Opening one menu closes the other (MNU-2, MNU-3). The view handles scroll locking and focus. */
import { type SnapshotFrom, setup } from 'xstate';

export type MenusEvent =
  | { readonly type: 'menu.toggleMobile' }
  | { readonly type: 'menu.toggleUser' }
  | { readonly type: 'menu.dismiss' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'session.changed'; readonly isLoggedIn: boolean };

export const createMenusMachine = () =>
  setup({
    types: { events: {} as MenusEvent },
    guards: { isEnded: (_, { isLoggedIn }: { isLoggedIn: boolean }) => !isLoggedIn },
  }).createMachine({
    id: 'menus',
    description: 'Opens at most one menu of the navigation bar.',
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
        description: 'Shows the slide-in panel over the page, which does not scroll.',
        on: {
          'menu.toggleMobile': { target: 'closed' },
          'menu.toggleUser': { target: 'userOpen' },
          'menu.dismiss': { target: 'closed' },
          'route.changed': { target: 'closed' },
        },
      },
      userOpen: {
        description: 'Shows the user menu below its button; the page stays usable.',
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

export interface MenusView {
  readonly isMobileOpen: boolean;
  readonly isUserOpen: boolean;
}

export const toMenusView = (snapshot: MenusSnapshot): MenusView => ({
  isMobileOpen: snapshot.matches('mobileOpen'),
  isUserOpen: snapshot.matches('userOpen'),
});
