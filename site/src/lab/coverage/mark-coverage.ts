import { keyToken } from '@loomwright/statecharts/drawing';
import type { CoverageLevel, CoverageRow } from '@loomwright/statecharts/lab';

const worst: readonly CoverageLevel[] = ['none', 'few', 'many'];

/** Says at each arrow and line of a drawing how well it is tested; what stands for several is as the worst of them. */
export const markCoverage = (frame: HTMLElement, rows: readonly CoverageRow[]): void => {
  const levels = new Map(rows.map(({ key, level }) => [keyToken(key), level]));
  for (const element of frame.querySelectorAll('[data-keys]')) {
    const own = (element.getAttribute('data-keys') ?? '').split(' ').map((key) => levels.get(key));
    const level = worst.find((one) => own.includes(one));
    if (level) element.setAttribute('data-tested', level);
  }
};
