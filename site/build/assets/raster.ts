import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);
const start = async () => {
  const code = await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  // The development server reloads this module, but the rasterizer can be initialised only once.
  await initWasm(code).catch(() => undefined);
};
let started: Promise<void> | undefined;

export const startRasterizer = async (fonts: Uint8Array[] = []) => {
  started ??= start();
  await started;
  return (svg: string) => new Resvg(svg, { font: { fontBuffers: fonts, loadSystemFonts: false } });
};
