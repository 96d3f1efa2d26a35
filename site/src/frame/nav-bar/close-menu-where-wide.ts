import { toMenusView } from '@loomwright/shell';
import type { Site } from '../../app/site.ts';
import { viewNow } from '../../app/use-view.ts';
import { wide } from '../../styles/theme.css.ts';

/** Where the bar shows the links there is no menu: it closes, also one that was opened before this is loaded. */
export const closeMenuWhereWide = ({ menus }: Site): void => {
  const desktop = matchMedia(wide.desktop);
  const look = () => {
    if (desktop.matches && viewNow(menus, toMenusView).isMobileOpen) menus.send({ type: 'menu.dismiss' });
  };
  desktop.addEventListener('change', look);
  look();
};
