import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chart } from '../chart.ts';
import { toCountText } from '../texts.ts';
import { drawUnion, type Look } from './draw.ts';
import { fileNames } from './file-names.ts';
import type { Work } from './work.ts';

/** `before` is missing for an added machine, `after` for a removed one. */
export interface Change {
  readonly title: string;
  readonly name: string;
  readonly before?: Chart | undefined;
  readonly after?: Chart | undefined;
  readonly isDrawn: boolean;
  readonly lines: readonly string[];
}

export interface Comparison {
  readonly changes: readonly Change[];
  readonly notes: readonly string[];
}

/** A code block whose fence is longer than any in the text. */
const fenced = (text: string): string => {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
};

const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&');

export const saveReview = async (
  title: string,
  { changes, notes }: Comparison,
  options: Look & { readonly out: string },
  { doing }: Work,
): Promise<readonly string[]> => {
  const names = fileNames(changes.map(({ name }) => name));
  await mkdir(options.out, { recursive: true });
  const files: string[] = [];
  const parts: string[] = [];
  for (const [place, { after, before, isDrawn, lines, name, title: heading }] of changes.entries()) {
    parts.push(`## ${plain(heading)}`);
    if (lines.length > 0) parts.push(fenced(lines.join('\n')));
    if (!isDrawn) continue;
    doing(`Drawing ${place + 1} of ${changes.length}: ${name}`);
    const file = `${names[place]}.diff.svg`;
    const drawn = await drawUnion(before, after, options).then(
      async (svg) => {
        await writeFile(join(options.out, file), svg);
        files.push(`drawn in ${join(options.out, file)}`);
        return `![${plain(name)}](${encodeURI(file)})`;
      },
      (error: unknown) => plain(String((error as Error).message)),
    );
    parts.push(drawn);
  }
  const count =
    changes.length === 0 ? 'No difference.' : `${toCountText(changes.length, 'machine')} changed.`;
  const legend = 'New is green with `+`, gone is red with `−`, changed is amber with `~`.';
  const review = join(options.out, 'review.md');
  await writeFile(
    review,
    `${[`# ${plain(title)}`, `${count} ${changes.length === 0 ? '' : legend}`.trim(), ...parts, ...notes.map(plain)].join('\n\n')}\n`,
  );
  return [...files, `written to ${review}`];
};
