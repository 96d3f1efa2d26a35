import type { MenusEvent, MenusView } from '../menus.machine.ts';

/** Which menu is open, without a statechart. */
export type MenusModel = 'none' | 'mobile' | 'user';

/** What one event makes of it: a menu's own button turns it over, the rest closes (MNU-2, MNU-3). */
export const stepMenusModel = (open: MenusModel, { type }: MenusEvent): MenusModel => {
  if (type === 'menu.toggleMobile') return open === 'mobile' ? 'none' : 'mobile';
  if (type === 'menu.toggleUser') return open === 'user' ? 'none' : 'user';
  return type === 'session.ended' && open === 'mobile' ? 'mobile' : 'none';
};

/** The model as the bar would show it. */
export const toMenusModelView = (open: MenusModel): MenusView => ({
  isMobileOpen: open === 'mobile',
  isUserOpen: open === 'user',
});
