export {
  accessOf,
  createHeadlessBrowser,
  type HeadlessBrowser,
  type HeadlessTab,
  type NotedDeed,
} from './headless-browser.ts';
