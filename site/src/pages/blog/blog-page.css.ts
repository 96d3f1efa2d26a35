import { globalStyle, style } from '@vanilla-extract/css';
import { facts } from '../../shared/post-facts/post-facts.css.ts';
import { inColumns } from '../../styles/layout.ts';
import { color, font, space, wide } from '../../styles/theme.css.ts';

export const filters = style({ paddingBottom: space[5] });

export const results = style({ paddingBottom: space[9] });

export const grid = style(inColumns('repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', space[5]));

globalStyle(`${grid} > :first-child`, { gridColumn: '1 / -1' });
// Alone in the last row of two or three, as many as there is room for, the last card is as wide as the first.
const alone = [
  ['screen and (min-width: 45.25rem) and (max-width: 67.99rem)', '2n'],
  ['(min-width: 68rem)', '3n + 2'],
] as const;
for (const [query, place] of alone) {
  const last = `${grid} > :last-child:nth-child(${place})`;
  globalStyle(last, { '@media': { [query]: { gridColumn: '1 / -1' } } });
  globalStyle(`${last} > article`, { '@media': { [query]: { flexDirection: 'row' } } });
  globalStyle(`${last} > article > svg`, { '@media': { [query]: { width: '32%' } } });
}
// In a narrow card the facts would wrap anywhere: two rows, the category and the date at the left.
globalStyle(`${grid} > :not(:first-child):not(:last-child) ${facts}`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
});
globalStyle(`${grid} > :not(:first-child):not(:last-child) ${facts} > :last-child`, {
  gridArea: '1 / 2',
  textAlign: 'right',
});
globalStyle(`${grid} > :not(:first-child):not(:last-child) ${facts} > :nth-child(3)`, { textAlign: 'right' });

export const lead = style({
  '@media': { [wide.tablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

export const leadArt = style({ '@media': { [wide.tablet]: { height: '100%' } } });

export const leadTitle = style({ fontSize: font.size.h2 });

export const excerpt = style({ color: color.muted });

export const more = style({ marginTop: 'auto', paddingTop: space[2], color: color.warp, fontWeight: 600 });
