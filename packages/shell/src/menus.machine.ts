/**
 * The menus of the navigation bar (MNU-2): at most one is open, and it closes on Escape, on a click outside and when
 * the person goes to another page. Scrolling, focus and the panel itself are the view's.
 */
import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

export type MenusEvent =
  | { readonly type: 'menu.toggleMobile' }
  | { readonly type: 'menu.dismiss' }
  | { readonly type: 'route.changed' };

export const createMenusMachine = () =>
  setup({ types: { events: {} as MenusEvent } }).createMachine({
    id: 'menus',
    description: 'The menus of the navigation bar.',
    initial: 'closed',
    states: {
      closed: {
        description: 'No menu is open.',
        on: { 'menu.toggleMobile': { target: 'mobileOpen' } },
      },
      mobileOpen: {
        description: 'The slide-in panel covers the page, which does not scroll.',
        on: {
          'menu.toggleMobile': { target: 'closed' },
          'menu.dismiss': { target: 'closed' },
          'route.changed': { target: 'closed' },
        },
      },
    },
  });

export type MenusMachine = ReturnType<typeof createMenusMachine>;
export type MenusActor = ActorRefFrom<MenusMachine>;
export type MenusSnapshot = SnapshotFrom<MenusMachine>;

export interface MenusView {
  readonly isMobileOpen: boolean;
}

export const toMenusView = (snapshot: MenusSnapshot): MenusView => ({
  isMobileOpen: snapshot.matches('mobileOpen'),
});
