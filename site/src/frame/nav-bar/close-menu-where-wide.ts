import { toMenusView } from '@loomwright/shell';
import type { Site } from '../../app/site.ts';
import { viewNow } from '../../app/use-view.ts';
import { wide } from '../../styles/theme.css.ts';

/** Closes the menu when the bar shows the links, even if the menu was opened before this code was loaded. */
export const closeMenuWhereWide = ({ menus }: Site): void => {
  const desktop = matchMedia(wide.desktop);
  const look = () => {
    if (desktop.matches && viewNow(menus, toMenusView).isMobileOpen) menus.send({ type: 'menu.dismiss' });
  };
  desktop.addEventListener('change', look);
  look();
};
