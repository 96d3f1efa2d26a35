import { isBuiltin } from 'node:module';
import { isAbsolute, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** A file with all that it imports, as one module that a page can run. */
export interface Bundle {
  readonly code: string;
  /** The files of the user in it: no package, nothing generated. */
  readonly imports: readonly string[];
}

const ABSENT = '\0absent:';

/** What a page has not (Node's own modules, styles, what is not installed) is there, and throws once it is called. */
const absent: Plugin = {
  name: 'statecharts:absent',
  async resolveId(source, importer) {
    if (source.startsWith('\0')) return null;
    if (isBuiltin(source) || /\.(?:css|scss|less|svg|png|node)(?:\?|$)/.test(source))
      return `${ABSENT}${source}`;
    const found = importer === undefined ? null : await this.resolve(source, importer, { skipSelf: true });
    return importer === undefined || (found && !found.external) ? found : `${ABSENT}${source}`;
  },
  load(id) {
    if (!id.startsWith(ABSENT)) return null;
    const reason = JSON.stringify(`“${id.slice(ABSENT.length)}” is not there in a page`);
    return `const absent = () => { throw new Error(${reason}); };
module.exports = new Proxy(absent, { get: (_, name) => (name === '__esModule' ? false : name === 'prototype' ? {} : absent) });`;
  },
};

/** Bundles a file of the user for the page that simulates its machines. */
export const bundleForPage = async (file: string): Promise<Bundle> => {
  const building = await rolldown({
    input: file,
    platform: 'browser',
    tsconfig: true,
    treeshake: false,
    logLevel: 'silent',
    plugins: [absent],
    transform: {
      define: { 'process.env.NODE_ENV': '"development"', 'process.env': '{}', global: 'globalThis' },
    },
  });
  const { output } = await building.generate({ format: 'esm', codeSplitting: false });
  const imports = (await building.watchFiles).filter(
    (path) => isAbsolute(path) && !path.includes(`${sep}node_modules${sep}`),
  );
  await building.close();
  return { code: output[0].code, imports };
};
