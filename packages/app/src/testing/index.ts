export * from './headless-browser.ts';
