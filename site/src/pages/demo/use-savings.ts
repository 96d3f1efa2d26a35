import { readSavingsRequest, type SavingsQuery } from '@loomwright/contact';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useNavigation, useSearch } from '../../app/providers.tsx';

/** Attaches valid `?savings=` figures once the draft has loaded (CAL-1), then removes the query. */
export const useSavings = (isDraftOpen: boolean, attach: (savings: SavingsQuery) => void): void => {
  const [pathname, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('savings');
  // Removing the query during a navigation would cancel the navigation.
  const isReady = !useNavigation().isLoading && isDraftOpen;
  const take = useEffectEvent(() => {
    const savings = readSavingsRequest(wanted ?? '');
    if (savings) attach(savings);
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (wanted !== null && isReady) take();
  }, [wanted, isReady]);
};
