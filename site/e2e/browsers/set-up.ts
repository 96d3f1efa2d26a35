import { provideProgram } from '../../checks/find-program.mjs';
import serveSite from '../support/serve-site.ts';
import { engines } from './browsers-test.ts';

/** Installs the engines where it can, names those that are missing, and starts the site for the whole run. */
const setUp = () => {
  for (const [name, { programs }] of Object.entries(engines))
    try {
      for (const program of programs) provideProgram(program);
    } catch (error) {
      console.log(`There is no ${name}: ${error instanceof Error ? error.message : error}`);
    }
  return serveSite();
};

export default setUp;
