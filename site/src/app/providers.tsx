import { toSessionView, type UserView } from '@loomwright/auth';
import type { CartActor } from '@loomwright/cart';
import { toNavigationView } from '@loomwright/shell';
import { createContext, type ReactNode, useContext } from 'react';
import type { Site } from './site.ts';
import { useView } from './use-view.ts';

const SiteContext = createContext<Site | undefined>(undefined);
const CartContext = createContext<CartActor | undefined>(undefined);

const given = <T,>(value: T | undefined, name: string, place: string): T => {
  if (!value) throw new Error(`use${name} must be used within a ${place}`);
  return value;
};

export const useSite = (): Site => given(useContext(SiteContext), 'Site', 'SiteProvider');

export const useCart = (): CartActor => given(useContext(CartContext), 'Cart', 'CartProvider');

export const useNavigation = () => useView(useSite().navigation, toNavigationView);

export const useSession = () => useView(useSite().session, toSessionView);

export const useMember = (): UserView => given(useSession().user, 'Member', 'page of members');

type Navigation = Parameters<typeof toNavigationView>[0];
const toPathname = (navigation: Navigation) => toNavigationView(navigation).visit.location.pathname;
const toSearch = (navigation: Navigation) => toNavigationView(navigation).visit.location.search;

/** Does not change with the query, because every link renders again when this value changes. */
export const useShownPathname = (): string => useView(useSite().navigation, toPathname);

/** The query without `?`. Wouter's hook would decode escapes twice. */
export const useSearch = (): string => useView(useSite().navigation, toSearch).slice(1);

export const SiteProvider = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => (
  <SiteContext value={site}>
    <CartContext value={site.cart}>{children}</CartContext>
  </SiteContext>
);
