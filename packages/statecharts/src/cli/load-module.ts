import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import { build, type Plugin } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The error as one line. Any value can be thrown. */
export const reasonOf = (error: unknown): string => {
  const errors = part(error, 'errors');
  const first: unknown = Array.isArray(errors) ? (errors[0] ?? error) : error;
  const message = part(first, 'message');
  const text = stripVTControlCharacters(
    typeof message === 'string' && message.trim() !== '' ? message.trim() : inspect(first),
  );
  // Rolldown puts the cause on separate lines.
  const [line = ''] = (/Caused by:\s+0: (.*)/.exec(text)?.[1] ?? text).split('\n');
  const place = /─\[ (.*:\d+:\d+) \]/.exec(text)?.[1];
  // The bundle runs from a data URL, which would fill the whole message.
  const said = line
    .replace(/^\[[\w:-]+\] +/, '')
    .replace(/data:text\/javascript;base64,[\w+/=]*/g, 'its bundle');
  return said.slice(0, MAX_REASON) + (place === undefined ? '' : ` (${place})`);
};

const MAX_REASON = 500;

/** Replaces `import.meta.url` and the like with the original path, since the bundle runs elsewhere. */
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
  return constants === '' ? named : named.replace(/^(?:#!.*\n)?/, (line) => `${line}${constants} `);
};

const MISSING = '\0missing:';
const WITHOUT_CODE =
  /\.(?:css|less|s[ac]ss|styl|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp[34]|wasm|txt|md)$/;

export const resolving: Plugin = {
  name: 'statecharts:resolving',
  async resolveId(source, importer) {
    if (importer === undefined || source.startsWith('\0')) return undefined;
    // A query such as `?raw` in `./door.svg?raw` is meant for another bundler.
    const found = await this.resolve(source.replace(/\?.*$/, ''), importer, { skipSelf: true });
    if (found) return found;
    // A file from which XState cannot be resolved gets this package’s copy.
    if (source === 'xstate')
      return join(dirname(createRequire(import.meta.url).resolve('xstate')), 'xstate.esm.js');
    return `${MISSING}${source}\0${importer}`;
  },
  load(id) {
    const quoted = JSON.stringify(id);
    if (id.endsWith('.node'))
      return {
        code: `module.exports = process.getBuiltinModule('node:module').createRequire(${quoted})(${quoted});`,
        moduleType: 'js',
      };
    if (WITHOUT_CODE.test(id)) return { code: `export default ${quoted};`, moduleType: 'js' };
    if (!id.startsWith(MISSING)) return undefined;
    const [source, importer] = id.slice(MISSING.length).split('\0');
    // An optional import may be missing, so the error is thrown only when the import runs.
    const reason = `there is no "${source}", which ${importer} imports`;
    return `module.exports = (() => { throw Object.assign(new Error(${JSON.stringify(reason)}), { code: 'MODULE_NOT_FOUND' }); })();`;
  },
  transform(code, id) {
    if (!/__dirname|__filename|import\.meta/.test(code) || id.startsWith('\0')) return undefined;
    const named = withPlace(id, code);
    return named === code ? undefined : { code: named, map: null };
  },
};

/** TypeScript allows imports without an extension, or with the extension of the output file. */
export const endings = {
  extensions: ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'],
  extensionAlias: {
    '.js': ['.js', '.ts', '.tsx'],
    '.jsx': ['.jsx', '.tsx'],
    '.mjs': ['.mjs', '.mts'],
    '.cjs': ['.cjs', '.cts'],
  },
};

export const bundle = async (file: string): Promise<string> => {
  const { output } = await build({
    input: file,
    write: false,
    platform: 'node',
    logLevel: 'silent',
    treeshake: false,
    tsconfig: true,
    plugins: [resolving],
    transform: { define: { 'import.meta.env': '{"MODE":"development","DEV":true,"PROD":false,"SSR":true}' } },
    resolve: endings,
    // No dead-code elimination: it would drop exports after a `throw`.
    output: { codeSplitting: false, minify: false },
  });
  return output[0].code;
};

/** Bundles a file and runs it from memory, so that a killed process leaves no files. Returns its exports. */
export const loadModule = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  const code = await bundle(file);
  const placed = code.replace(
    'createRequire(import.meta.url)',
    () => `createRequire(${JSON.stringify(file)})`,
  );
  loads += 1;
  const text = Buffer.from(`${placed}\n//${loads}`).toString('base64');
  return import(/* @vite-ignore */ `data:text/javascript;base64,${text}`);
};

// Node caches modules by URL, so each load needs a different one.
let loads = 0;
