import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import { build, type Plugin, runnerImport } from 'vite';

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** What went wrong, in one line. Anything can be thrown. */
export const reasonOf = (error: unknown): string => {
  const errors = part(error, 'errors');
  const first: unknown = Array.isArray(errors) ? (errors[0] ?? error) : error;
  const message = part(first, 'message');
  const text = stripVTControlCharacters(
    typeof message === 'string' && message.trim() !== '' ? message.trim() : inspect(first),
  );
  // The bundler puts the cause and the place into lines of their own.
  const [line = ''] = (/Caused by:\s+0: (.*)/.exec(text)?.[1] ?? text).split('\n');
  const place = /─\[ (.*:\d+:\d+) \]/.exec(text)?.[1];
  return line.replace(/^\[[\w:-]+\] +/, '') + (place === undefined ? '' : ` (${place})`);
};

/** Where a file stands, as code that names it there: the bundle has no place of its own. */
const placesOf = (file: string): Readonly<Record<string, string>> => ({
  __dirname: dirname(file),
  __filename: file,
  'import.meta.dirname': dirname(file),
  'import.meta.filename': file,
  'import.meta.url': pathToFileURL(file).href,
});

const MISSING = '\0missing:';

const resolving: Plugin = {
  name: 'statecharts:resolving',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === undefined || source.startsWith('\0')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (found?.id.endsWith('.node')) return { id: found.id, external: true };
    if (found) return found;
    // A file without an installation around it gets the XState of this kit.
    if (source === 'xstate')
      return join(dirname(createRequire(import.meta.url).resolve('xstate')), 'xstate.esm.js');
    return `${MISSING}${source}\0${importer.replace(/\?.*$/, '')}`;
  },
  load(id) {
    if (!id.startsWith(MISSING)) return undefined;
    const [source, importer] = id.slice(MISSING.length).split('\0');
    // What is imported only where it is there can be missing.
    const reason = `there is no "${source}", which ${importer} imports`;
    return `module.exports = (() => { throw Object.assign(new Error(${JSON.stringify(reason)}), { code: 'MODULE_NOT_FOUND' }); })();`;
  },
  transform(code, id) {
    const places = placesOf(id.replace(/\?.*$/, ''));
    const named = code.replace(
      /(?<![\w$.])(?:__dirname|__filename|import\.meta\.(?:dirname|filename|url))\b/g,
      (name) => JSON.stringify(places[name]),
    );
    return named === code ? undefined : { code: named, map: null };
  },
};

const quiet = { configFile: false, envDir: false, logLevel: 'silent', mode: 'development' } as const;

/**
 * What a file in JavaScript or TypeScript exports, CommonJS and the paths of a `tsconfig.json` included. It is bundled with
 * all that it imports, then run.
 */
export const loadModule = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  const built = await build({
    ...quiet,
    root: dirname(file),
    publicDir: false,
    css: { postcss: {} },
    resolve: { tsconfigPaths: true },
    plugins: [resolving],
    ssr: { noExternal: true },
    build: {
      ssr: file,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { treeshake: false, output: { codeSplitting: false } },
    },
  });
  const [bundle] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (bundle?.type !== 'chunk') throw new Error('it has no code');
  const { code } = bundle;
  const id = `${file}.bundle.mjs`;
  const bundled: Plugin = {
    name: 'statecharts:bundled',
    enforce: 'pre',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) => (source === id ? code : undefined),
  };
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id, {
    ...quiet,
    plugins: [bundled],
  });
  return module;
};
