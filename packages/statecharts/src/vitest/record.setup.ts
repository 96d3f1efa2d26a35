// A Vitest setup file: runs before each test file, in a worker that keeps its modules, so the record begins anew each time.
// Only a run of `npm test` keeps what was recorded: a run by hand, of broken code maybe, says nothing for the report.
import { beginRecord, transitionsTakenEver } from '@loomwright/kit/testing';
import { afterAll, expect } from 'vitest';
import { writeRecord } from './record-folder.ts';

beginRecord();

afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath !== undefined && process.env.LOOMWRIGHT_RECORD) writeRecord(testPath, transitionsTakenEver());
});
