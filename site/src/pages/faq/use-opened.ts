import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useNavigation } from '../../app/providers.tsx';

/** Opens the question in the address's hash, and all of them on request (FAQ-1). The DOM holds which are open. */
export const useOpened = (list: RefObject<HTMLElement | null>) => {
  const { visit } = useNavigation();
  const [isAllOpen, setAllOpen] = useState(false);

  // Before the page scrolls to it, so that its position is final.
  useLayoutEffect(() => {
    const named = visit.location.hash && document.getElementById(visit.location.hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [visit]);

  const look = useCallback(() => setAllOpen(!list.current?.querySelector('details:not([open])')), [list]);

  const toggleAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !isAllOpen;
  };
  return { isAllOpen, look, toggleAll };
};
