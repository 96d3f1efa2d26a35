import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const LEARNED = pathOf('../src/matching/learned.ts');
const WRITTEN = pathOf('../src/knowledge/written.ts');
const WORDS = pathOf('../src/reading/word-files.ts');
const PAGES = pathOf('../src/knowledge/written-pages.ts');

const toBase64 = ({ buffer, byteLength, byteOffset }: Int32Array | Float32Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

const prepare = async () => {
  const { module } = await runnerImport<typeof import('./learn.ts')>(pathOf('learn.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const { key, features, starts, classes, weights } = module.learned;
  return {
    [LEARNED]: [
      "const bytesOf = (text) => Uint8Array.from(Buffer.from(text, 'base64')).buffer;",
      'export const learned = {',
      `  key: ${key},`,
      `  features: ${JSON.stringify(features.join('\n'))}.split('\\n'),`,
      `  starts: new Int32Array(bytesOf('${toBase64(starts)}')),`,
      `  classes: new Int32Array(bytesOf('${toBase64(classes)}')),`,
      `  weights: new Float32Array(bytesOf('${toBase64(weights)}')),`,
      '};',
    ].join('\n'),
    // Parsing a JSON string is faster than evaluating an object literal.
    [WRITTEN]: [
      'export const loadCardSet = () => {',
      `  const { frequencies, ...written } = JSON.parse(${JSON.stringify(JSON.stringify(module.written))});`,
      '  return { ...written, frequencies: new Map(frequencies) };',
      '};',
    ].join('\n'),
    [WORDS]: `export const wordFiles = ${JSON.stringify(module.wordFiles)};`,
    [PAGES]: `export const loadPages = () => ${JSON.stringify(module.pages)};`,
  };
};

/** Inlines the parsed topics and the trained model in a build, so that start-up neither parses nor trains. */
export const preparedKnowledge = (): Plugin => {
  let prepared: ReturnType<typeof prepare> | undefined;
  return {
    name: 'loomwright:prepared-knowledge',
    apply: 'build',
    async load(id) {
      if (![LEARNED, WRITTEN, WORDS, PAGES].includes(id)) return undefined;
      // Modules load in parallel; if the preparation fails, only the first one reports the error.
      if (prepared) return (await prepared.catch(() => undefined))?.[id];
      prepared = prepare();
      return (await prepared)[id];
    },
  };
};
