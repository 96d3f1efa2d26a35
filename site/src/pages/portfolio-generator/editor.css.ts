import { globalStyle, style } from '@vanilla-extract/css';
import { circle, cluster, inColumns, stack } from '../../styles/layout.ts';
import { outlined, smallMuted } from '../../styles/surface.ts';
import { color, font, hair, radius, space, wide } from '../../styles/theme.css.ts';
import { textArea } from '../../ui/form/form.css.ts';

/** Form and preview: side by side where there is room, stacked on a phone. */
export const bench = style({
  ...inColumns('minmax(0, 1fr)', space[7]),
  paddingBottom: space[8],
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: space[6],
      alignItems: 'start',
    },
  },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: space[5] });

// A focused element is scrolled to a place the toolbar does not cover.
globalStyle(`${form} :is(input, textarea, button, summary, label, h2, [data-field], [tabindex])`, {
  scrollMarginTop: '4.5rem',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlock: space[6],
  selectors: { '& + &': { borderTop: hair } },
});

globalStyle(`${form} > div + ${section}`, { paddingTop: space[5] });

export const title = style({ fontSize: font.size.title, scrollMarginTop: '4.5rem' });

export const text = style({ marginBlock: `${space[2]} ${space[5]}`, ...smallMuted });

export const pair = style({
  display: 'grid',
  columnGap: space[4],
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Grows with its text; initially lower than the text area of a message. */
export const lines = style([textArea, { minHeight: '5.5rem' }]);

export const row = style(cluster(space[3]));

export const picture = style([row, { marginTop: space[2] }]);

export const portrait = style({ ...circle('5rem'), border: hair, objectFit: 'cover' });

export const thumb = style({
  width: '7.5rem',
  height: '5rem',
  border: hair,
  borderRadius: radius.small,
  objectFit: 'cover',
});

export const offer = style([
  row,
  {
    justifyContent: 'space-between',
    paddingBlock: space[1],
    paddingInline: space[4],
    borderRadius: radius.small,
    background: color.sunken,
    overflowWrap: 'anywhere',
  },
]);

/** The confirmation of a download. */
export const done = style({ marginTop: space[5], padding: space[5], ...outlined, background: color.sunken });

globalStyle(`${done} p`, { marginTop: space[3] });

export const after = style({
  listStyle: 'decimal',
  ...stack(space[2]),
  marginTop: space[3],
  paddingInlineStart: space[5],
});

export const imported = style({ display: 'grid', justifyItems: 'start', marginTop: space[4] });
