import { clearRecords } from './record-folder.ts';

/** Vitest calls this once before the tests of a run. */
export const setup = (): void => clearRecords();
