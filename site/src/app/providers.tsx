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

/** The cart of this browser (CRT-11). */
export const useCart = (): CartActor => given(useContext(CartContext), 'Cart', 'CartProvider');

/** The current visit, and whether the next page is loading or failed to load. */
export const useNavigation = () => useView(useSite().navigation, toNavigationView);

/** The session's status and its user, if known (AUT-1). */
export const useSession = () => useView(useSite().session, toSessionView);

export const useMember = (): UserView => given(useSession().user, 'Member', 'page of members');

type Navigation = Parameters<typeof toNavigationView>[0];
const toPathname = (navigation: Navigation) => toNavigationView(navigation).visit.location.pathname;
const toSearch = (navigation: Navigation) => toNavigationView(navigation).visit.location.search;

/** The path of the shown page. Every link reads it: only a new path, not a query or a page that loads, renders them again. */
export const useShownPathname = (): string => useView(useSite().navigation, toPathname);

/** The query of the shown page, without `?`. In place of wouter's hook, after which escapes would be read twice. */
export const useSearch = (): string => useView(useSite().navigation, toSearch).slice(1);

export const SiteProvider = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => (
  <SiteContext value={site}>
    <CartContext value={site.cart}>{children}</CartContext>
  </SiteContext>
);
