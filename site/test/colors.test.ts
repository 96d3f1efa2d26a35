import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrast, parseColor } from '@loomwright/shell';
import { expect, test } from 'vitest';
import { art } from '../build/assets/art.ts';
import { dark, light, print } from '../src/styles/colors.ts';

type Name = keyof typeof art;

interface Pairs {
  readonly on: readonly Name[];
  readonly colors: readonly Name[];
  /** WCAG 2.2 AA: 4.5 for text, 3 for controls and states. */
  readonly least: 4.5 | 3;
  readonly use: string;
}

const pagePairs: readonly Pairs[] = [
  {
    on: ['paper', 'surface', 'sunken'],
    colors: ['ink', 'muted', 'warp', 'warpStrong', 'weft', 'danger'],
    least: 4.5,
    use: 'text and links',
  },
  { on: ['warp', 'warpStrong'], colors: ['onWarp'], least: 4.5, use: 'buttons and selected text' },
  {
    on: ['panel'],
    colors: ['onPanel', 'onPanelMuted', 'panelThread'],
    least: 4.5,
    use: 'text and focus rings of panels',
  },
  { on: ['onPanel', 'panelThread'], colors: ['panel'], least: 4.5, use: 'buttons of panels' },
  { on: ['dangerSoft'], colors: ['ink', 'danger'], least: 4.5, use: 'errors' },
  { on: ['danger'], colors: ['surface'], least: 4.5, use: 'buttons that delete' },
  { on: ['weft', 'ink'], colors: ['paper'], least: 4.5, use: 'badges and chosen filters' },
  { on: ['line'], colors: ['ink'], least: 4.5, use: 'chosen options' },
  { on: ['paper', 'surface', 'sunken'], colors: ['control'], least: 3, use: 'edges of fields' },
  { on: ['paper', 'surface', 'sunken', 'dangerSoft'], colors: ['focus'], least: 3, use: 'focus rings' },
];

const artPairs: readonly Pairs[] = [
  { on: ['paper'], colors: ['onPanel', 'onPanelMuted'], least: 4.5, use: 'Open Graph pictures' },
  { on: ['paper'], colors: ['warp', 'weft', 'warpDim'], least: 3, use: 'threads of drawings and icons' },
];

type Colors = Readonly<Partial<Record<Name, string>>>;

const problemsOf = (title: string, colors: Colors, pairs: readonly Pairs[]) =>
  pairs.flatMap(({ on, colors: names, least, use }) =>
    on.flatMap((ground) =>
      names.flatMap((name) => {
        const [above, below] = [parseColor(colors[name] ?? ''), parseColor(colors[ground] ?? '')];
        const ratio = above && below ? contrast(above, below) : 0;
        return ratio >= least
          ? []
          : `site/src/styles/colors.ts: ${title}, ${name} ${colors[name]} on ${ground} ${colors[ground]} (${use}) has a contrast of ${ratio.toFixed(2)}; it needs ${least}`;
      }),
    ),
  );

test.each([
  ['light', light, pagePairs],
  ['dark', dark, pagePairs],
  ['print', print, pagePairs],
  ['art', art, artPairs],
] as const)(
  'every colour of %s has the contrast that its use requires',
  { tags: ['A11-1'] },
  (title, colors, pairs) => {
    expect(problemsOf(title, colors, pairs)).toEqual([]);
  },
);

test('styles, drawings and the build refer to colours by their names in colors.ts', () => {
  const site = fileURLToPath(new URL('../', import.meta.url));
  const found = ['art', 'build', 'public', 'src', 'index.html'].flatMap((root) => {
    const names = root.includes('.') ? [''] : readdirSync(site + root, { recursive: true, encoding: 'utf8' });
    return names
      .map((name) => (name ? `${root}/${name}` : root))
      .filter((file) => /\.(?:tsx?|svg|html)$/.test(file) && file !== 'src/styles/colors.ts')
      .flatMap((file) => {
        const colors = readFileSync(site + file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];
        return colors.map((color) => `site/${file}: ${color} belongs to site/src/styles/colors.ts`);
      });
  });
  expect(found).toEqual([]);
});
