import { toKnownLines } from '@loomwright/cart';
import { type SentRequest, toItemsText, toTotalText } from '@loomwright/contact';
import { messageAnswerWorkingDays, workingDays } from '@loomwright/content';
import { createDateFormat, createTimeFormat, formatPrice, toCents } from '@loomwright/kit';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCart, useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { EmailLink } from '../../shared/company-links/company-links.tsx';
import { tick } from '../../shared/message-form/message-form.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { centre, cluster, grid, row, ruled, stack } from '../../ui/layout/layout.css.ts';
import { sunken } from '../../ui/surface/surface.css.ts';
import { note, partTitle, strong, subtitle } from '../../ui/text/text.css.ts';
import * as styles from './contact-page.css.ts';

const head = `${note} ${styles.cell}`;

const filingTexts: Readonly<Record<SentRequest['filing'], ReactNode>> = {
  listed: (
    <span>
      Your quote request is listed in <Link href="/orders">My Orders</Link>, in this browser.
    </span>
  ),
  guest: (
    <span>
      Guests’ requests aren’t listed: keep this number, or print this page.{' '}
      <Link href="/register">Create an account</Link>, free and only in this browser, and your next requests
      will be.
    </span>
  ),
  notKept: 'This browser didn’t keep the quote request, so it isn’t listed. Print this page to keep a copy.',
};

const answerText = (email: string) =>
  SENDING.isDemonstration ? (
    <span>
      This is a demonstration: your request wasn’t sent to anyone, and no quote will follow. To get an answer
      from a person, write to <EmailLink />.
    </span>
  ) : (
    <span>
      We’ll read your request and reply to{' '}
      <strong>
        <bdi>{email}</bdi>
      </strong>{' '}
      <span>{`within ${workingDays(messageAnswerWorkingDays)}.`}</span>
    </span>
  );

/** Offers to empty the cart, and to undo that until the page is left (CRT-9). */
const CartAfter = ({ onChange }: { readonly onChange: () => void }) => {
  const cart = useCart();
  const isFilled = Boolean(useView(cart, toKnownLines)?.length);
  const [isEmptied, setEmptied] = useState(false);
  useEffect(() => () => cart.send({ type: 'page.left' }), [cart]);
  const change = (type: 'cart.clear' | 'cart.undoClear') => {
    cart.send({ type });
    setEmptied(type === 'cart.clear');
    onChange();
  };
  if (!isFilled && !isEmptied) return null;
  return isEmptied ? (
    <Button key="undo" onClick={() => change('cart.undoClear')}>
      Undo emptying the cart
    </Button>
  ) : (
    <>
      <Button key="empty" onClick={() => change('cart.clear')}>
        Empty the cart
      </Button>
      <ButtonLink href="/cart" look="quiet">
        Back to your cart
      </ButtonLink>
    </>
  );
};

export const QuoteSent = ({ sent }: { readonly sent: SentRequest }) => {
  const { platform } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const [when] = useState(() => {
    const now = platform.now();
    return `${createDateFormat().format(now)}, ${createTimeFormat().format(now)}`;
  });
  // Moves the focus away from the submit button, which has been disabled.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className={stack[5]} data-confirms aria-labelledby="quote-sent">
      <h2
        id="quote-sent"
        ref={heading}
        tabIndex={-1}
        className={`${partTitle} ${row[3]} ${styles.sentTitle}`}
      >
        <span className={`${centre} ${tick}`}>
          <Icon name="check" size={22} />
        </span>
        <span>Your quote request</span>
      </h2>
      <dl className={`${sunken} ${grid.narrow} ${styles.facts}`}>
        {sent.number !== undefined && (
          <div>
            <dt className={note}>Quote request</dt>
            <dd className={styles.number}>{sent.number}</dd>
          </div>
        )}
        <div>
          <dt className={note}>Requested</dt>
          <dd className={strong}>{when}</dd>
        </div>
        <div>
          <dt className={note}>Items</dt>
          <dd className={strong}>{toItemsText(sent)}</dd>
        </div>
        <div>
          <dt className={note}>Total</dt>
          <dd className={strong}>{toTotalText(sent)}</dd>
        </div>
      </dl>
      <table className={ruled}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              Product
            </th>
            <th scope="col" className={head}>
              Quantity
            </th>
            <th scope="col" className={head}>
              List price
            </th>
          </tr>
        </thead>
        <tbody>
          {sent.lines.map(({ id, name, price, quantity, unit }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              <td className={styles.cell}>{quantity}</td>
              <td className={styles.cell}>{formatPrice(toCents(price), unit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={styles.cell}>
              Total
            </th>
            <td className={styles.cell}>{toTotalText(sent)}</td>
          </tr>
        </tfoot>
      </table>
      <h3 className={subtitle}>What happens next</h3>
      <ul className={`${stack[3]} ${styles.steps}`}>
        <li>{answerText(sent.email)}</li>
        <li>{filingTexts[sent.filing]}</li>
        <li>Nothing is charged: a quote request isn’t a purchase.</li>
      </ul>
      <div className={`${cluster[3]} ${styles.sentActions}`}>
        <Button onClick={() => window.print()}>Print this request</Button>
        <CartAfter onChange={() => heading.current?.focus()} />
      </div>
    </section>
  );
};
