export { readRecords } from '../vitest/record-folder.ts';
export { coverageOf, toCoverageLines } from './coverage.ts';
export { type CoverageFile, keyInFile, toCoverageFile, toCoverageText } from './coverage-file.ts';
