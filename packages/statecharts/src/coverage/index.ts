export { coverageOf, toCoverageLines } from './coverage.ts';
export { type CoverageFile, keyInFile, toCoverageFile, toCoverageText } from './coverage-file.ts';
export { readRecords } from './record-folder.ts';
