import { test as base, expect } from 'playwright/test';
import { FIREFOX, VIRTUAL_DISPLAY, WEBKIT_BROWSER, WEBKIT_DRIVER } from '../../checks/find-program.mjs';
import { createScreen, type Screen } from '../support/screens/screen.ts';
import type { Tab } from '../support/screens/tab.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** A browser with storage of its own. */
interface Session {
  readonly newTab: () => Promise<Tab>;
  /** Errors in the console and uncaught errors of all tabs so far. */
  readonly problems: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

interface SessionOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  /** A worker that is left with its page logs an error in Firefox: only tests about it have one. */
  readonly serviceWorkers: 'allow' | 'block';
}

export type StartEngine = (hasMotion: boolean) => Promise<{
  readonly newSession: (options: SessionOptions) => Promise<Session>;
  readonly stop: () => Promise<void>;
}>;

export const engines = {
  firefox: { start: startFirefox, programs: [FIREFOX] },
  webkit: { start: startWebKit, programs: [WEBKIT_DRIVER, WEBKIT_BROWSER, VIRTUAL_DISPLAY] },
} as const;

export interface Options {
  readonly engine: keyof typeof engines;
  /** Whether the user asks for no less motion, as most do. */
  readonly hasMotion: boolean;
}

/** Every test runs in each engine, with storage of its own, and fails on an error in the console. */
export const test = base.extend<
  {
    expectedErrors: readonly RegExp[];
    skipped: undefined;
    session: Session;
    newScreen: (url?: string) => Promise<Screen>;
    site: Screen;
  },
  Options & { running: Awaited<ReturnType<StartEngine>> }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  hasMotion: [false, { option: true, scope: 'worker' }],
  /** Errors in the console that are part of a test. */
  expectedErrors: [[], { option: true }],
  skipped: [
    async ({ engine }, use, testInfo) => {
      // `npm test` needs no browser but a Chromium; in `npm run test:browsers` a missing engine is a failure.
      testInfo.skip(
        process.env.LOOMWRIGHT_MISSING_ENGINES?.includes(engine) === true,
        `there is no ${engine}`,
      );
      await use(undefined);
    },
    { auto: true },
  ],
  running: [
    async ({ engine, hasMotion }, use) => {
      const running = await engines[engine].start(hasMotion);
      await use(running);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  session: async ({ expectedErrors, running, serviceWorkers, viewport }, use) => {
    const session = await running.newSession({
      viewport: viewport ?? { width: 1280, height: 800 },
      serviceWorkers: serviceWorkers ?? 'block',
    });
    try {
      await use(session);
      const problems = await session.problems();
      const unexpected = problems.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the console').toEqual([]);
    } finally {
      await session.stop();
    }
  },
  newScreen: async ({ baseURL, session }, use) => {
    await use(async (url = baseURL ?? '') => createScreen(await session.newTab(), url));
  },
  site: async ({ newScreen }, use) => {
    await use(await newScreen());
  },
});

export { expect };
