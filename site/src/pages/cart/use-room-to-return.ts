import { type RefObject, useLayoutEffect } from 'react';
import { useSite } from '../../app/providers.tsx';
import { room } from '../../ui/page/page.css.ts';

/**
 * Makes the page as high as a long one while the cart is read, so that Back and a reload find their place (RTE-3), which the
 * page restores once this was done. A visit that begins at the top gets none: the footer would move into a tall window; nor
 * where nothing is kept, since the page is whole from the beginning then.
 */
export const useRoomToReturn = (place: RefObject<HTMLElement | null>, isLoading: boolean): void => {
  const { world } = useSite();
  useLayoutEffect(() => {
    const { current } = place;
    const { cart, session } = document.documentElement.dataset;
    const isKept = cart !== undefined || session !== undefined;
    if (!current || !isLoading || !isKept || !world.savedScrollY()) return;
    current.classList.add(room);
    return () => current.classList.remove(room);
  }, [place, isLoading, world]);
};
