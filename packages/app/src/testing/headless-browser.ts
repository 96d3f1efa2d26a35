import { type CartActor, createCartCodec, type LookUpProduct } from '@loomwright/cart';
import { findProduct, productFacts } from '@loomwright/catalogue';
import { startActor } from '@loomwright/kit/testing';
import { type NoticesActor, preferencesCodec } from '@loomwright/shell';
import { createMemoryOrigin, type MemoryOrigin } from '@loomwright/storage';
import { SimulatedClock } from 'xstate';
import { type AppActor, createAppMachine } from '../app.machine.ts';

/** The whole site in one tab, without a page: its actors over the browser's storage. */
export interface HeadlessTab {
  readonly app: AppActor;
  readonly cart: CartActor;
  readonly notices: NoticesActor;
  /** The tab's own time, in milliseconds. */
  readonly clock: SimulatedClock;
  /** What the console was told. */
  readonly logged: readonly string[];
  /** The page goes away, as at closing or reloading. */
  readonly close: () => void;
}

export interface HeadlessBrowser {
  readonly origin: MemoryOrigin;
  readonly openTab: () => HeadlessTab;
  /** Lets everything that is on its way arrive. */
  readonly settle: () => Promise<void>;
}

const lookUpProduct: LookUpProduct = (id) => findProduct(productFacts, String(id));

const need = <T>(child: T | undefined): T => {
  if (child === undefined) throw new Error('the app has lost a child');
  return child;
};

/** A browser with the six products' shop in it, for journeys through the whole site in Node. */
export const createHeadlessBrowser = (): HeadlessBrowser => {
  const origin = createMemoryOrigin();
  const openTab = (): HeadlessTab => {
    const clock = new SimulatedClock();
    const logged: string[] = [];
    const app = startActor(
      createAppMachine({
        store: origin.openTab(),
        log: (message) => logged.push(message),
        lookUpProduct,
        isPageLoaded: () => true,
        loadPage: async () => ({ kind: 'loaded' }),
        reloadAt: () => {},
        titleOf: (pathname) => `Title of ${pathname}`,
      }),
      { input: { location: { pathname: '/', search: '', hash: '' } }, clock },
    );
    const { cart, notices } = app.getSnapshot().children;
    return {
      app,
      cart: need(cart),
      notices: need(notices),
      clock,
      logged,
      close: () => {
        app.send({ type: 'page.hiding' });
        app.stop();
      },
    };
  };
  const settle = async () => {
    // The schemas are chunks of their own: whoever waits for one has it once these are here.
    await Promise.all([createCartCodec('cart').prepare(), preferencesCodec.prepare()]);
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  return { origin, openTab, settle };
};
