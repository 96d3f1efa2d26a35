// A worker may keep its modules between test files, so each file starts a new record.
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

// Keyed by test title, which is empty for transitions taken outside a test, such as while a file loads.
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
