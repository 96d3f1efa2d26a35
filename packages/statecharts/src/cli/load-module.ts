import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import { build, type Plugin, parseSync, runnerImport, Visitor } from 'vite';

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

/** A file's code with what says where it stands: the bundle it becomes a part of stands elsewhere. */
const withPlace = (file: string, code: string): string => {
  const values: Readonly<Record<string, string>> = {
    __dirname: dirname(file),
    __filename: file,
    dirname: dirname(file),
    filename: file,
    url: pathToFileURL(file).href,
  };
  const declared = new Set<string>();
  const used = new Set<string>();
  const replaced: { readonly start: number; readonly end: number; readonly value: string }[] = [];
  new Visitor({
    VariableDeclarator: ({ id }) => {
      if (id.type === 'Identifier') declared.add(id.name);
    },
    Identifier: ({ name }) => {
      if (name.startsWith('__')) used.add(name);
    },
    MemberExpression: ({ end, object, property, start }) => {
      const value = property.type === 'Identifier' ? values[property.name] : undefined;
      if (object.type === 'MetaProperty' && value !== undefined) replaced.push({ start, end, value });
    },
  }).visit(parseSync(file, code).program);
  const named = replaced
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { end, start, value }) => text.slice(0, start) + JSON.stringify(value) + text.slice(end),
      code,
    );
  const constants = ['__dirname', '__filename']
    .filter((name) => used.has(name) && !declared.has(name))
    .map((name) => `var ${name} = ${JSON.stringify(values[name])};`)
    .join(' ');
  // Behind the line that names an interpreter.
  return constants === '' ? named : named.replace(/^(?:#!.*\n)?/, (line) => `${line}${constants} `);
};

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
    if (!/__dirname|__filename|import\.meta/.test(code) || id.startsWith('\0')) return undefined;
    const named = withPlace(id.replace(/\?.*$/, ''), code);
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
