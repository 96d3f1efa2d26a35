export { createHeadlessBrowser, type HeadlessBrowser, type HeadlessTab } from './headless-browser.ts';
