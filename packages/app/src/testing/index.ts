export {
  accessOf,
  createHeadlessBrowser,
  type HeadlessBrowser,
  type HeadlessTab,
} from './headless-browser.ts';
