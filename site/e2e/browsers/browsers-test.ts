import { test as base, expect } from 'playwright/test';
import type { Engine, Session } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { createScreen, type Screen } from './screen.ts';
import { startWebKit } from './webkit.ts';

const starts: Readonly<Record<Engine, (hasMotion: boolean) => Promise<Session>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The engines that this machine does not have (`site/checks/browsers.mjs`). */
const missing = (process.env.LOOMWRIGHT_MISSING_ENGINES ?? '').split(',');

/** What a project or a test chooses. */
export interface Options {
  readonly engine: Engine;
  /** Whether the user asks for no less motion, as most do. */
  readonly hasMotion: boolean;
  /** Errors in the console that are part of a test. */
  readonly expectedErrors: readonly RegExp[];
}

/** Every test runs in each engine, with a profile of its own, and fails on an error in the console. */
export const test = base.extend<
  Options & { session: Session; newScreen: () => Promise<Screen>; site: Screen }
>({
  engine: ['firefox', { option: true }],
  hasMotion: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  session: async ({ engine, expectedErrors, hasMotion }, use, testInfo) => {
    // In `npm test`, which needs no browser but a Chromium; `npm run test:browsers` counts a missing engine as a failure.
    testInfo.skip(missing.includes(engine), `there is no ${engine}`);
    const session = await starts[engine](hasMotion);
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
    await use(async () => createScreen(await session.newTab(), baseURL ?? ''));
  },
  site: async ({ newScreen }, use) => {
    await use(await newScreen());
  },
});

export { expect };
