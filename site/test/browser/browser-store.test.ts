import { type StoreFixture, storeContract } from '@loomwright/storage/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStore } from '../../src/adapters/browser-store.ts';

let frames: HTMLIFrameElement[] = [];

// Frames receive each other’s storage events, as tabs do.
const openFrame = (): Window => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  if (!frame.contentWindow) throw new Error('a frame without a window');
  return frame.contentWindow;
};

const fill = () => {
  localStorage.setItem('filler', '');
  for (let size = 1 << 20; size >= 1000; size = Math.floor(size / 2)) {
    try {
      for (;;) localStorage.setItem('filler', localStorage.getItem('filler') + 'x'.repeat(size));
    } catch {}
  }
};

const createWorld = (): StoreFixture => {
  const windows: Window[] = [];
  return {
    openTab: async () => {
      const tab = openFrame();
      windows.push(tab);
      return createBrowserStore(tab as never);
    },
    until: (isTrue) =>
      vi.waitFor(
        () => {
          if (!isTrue()) throw new Error('the condition did not become true');
        },
        { timeout: 10_000, interval: 5 },
      ),
    clear: async () => openFrame().localStorage.clear(),
    block: () => {
      for (const tab of windows)
        Object.defineProperty(tab, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
    fill,
    createAbortController: () => new AbortController(),
  };
};

// Waits for the previous test’s storage events, which may arrive late.
beforeEach(async () => {
  const probe = openFrame();
  const hasArrived = new Promise((resolve) => {
    probe.addEventListener('storage', ({ key }) => key === 'begin' && resolve(undefined));
  });
  localStorage.clear();
  localStorage.setItem('begin', String(Math.random()));
  await hasArrived;
});
afterEach(() => {
  for (const frame of frames) frame.remove();
  frames = [];
});

describe('the browser store in a real browser', () => {
  for (const { title, run } of storeContract)
    test(title, { tags: ['STO-1', 'STO-3', 'STO-4', 'CRT-6'] }, () => run(createWorld()));
});

test('if the browser denies locks, turns are taken within the tab', {
  tags: ['STO-3', 'STO-4'],
}, async () => {
  const tab = openFrame();
  const deny = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(tab.navigator, 'locks', { value: { request: deny, query: deny } });
  const store = createBrowserStore(tab as never);
  const order: number[] = [];
  const { signal } = new AbortController();
  await Promise.all([1, 2, 3].map((turn) => store.exclusively('a', () => order.push(turn), signal)));
  expect(order).toEqual([1, 2, 3]);
});
