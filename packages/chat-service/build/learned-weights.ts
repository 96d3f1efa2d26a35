import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Trains the assistant's model in a build, and puts what it has learned in the place of an empty module. */
export const learnedWeights = (): Plugin => ({
  name: 'loomwright:learned-weights',
  apply: 'build',
  async load(id) {
    if (id !== pathOf('../src/answers/matching/learned.ts')) return undefined;
    const { module } = await runnerImport<typeof import('./learn.ts')>(pathOf('learn.ts'), {
      configFile: false,
      logLevel: 'error',
    });
    const { key, weights } = module.learned;
    const text = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength).toString('base64');
    return [
      `const bytes = Uint8Array.from(Buffer.from('${text}', 'base64'));`,
      `export const learned = { key: ${key}, weights: new Float32Array(bytes.buffer) };`,
    ].join('\n');
  },
});
