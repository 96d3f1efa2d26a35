export {
  accessOf,
  createHeadlessBrowser,
  type HeadlessBrowser,
  type HeadlessTab,
  type NotedActivity,
} from './headless-browser.ts';
