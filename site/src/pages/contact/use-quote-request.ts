import { toKnownLines } from '@loomwright/cart';
import { type QuoteRequest, toQuoteRequest } from '@loomwright/contact';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useCart } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

/** Attaches a quote request for `?request=quote` and removes the query, so that it is not attached twice (CRT-10). */
export const useQuoteRequest = (isOpen: boolean, onAttach: (request: QuoteRequest) => void): void => {
  const [pathname, navigate] = useLocation();
  const isRequested = new URLSearchParams(useSearch()).get('request') === 'quote';
  const lines = useView(useCart(), toKnownLines);
  const isKnown = lines !== undefined;
  const attach = useEffectEvent(() => {
    const request = lines && toQuoteRequest(lines);
    if (request) onAttach(request);
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (isRequested && isOpen && isKnown) attach();
  }, [isRequested, isOpen, isKnown]);
};
