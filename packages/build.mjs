// @ts-check
// Builds the published packages into their `dist`, and packs them into the top-level `dist`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

const packages = fileURLToPath(new URL('.', import.meta.url));
const names = ['machine-testing', 'statecharts'];

/**
 * Programs loaded at runtime, which no entry point imports.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const programs = { statecharts: { cli: './src/cli/child.ts' } };

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

/** @param {string} entry a key of `exports` */
const fileOf = (entry) => (entry === '.' ? 'index' : entry.slice(2));

/** TypeScript 7 has no API, so the declaration bundler runs its executable. @returns {Promise<string>} */
const compiler = async () => {
  const { default: getExePath } = await import(
    new URL('getExePath.js', import.meta.resolve('typescript')).href
  );
  return getExePath();
};

/** @param {string} name */
const buildPackage = async (name) => {
  const entries = Object.entries(read(name).exports).map(([entry, file]) => [fileOf(entry), file]);
  await build({
    config: false,
    cwd: join(packages, name),
    entry: { ...Object.fromEntries(entries), ...programs[name] },
    outDir: 'dist',
    clean: ['dist/*.js', 'dist/*.d.ts'],
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    fixedExtension: false,
    tsconfig: join(packages, 'tsconfig.build.json'),
    dts: { tsgo: { path: await compiler() } },
    deps: { alwaysBundle: /^@loomwright\//, onlyBundle: [/^@loomwright\//] },
    checks: { pluginTimings: false },
    logLevel: 'warn',
    failOnWarn: true,
  });
};

/** @param {string} name */
const manifestOf = (name) => {
  const { devDependencies: _, private: __, scripts: ___, ...manifest } = read(name);
  const exports = Object.keys(manifest.exports).map((entry) => [
    entry,
    { types: `./dist/${fileOf(entry)}.d.ts`, default: `./dist/${fileOf(entry)}.js` },
  ]);
  return {
    ...manifest,
    exports: Object.fromEntries(exports),
    files: ['bin', 'dist', 'docs', 'CHANGELOG.md'],
  };
};

/**
 * Packs in a folder outside the workspace: the package’s own package.json is for development.
 * @param {string} name
 */
const pack = (name) => {
  const staged = mkdtempSync(join(tmpdir(), 'packed-'));
  const packed = join(packages, '../dist');
  mkdirSync(packed, { recursive: true });
  try {
    const manifest = manifestOf(name);
    for (const part of [
      'dist',
      'docs',
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      ...Object.values(manifest.bin ?? {}),
    ])
      if (existsSync(join(packages, name, part)))
        cpSync(join(packages, name, part), join(staged, part), {
          recursive: true,
          filter: (source) => !source.includes('from-sources'),
        });
    writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    const report = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', packed], {
      cwd: staged,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [{ filename, unpackedSize }] = JSON.parse(report);
    console.log(`dist/${filename}  ${(unpackedSize / 1000).toFixed(0)} kB unpacked`);
  } finally {
    rmSync(staged, { recursive: true });
  }
};

if (process.argv.includes('--refuse')) {
  console.error(
    'This folder is for development. Publish the tarball that `npm run build:packages` writes to the dist folder of the repository.',
  );
  process.exit(1);
}
execFileSync('npm', ['run', '--silent', 'build:lab'], {
  cwd: join(packages, '..'),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const name of names) await buildPackage(name);
for (const name of names) pack(name);
