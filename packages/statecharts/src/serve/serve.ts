import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from '../cli/commands.ts';
import { openProject } from './project.ts';
import { serveLab } from './server.ts';

// Beside the sources, and beside the built command.
const pages = ['../../dist/lab', './lab']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** Serves the lab for the machines of some files until the process is told to end. */
export const serve = async (
  paths: readonly string[],
  port: number,
  print: (line: string) => void,
): Promise<Outcome> => {
  if (!pages)
    throw new Error('The pages of the lab are not built: run "npm run build:lab" in the repository first.');
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`There is no file ${missing}.`);
  const project = openProject(
    process.cwd(),
    paths.map((path) => resolve(path)),
  );
  process.on('exit', project.stop);
  try {
    const server = await serveLab(project, { pages, port });
    print(`The lab is at ${server.url}`);
    print('Ctrl+C ends it.');
    const ended = new Promise<void>((done) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
    });
    await ended;
    server.close();
    return { lines: [], code: 0 };
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'EADDRINUSE') throw error;
    throw new Error(`The port ${port} is taken: choose another one with --port, or none for a free one.`);
  } finally {
    project.stop();
  }
};
