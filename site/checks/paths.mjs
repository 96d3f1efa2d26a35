// @ts-check
import { fileURLToPath } from 'node:url';

/** The top folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const reportsFolder = 'site/reports';
