import type { CoverageFile } from '@loomwright/statecharts';

/** The text of such a file: a line for each title and each transition, which reviews and merges can tell apart. */
export const toCoverageText = ({ tests, transitions }: CoverageFile): string => {
  const titles = tests.map((title) => JSON.stringify(title)).join(',\n');
  const rows = Object.entries(transitions)
    .map(([key, numbers]) => `${JSON.stringify(key)}:${JSON.stringify(numbers)}`)
    .join(',\n');
  return `{"tests":[\n${titles}\n],"transitions":{\n${rows}\n}}\n`;
};
