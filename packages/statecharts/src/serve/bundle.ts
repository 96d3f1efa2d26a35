import { isBuiltin } from 'node:module';
import { isAbsolute, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { endings, resolving } from '../cli/load-module.ts';

export interface Bundle {
  readonly code: string;
  /** Paths of the bundled files, without `node_modules` and virtual modules. */
  readonly imports: readonly string[];
}

const ABSENT = '\0absent:';

/** Node's modules and native addons become stubs that throw when called, since simulations run no actors. */
const absent: Plugin = {
  name: 'statecharts:absent',
  resolveId: (source) => (isBuiltin(source) || source.endsWith('.node') ? `${ABSENT}${source}` : undefined),
  load(id) {
    if (!id.startsWith(ABSENT)) return undefined;
    const reason = JSON.stringify(`“${id.slice(ABSENT.length)}” is not available in a page`);
    return `const absent = () => { throw new Error(${reason}); };
module.exports = new Proxy(absent, { get: (_, name) => (name === '__esModule' ? false : absent) });`;
  },
};

export const bundleForPage = async (file: string): Promise<Bundle> => {
  const building = await rolldown({
    input: file,
    platform: 'browser',
    tsconfig: true,
    treeshake: false,
    logLevel: 'silent',
    plugins: [absent, resolving],
    resolve: endings,
    transform: {
      define: {
        'import.meta.env': '{"MODE":"development","DEV":true,"PROD":false,"SSR":false}',
        'process.env.NODE_ENV': '"development"',
        'process.env': '{}',
        global: 'globalThis',
      },
    },
  });
  const { output } = await building.generate({ format: 'esm', codeSplitting: false, minify: false });
  const imports = (await building.watchFiles).filter(
    (path) => isAbsolute(path) && !path.includes(`${sep}node_modules${sep}`),
  );
  await building.close();
  return { code: output[0].code, imports };
};
