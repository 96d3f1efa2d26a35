import { type SentRequest, toTotalText } from '@loomwright/contact';
import { messageAnswerWorkingDays, workingDays } from '@loomwright/content';
import { createDateFormat, createTimeFormat, formatPrice, toCents } from '@loomwright/kit';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { isDemonstration } from '../../config.ts';
import { EmailLink } from '../../shared/company-links/company-links.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { above, cluster, ruled, stack } from '../../ui/layout/layout.css.ts';
import { note, partTitle, subtitle } from '../../ui/text/text.css.ts';
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
  isDemonstration ? (
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

/** The confirmation of a quote request: its number and lines, and what happens next; it can be printed (CRT-10). */
export const QuoteSent = ({ sent }: { readonly sent: SentRequest }) => {
  const { world } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const [when] = useState(() => {
    const now = world.now();
    return `${createDateFormat().format(now)}, ${createTimeFormat().format(now)}`;
  });
  // The submit button, which had the focus, is disabled.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${stack[5]} ${above[6]}`} data-confirms aria-labelledby="quote-sent">
      <h2 id="quote-sent" ref={heading} tabIndex={-1} className={`${partTitle} ${styles.sentTitle}`}>
        Your request for a quote
      </h2>
      <dl className={styles.facts}>
        {sent.number !== undefined && (
          <div>
            <dt className={note}>Number</dt>
            <dd className={styles.number}>{sent.number}</dd>
          </div>
        )}
        <div>
          <dt className={note}>Requested</dt>
          <dd>{when}</dd>
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
        <li>Nothing is charged: a quote request isn’t a purchase. Your cart stays as it is.</li>
      </ul>
      <p className={`${cluster[3]} ${styles.sentActions}`}>
        <Button onClick={() => window.print()}>Print this request</Button>
        <ButtonLink href="/cart">Back to your cart</ButtonLink>
      </p>
    </section>
  );
};
