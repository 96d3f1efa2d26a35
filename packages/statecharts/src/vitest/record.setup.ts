// A Vitest setup file: runs before each test file, in a worker that keeps its modules, so each begins a new record.
// Only `npm test` stores the records: a run by hand may be of broken code.
import { beginRecord, transitionsTakenEver } from '@loomwright/kit/testing';
import { afterAll, expect } from 'vitest';
import { writeRecord } from './record-folder.ts';

beginRecord();

afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath !== undefined && process.env.LOOMWRIGHT_RECORD) writeRecord(testPath, transitionsTakenEver());
});
