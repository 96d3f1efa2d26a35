import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../../src/app/with-styles.ts', import.meta.url));

/** Has every `import()` of browser code made by the site's `withStyles` in place of Vite's helper. */
export const ownPreload = (): Plugin => ({
  name: 'loomwright:own-preload',
  apply: 'build',
  // Before Vite loads its own.
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { withStyles as __vitePreload } from ${JSON.stringify(helper)};`,
  },
});
