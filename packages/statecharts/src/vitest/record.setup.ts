// A vitest setup file: runs in each test file's own module graph, so the record holds what this file's tests took.
import { transitionsTakenEver } from '@loomwright/kit/testing';
import { afterAll, expect } from 'vitest';
import { writeRecord } from './record-folder.ts';

afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath !== undefined) writeRecord(testPath, transitionsTakenEver());
});
