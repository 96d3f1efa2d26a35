// @ts-check
// Runs the command line in this repository, where it is not built: Node does not read TypeScript.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const { output } = await build({
  input: fileURLToPath(new URL('../src/cli/child.ts', import.meta.url)),
  write: false,
  platform: 'node',
  external: (id) => !/^[./]|^[a-z]:[\\/]|^@loomwright\//i.test(id),
  output: { codeSplitting: false },
});
// Where a published one stands: what it reads beside itself is found.
const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const file = `${folder}from-sources-${process.pid}.mjs`;
mkdirSync(folder, { recursive: true });
writeFileSync(file, output[0].code);
process.on('exit', () => rmSync(file, { force: true }));
const loaded = import(pathToFileURL(file).href);
await loaded;
rmSync(file, { force: true });
