import { type CartView, toCartView } from '@loomwright/cart';
import { products, toProductCard } from '@loomwright/catalogue';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useCart, useNavigation, useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { between, cluster, stack } from '../../ui/layout/layout.css.ts';
import { container, opening, room } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { tiles } from '../../ui/product-tile/product-tile.css.ts';
import { ProductTile } from '../../ui/product-tile/product-tile.tsx';
import { sunken } from '../../ui/surface/surface.css.ts';
import { bodySize, muted, note, strong, subtitle } from '../../ui/text/text.css.ts';
import { CartLines } from './cart-lines.tsx';
import * as styles from './cart-page.css.ts';

/** Below the items, because the cart needs no account. A login returns to the cart (CRT-4, LGN-5). */
const LogInPrompt = ({ view }: { readonly view: CartView }) => (
  <section className={`${sunken} ${cluster[4]} ${between} ${styles.prompt}`} aria-labelledby="log-in">
    <div>
      <h2 id="log-in" className={bodySize}>
        Please Log In
      </h2>
      <p className={note}>{view.logInText}</p>
    </div>
    <p className={cluster[3]}>
      <ButtonLink href="/login?next=/cart">Login</ButtonLink>
      <ButtonLink href="/register?next=/cart" look="quiet">
        Create an account
      </ButtonLink>
    </p>
  </section>
);

const suggested = products.filter(({ isFree }) => !isFree).slice(0, 3);

const EmptyCart = () => (
  <>
    <div className={`${stack[4]} ${styles.empty}`}>
      <svg className={styles.emptyArt} viewBox="0 0 480 320" aria-hidden="true">
        <use href="/art/empty.svg#art" />
      </svg>
      <p className={`${subtitle} ${strong}`}>Your cart is empty</p>
      <ButtonLink href="/products" look="primary">
        Browse products
      </ButtonLink>
    </div>
    <section className={stack[4]} aria-labelledby="begin">
      <h2 id="begin" className={subtitle}>
        Or begin with one of these
      </h2>
      <ul className={tiles}>
        {suggested.map(toProductCard).map((card) => (
          <ProductTile key={card.id} card={card} href={card.href} />
        ))}
      </ul>
    </section>
  </>
);

/** Reserves height while the cart loads, so that the scroll position can be restored (RTE-3). */
const useReservedHeight = (place: RefObject<HTMLElement | null>, isLoading: boolean): void => {
  const { platform } = useSite();
  useLayoutEffect(() => {
    const { current } = place;
    const { cart, session } = document.documentElement.dataset;
    const isKept = cart !== undefined || session !== undefined;
    if (!current || !isLoading || !isKept || !platform.savedScrollY()) return;
    current.classList.add(room);
    return () => current.classList.remove(room);
  }, [place, isLoading, platform]);
};

const CartPage = () => {
  const cart = useCart();
  const view = useView(cart, toCartView);
  const heading = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isLoading = view.status === 'loading';
  // If the page was loaded as a document, nothing can have been added before the cart loads.
  const isDocument = useNavigation().visit.cause === 'document';
  const isEarly = isLoading && isDocument && !view.isMembers;
  useReservedHeight(place, isLoading);

  const focusHeading = useCallback(() => heading.current?.querySelector('h1')?.focus(), []);

  useEffect(() => () => cart.send({ type: 'page.left' }), [cart]);

  return (
    <div className={container}>
      <div ref={heading} className={opening}>
        <PageHeading>Your cart</PageHeading>
      </div>
      <div ref={place} className={styles.place}>
        {isLoading && (
          <>
            <p className={`${muted} ${isEarly ? styles.loadingKept : styles.loading}`} role="status">
              Loading your cart…
            </p>
            <noscript>Your cart is kept in this browser and needs JavaScript to be shown.</noscript>
          </>
        )}
        {/* Without a stored session or cart, the empty cart can be shown from the start. */}
        {(isEarly || !isLoading) && (
          <div className={isEarly ? styles.early : styles.layout}>
            {view.hasNothing ? (
              <EmptyCart />
            ) : (
              <CartLines view={view} onEvent={cart.send} onNothingLeft={focusHeading} />
            )}
            {!view.isMembers && <LogInPrompt view={view} />}
          </div>
        )}
      </div>
    </div>
  );
};

export default CartPage;
