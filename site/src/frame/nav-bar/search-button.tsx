import type { ReactNode } from 'react';
import { useSite } from '../../app/providers.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

interface Props {
  readonly className: string;
  /** Its name where it is shown; otherwise hidden. */
  readonly children: ReactNode;
}

/** Opens the search, in the bar and in the menu (SCH-1). */
export const SearchButton = ({ className, children }: Props) => {
  const { menus, search } = useSite();
  const open = () => {
    menus.send({ type: 'menu.dismiss' });
    search.send({ type: 'search.open' });
  };
  return (
    <button
      type="button"
      className={className}
      data-needs-js
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <Icon name="search" />
      {children}
    </button>
  );
};
