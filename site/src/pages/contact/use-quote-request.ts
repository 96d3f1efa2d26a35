import { toKnownLines } from '@loomwright/cart';
import { type QuoteRequest, toQuoteNumber, toQuoteRequest } from '@loomwright/contact';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { newId } from '../../adapters/new-id.ts';
import { useCart, useNavigation, useSearch, useSession } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

interface Attached {
  readonly request: QuoteRequest;
  readonly number: string;
  /** The member who asks. */
  readonly sender: { readonly name: string; readonly email: string } | undefined;
}

/** Attaches a quote request for `?request=quote` and removes the query, so that it is not attached twice (CRT-10). */
export const useQuoteRequest = (isOpen: boolean, onAttach: (attached: Attached) => void): void => {
  const [pathname, navigate] = useLocation();
  const isRequested = new URLSearchParams(useSearch()).get('request') === 'quote';
  const lines = useView(useCart(), toKnownLines);
  const isKnown = lines !== undefined;
  const { user } = useSession();
  // Not while another page is loaded: removing the query would take the user back.
  const isStaying = !useNavigation().isLoading;
  const attach = useEffectEvent(() => {
    const request = lines && toQuoteRequest(lines);
    if (request) onAttach({ request, number: toQuoteNumber(newId()), sender: user });
    navigate(pathname, { replace: true });
  });
  useEffect(() => {
    if (isRequested && isOpen && isKnown && isStaying) attach();
  }, [isRequested, isOpen, isKnown, isStaying]);
};
