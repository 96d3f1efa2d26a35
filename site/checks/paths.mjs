// @ts-check
import { fileURLToPath } from 'node:url';

/** With a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const reportsFolder = 'site/reports';
