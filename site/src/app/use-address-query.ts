import type { QueryStep } from '@loomwright/kit';
import { toNavigationView } from '@loomwright/shell';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch, useSite } from './providers.tsx';
import { viewNow } from './use-view.ts';

interface AddressQuery<Q> {
  readonly read: (search: string) => Q;
  readonly write: (query: Q) => string;
  readonly change: (query: Q, change: Partial<Q>) => QueryStep<Q>;
}

/** Returns the address's query and a function that changes it (PRD-5). `form` must never change. */
export const useAddressQuery = <Q>(form: AddressQuery<Q>): [Q, (change: Partial<Q>) => void] => {
  const { navigation } = useSite();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const query = useMemo(() => form.read(search), [form, search]);
  const change = (parts: Partial<Q>) => {
    // During hydration, `query` does not yet contain the query of the address (RTE-5).
    const now = form.read(viewNow(navigation, toNavigationView).visit.location.search);
    const { history, query: next } = form.change(now, parts);
    const text = form.write(next);
    if (text === form.write(now)) return;
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: history === 'replace' });
  };
  return [query, change];
};
