import { contract } from '@loomwright/machine-testing';
import type { KeyValueStore } from '../key-value-store.ts';

/** A real or fake browser. */
export interface StoreFixture {
  readonly openTab: () => Promise<KeyValueStore>;
  readonly until: (isTrue: () => boolean) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly block: () => void;
  /** Fills storage until 10 000 more characters do not fit. */
  readonly fill: () => void;
  readonly createAbortController: () => { readonly signal: AbortSignal; readonly abort: () => void };
}

const hostileTexts = ['', ' ', '\0', 'ä€😀', '\uD800', '{"__proto__":1}', '"'.repeat(3000)];

const textOf = (store: KeyValueStore, key: string): string | undefined => {
  const outcome = store.read(key);
  return outcome.kind === 'found' ? outcome.text : undefined;
};

const countUp = (store: KeyValueStore, key: string) =>
  store.write(key, String(Number(textOf(store, key) ?? 0) + 1));

const openTwo = async (fixture: StoreFixture) =>
  [await fixture.openTab(), await fixture.openTab(), fixture.createAbortController().signal] as const;
const inFour = async (
  { openTab, createAbortController }: StoreFixture,
  work: (tab: KeyValueStore, signal: AbortSignal, index: number) => Promise<void>,
) => {
  const tabs = await Promise.all([openTab(), openTab(), openTab(), openTab()] as const);
  const { signal } = createAbortController();
  await Promise.all(tabs.map((tab, index) => work(tab, signal, index)));
  return tabs[0];
};

/** Cases that every `KeyValueStore` must pass, each with a new fixture (TST-1). */
export const storeContract = contract<[StoreFixture]>('store', (check) => ({
  'keeps any text under a key until it is removed': async ({ openTab }) => {
    const tab = await openTab();
    check(tab.read('a').kind === 'missing', 'returns a text that was not written');
    for (const text of hostileTexts) {
      check(tab.write('a', text).kind === 'written', 'refuses a text');
      check(textOf(tab, 'a') === text, `changes ${JSON.stringify(text)}`);
    }
    check(tab.remove('a').kind === 'written' && tab.read('a').kind === 'missing', 'keeps what was removed');
    check(tab.remove('a').kind === 'written', 'refuses to remove a missing key');
  },
  'shows a tab what another one wrote': async (fixture) => {
    const [one, other] = await openTwo(fixture);
    one.write('a', '1');
    await fixture.until(() => textOf(other, 'a') === '1');
  },
  'reports a change or a removal to other tabs only, and a clearing to every tab': async (fixture) => {
    const [one, other] = await openTwo(fixture);
    const received: string[] = [];
    const count = (length: number) => fixture.until(() => received.length === length);
    one.watch('a', () => received.push('own'));
    other.watch('b', () => received.push('other key'));
    const stop = other.watch('a', () => received.push(textOf(other, 'a') ?? 'nothing'));
    one.write('a', '1');
    await count(1);
    one.remove('a');
    await count(2);
    one.write('a', '2');
    await count(3);
    check(received.join() === '1,nothing,2', `reports ${received.join()}`);
    await fixture.clear();
    await count(6);
    check(
      received.slice(3).sort().join() === 'nothing,other key,own',
      `reports ${received.join()} when cleared`,
    );
    stop();
    one.write('a', '2');
    one.write('b', '2');
    await count(7);
    check(received.at(-1) === 'other key', 'still notifies a watcher that stopped');
  },
  'loses nothing when four tabs change a value in exclusive sections': async (fixture) => {
    const tab = await inFour(fixture, async (own, signal) => {
      for (let time = 0; time < 25; time += 1)
        await own.exclusively('sum', () => countUp(own, 'sum'), signal);
    });
    check(textOf(tab, 'sum') === '100', `counted ${textOf(tab, 'sum')}`);
  },
  'keeps the next request waiting until asynchronous work has ended': async (fixture) => {
    const [one, other, signal] = await openTwo(fixture);
    const order: string[] = [];
    let end = () => {};
    const work = async () => {
      order.push('begins');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      order.push('ends');
      return 'result';
    };
    const first = one.exclusively('a', work, signal);
    await fixture.until(() => order.length === 1);
    const second = other.exclusively('a', () => order.push('next'), signal);
    // Gives `second` enough time to start, although it must not.
    await other.exclusively('b', async () => {}, signal);
    check(order.join() === 'begins', `begins with ${order.join()}`);
    end();
    check((await first) === 'result', 'does not return the result');
    await second;
    check(order.join() === 'begins,ends,next', `continues with ${order.join()}`);
  },
  'lets a tab hold two locks, one within the other': async (fixture) => {
    const tab = await inFour(fixture, async (own, signal, index) => {
      const inner = (...keys: readonly string[]) =>
        own.exclusively('inner', () => void keys.map((key) => countUp(own, key)), signal);
      for (let turn = 0; turn < 10; turn += 1) {
        if (index === 3) await inner('inner');
        else await own.exclusively('outer', () => inner('inner', 'outer'), signal);
      }
    });
    const counted = ['outer', 'inner'].map((key) => textOf(tab, key)).join();
    check(counted === '30,40', `counted ${counted}`);
  },
  'returns or rethrows the result of the work, and releases the lock': async (fixture) => {
    const [tab, , signal] = await openTwo(fixture);
    const fail = () => {
      throw new Error('mine');
    };
    const thrown = await tab.exclusively('a', fail, signal).catch((error: Error) => error.message);
    check(thrown === 'mine', `throws ${thrown}`);
    check((await tab.exclusively('a', () => 7, signal)) === 7, 'keeps the lock after an error');
  },
  'never runs work that was aborted before it got the lock': async (fixture) => {
    const [one, other, signal] = await openTwo(fixture);
    const controller = fixture.createAbortController();
    const run: string[] = [];
    const first = one.exclusively('a', () => {}, signal);
    const second = other.exclusively('a', () => run.push('second'), controller.signal);
    controller.abort();
    const outcome = await second.catch(() => 'aborted');
    await first;
    check(outcome === 'aborted' && run.length === 0, 'runs aborted work');
  },
  'refuses every access while the browser blocks storage': async (fixture) => {
    const tab = await fixture.openTab();
    tab.write('a', '1');
    fixture.block();
    for (const outcome of [tab.read('a'), tab.write('a', '2'), tab.remove('a')])
      check(outcome.kind === 'refused' && outcome.reason === 'blocked', `answers ${outcome.kind}`);
  },
  'refuses what does not fit, and keeps the old text': async ({ openTab, fill }) => {
    const tab = await openTab();
    tab.write('a', 'kept');
    fill();
    const outcome = tab.write('a', 'x'.repeat(10_000));
    check(outcome.kind === 'refused' && outcome.reason === 'full', `answers ${outcome.kind}`);
    check(textOf(tab, 'a') === 'kept', 'destroys what it cannot replace');
    check(tab.remove('a').kind === 'written', 'cannot remove a text to make room');
  },
}));
