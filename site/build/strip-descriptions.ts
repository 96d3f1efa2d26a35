import type { Plugin } from 'vite';

// The string follows its key on the same line or on the next, as the formatter leaves it.
const description =
  /\b(?:description|module):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`),?/g;

/** Removes chart descriptions and the route table's build fields from browser code: more than 2 kB. */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /(\.machine|\/app\/routes)\.ts$/ },
    handler: (code) => ({ code: code.replace(description, ''), map: null }),
  },
});
