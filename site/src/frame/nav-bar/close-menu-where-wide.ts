import { toMenusView } from '@loomwright/shell';
import type { Site } from '../../app/site.ts';
import { viewNow } from '../../app/use-view.ts';

/** Where the bar shows the links there is no menu: it closes, also one that was opened before this is loaded. */
export const closeMenuWhereWide = ({ menus }: Site): void => {
  const wide = matchMedia('(min-width: 60rem)');
  const look = () => {
    if (wide.matches && viewNow(menus, toMenusView).isMobileOpen) menus.send({ type: 'menu.dismiss' });
  };
  wide.addEventListener('change', look);
  look();
};
