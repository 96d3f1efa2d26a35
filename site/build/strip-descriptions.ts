import type { Plugin } from 'vite';

// Written on one line after its key, as the formatter leaves it, or on the next.
const description =
  /\b(?:description|module):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`),?/g;

/**
 * Takes the descriptions of charts, and what the route table says to the build alone, out of what browsers load: they
 * are for people who read the code and for the heads of prerendered documents, and weigh more than 2 kB.
 */
export const stripDescriptions = (): Plugin => ({
  name: 'strip-descriptions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /(\.machine|\/app\/routes)\.ts$/ },
    handler: (code) => ({ code: code.replace(description, ''), map: null }),
  },
});
