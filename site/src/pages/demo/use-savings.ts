import { readSavingsRequest, type SavingsQuery } from '@loomwright/contact';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useNavigation, useSearch } from '../../app/providers.tsx';

/**
 * Attaches the figures of `?savings=` once the draft is loaded (CAL-1); a text that is none adds nothing. The query is removed,
 * so that nothing is attached twice.
 */
export const useSavings = (isDraftOpen: boolean, attach: (savings: SavingsQuery) => void): void => {
  const [pathname, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('savings');
  // Not while another page is loaded: removing the query would take the user back.
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
