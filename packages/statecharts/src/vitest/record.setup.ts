// A Vitest setup file: runs before each test file, in a worker that keeps its modules, so each begins a new record.
// Records are stored only where `LOOMWRIGHT_RECORD` says so, as `npm test` does: a run by hand may be of broken code.
import { beginRecord, beginTestRecord, transitionsOfTest } from '@loomwright/machine-testing/stepper';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { toRecord } from '../coverage/record.ts';
import { writeRecord } from './record-folder.ts';

beginRecord();

const wish = process.env.LOOMWRIGHT_RECORD;
if (wish) {
  // What a file takes outside its tests, when it is read, has the title of none.
  const tests = new Map<string, ReadonlyMap<string, number>[]>();
  const keep = (title: string): void => {
    tests.set(title, [...(tests.get(title) ?? []), transitionsOfTest()]);
    beginTestRecord();
  };
  beforeEach(() => keep(''));
  afterEach(() => keep(expect.getState().currentTestName ?? ''));
  afterAll(() => {
    keep('');
    const { testPath } = expect.getState();
    if (testPath !== undefined) writeRecord(wish, testPath, toRecord(tests));
  });
}
