import { provideProgram } from '../../checks/find-program.mjs';
import serveSite from '../support/serve-site.ts';
import { engines } from './browsers-test.ts';

/** Installs the engines where it can, names those that are missing, and starts the site for the whole run. */
const setUp = () => {
  const missing = Object.entries(engines).flatMap(([name, { programs }]) => {
    try {
      for (const program of programs) provideProgram(program);
      return [];
    } catch (error) {
      console.log(`There is no ${name}: ${error instanceof Error ? error.message : error}`);
      return [name];
    }
  });
  // `npm test` needs no browser but a Chromium; in `npm run test:browsers` a missing engine is a failure.
  if (process.env.LOOMWRIGHT_SKIP_MISSING) process.env.LOOMWRIGHT_MISSING_ENGINES = missing.join();
  return serveSite();
};

export default setUp;
