// @ts-check
import { fileURLToPath } from 'node:url';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a run of the checks leaves: a log a part, and traces and pictures of browser tests that failed. Not in git. */
export const reportsFolder = 'site/reports';
