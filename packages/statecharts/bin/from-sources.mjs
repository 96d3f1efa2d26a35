// @ts-check
// Bundles the command line from its TypeScript sources and runs it. For this repository only.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const { output } = await build({
  input: fileURLToPath(new URL('../src/cli/child.ts', import.meta.url)),
  write: false,
  platform: 'node',
  external: (id) => !/^[./]|^[a-z]:[\\/]|^@loomwright\//i.test(id),
  output: { codeSplitting: false },
});
// In `dist`, relative paths match the published build. Renaming is atomic, so no process reads half a file.
const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const file = `${folder}from-sources.mjs`;
mkdirSync(folder, { recursive: true });
writeFileSync(`${file}.${process.pid}`, output[0].code);
renameSync(`${file}.${process.pid}`, file);
await import(pathToFileURL(file).href);
