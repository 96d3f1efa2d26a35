// A Vitest set-up file: runs before each test file, in a worker that may keep its modules, so each begins a new record.
import {
  beginRecord,
  beginTestRecord,
  transitionsOfTest,
  walkedInTest,
} from '@loomwright/machine-testing/stepper';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { TakenBy } from '../coverage/record.ts';
import { RECORDS, writeRecord } from '../coverage/record-folder.ts';

beginRecord();

// What a file takes outside its tests, when it is read, has the title of none.
const tests = new Map<string, TakenBy[]>();
const keep = (title: string): void => {
  tests.set(title, [...(tests.get(title) ?? []), { taken: transitionsOfTest(), walked: walkedInTest() }]);
  beginTestRecord();
};
beforeEach(() => keep(''));
afterEach(() => keep(expect.getState().currentTestName ?? ''));
afterAll(() => {
  keep('');
  const { testPath } = expect.getState();
  if (testPath !== undefined) writeRecord(RECORDS, testPath, tests);
});
