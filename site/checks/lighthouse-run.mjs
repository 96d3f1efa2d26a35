// @ts-check
import lighthouse from 'lighthouse';
import { startChromium } from './processes.mjs';

const tries = 3;

/**
 * One run in a new browser. Lighthouse sometimes misses the start of the navigation; such a run is repeated.
 * @param {string} chromium
 * @param {readonly string[]} flags of Chromium
 * @param {string} url
 * @param {import('lighthouse').Flags} options
 * @returns {Promise<import('lighthouse').Result>}
 */
export const runLighthouse = async (chromium, flags, url, options) => {
  for (let attempt = 1; ; attempt += 1) {
    const browser = await startChromium(chromium, flags);
    try {
      const result = await lighthouse(url, {
        port: browser.port,
        output: 'json',
        logLevel: 'error',
        ...options,
      });
      const error = result?.lhr.runtimeError;
      if (result && !error) return result.lhr;
      if (error?.code !== 'NO_NAVSTART' || attempt >= tries) throw new Error(error?.message ?? 'no result');
    } catch (error) {
      if (!String(error).includes('NO_NAVSTART') || attempt >= tries) throw error;
    } finally {
      await browser.stop();
    }
    console.log(`${url}: NO_NAVSTART, once more`);
  }
};
