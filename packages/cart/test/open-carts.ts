import { noticeOf } from '../src/index.ts';
import { type CartTab, createCartBrowser, shopCart } from '../src/testing/index.ts';

type Counts = Readonly<Record<number, number>>;

export const open = async (
  stored: Readonly<Record<string, Counts | string>> = {},
  userId?: number | 'unknown',
) => {
  const browser = createCartBrowser();
  const { entries } = browser.origin;
  for (const [key, cart] of Object.entries(stored))
    entries.set(key, typeof cart === 'string' ? cart : JSON.stringify(shopCart(cart)));
  const tab = browser.openTab();
  if (userId !== 'unknown') tab.own(userId);
  await browser.settle();
  const own = async (next: number | undefined) => {
    tab.own(next);
    await browser.settle();
  };
  const reload = async (next: number | undefined) => {
    tab.close();
    const fresh = browser.openTab();
    fresh.own(next);
    await browser.settle();
    return fresh;
  };
  return { browser, entries, tab, own, reload, stored: browser.stored };
};
export const texts = ({ received }: CartTab) =>
  received.map((fact) =>
    fact.type === 'cart.changed' ? noticeOf(fact.change) : `${fact.type}: ${fact.reason}`,
  );
