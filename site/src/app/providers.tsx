import { toSessionView, type UserView } from '@loomwright/auth';
import type { CartActor } from '@loomwright/cart';
import { toNavigationView } from '@loomwright/shell';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import { Router } from 'wouter';
import type { Site } from './site.ts';
import { useView } from './use-view.ts';

const SiteContext = createContext<Site | undefined>(undefined);
const CartContext = createContext<CartActor | undefined>(undefined);

const useGiven = <T,>(context: Context<T | undefined>, name: string): T => {
  const value = useContext(context);
  if (!value) throw new Error(`use${name} must be used within a ${name}Provider`);
  return value;
};

export const useSite = (): Site => useGiven(SiteContext, 'Site');

/** The cart of this browser (CRT-11). */
export const useCart = (): CartActor => useGiven(CartContext, 'Cart');

/** The current visit, and whether the next page is loading or failed to load. */
export const useNavigation = () => useView(useSite().navigation, toNavigationView);

/** The session's status and its user, if known (AUT-1). */
export const useSession = () => useView(useSite().session, toSessionView);

export const useMember = (): UserView => {
  const { user } = useSession();
  if (!user) throw new Error('useMember: a page for everyone');
  return user;
};

// wouter uses the navigation chart's location, not the address bar: a page appears once its code is loaded.
const useShownPath = (): [string, Site['world']['navigate']] => [
  useNavigation().visit.location.pathname,
  useSite().world.navigate,
];
const useShownSearch = (): string => useNavigation().visit.location.search;

export const SiteProvider = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => (
  <SiteContext value={site}>
    <Router hook={useShownPath} searchHook={useShownSearch}>
      <CartContext value={site.cart}>{children}</CartContext>
    </Router>
  </SiteContext>
);
