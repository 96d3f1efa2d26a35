// @ts-check
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of logs, and of traces and pictures of failed browser tests. Not in git. */
export const reportsFolder = 'site/reports';
