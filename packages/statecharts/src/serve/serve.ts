import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expandFiles } from '../cli/files.ts';
import type { Outcome, Work } from '../cli/work.ts';
import { openProject } from './project.ts';
import { serveLab } from './server.ts';

// Beside the sources, and beside the built command.
const pages = ['../../dist/lab', './lab']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** Serves the lab for the machines of some files until the process is told to end. */
export const serve = async (patterns: readonly string[], port: number, work: Work): Promise<Outcome> => {
  if (!pages)
    throw new Error('The pages of the lab are not built: run "npm run build:lab" in the repository first.');
  const paths = await expandFiles(patterns);
  const project = openProject(
    process.cwd(),
    paths.map((path) => resolve(path)),
  );
  process.on('exit', project.stop);
  try {
    const { url } = await serveLab(project, { pages, port });
    work.print(`The lab is at ${url}`);
    work.print('Ctrl+C ends it.');
    return await new Promise(() => {});
  } catch (error) {
    project.stop();
    if ((error as { readonly code?: unknown }).code !== 'EADDRINUSE') throw error;
    throw new Error(`The port ${port} is taken: choose another one with --port, or none for a free one.`);
  }
};
