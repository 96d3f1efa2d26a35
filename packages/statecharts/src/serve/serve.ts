import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expandFiles } from '../cli/files.ts';
import type { Outcome, Work } from '../cli/work.ts';
import { openProject } from './project.ts';
import { serveLab } from './server.ts';

// Possible folders of the built lab, relative to the sources and to the built command.
const PLACES = ['../../dist/lab', './lab'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

export const serve = async (
  patterns: readonly string[],
  { port, seconds }: { readonly port: number; readonly seconds: number },
  work: Work,
): Promise<Outcome> => {
  const paths = (await expandFiles(patterns)).map((path) => resolve(path));
  const project = openProject(process.cwd(), paths, seconds);
  process.on('exit', project.stop);
  const pages = PLACES.find((path) => existsSync(path));
  try {
    const { url } = await serveLab(project, { pages, port });
    if (!pages)
      work.warn('The pages of the lab are not built: "npm run build:lab" in its repository builds them.');
    work.print(`The lab is at ${url}`);
    work.print(`Running apps attach to ${url.replace('http', 'ws')}attach`);
    work.print('Ctrl+C ends it.');
    return await new Promise(() => {});
  } catch (error) {
    project.stop();
    if ((error as { readonly code?: unknown }).code !== 'EADDRINUSE') throw error;
    throw new Error(`The port ${port} is in use: choose another with --port, or omit it for a free one.`);
  }
};
