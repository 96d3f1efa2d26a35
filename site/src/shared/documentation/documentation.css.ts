import { style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, measure, space, wide } from '../../styles/theme.css.ts';
import { muted as mutedText, note } from '../../ui/text/text.css.ts';

/** The sidebar beside the text, where there is room for both. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[7]}`,
  paddingBottom: space[9],
  '@media': { [wide.desktop]: { gridTemplateColumns: `${measure.cell} minmax(0, 1fr)` } },
});

export const sidebar = style({
  paddingBlock: space[4],
  borderBlock: hair,
  '@media': {
    [wide.desktop]: {
      position: 'sticky',
      top: barHeight,
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${barHeight})`,
      // Room for the focus outline.
      margin: `calc(-1 * ${space[3]})`,
      padding: space[3],
      overflowY: 'auto',
      borderBlock: 0,
      fontSize: font.size.small,
    },
  },
});

export const search = style({ marginBottom: space[4] });

/** On narrow screens the three sections stand side by side. */
export const tree = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  '@media': { [wide.desktop]: { display: 'grid', gap: space[5] } },
});

export const sectionLink = style({
  display: 'inline-block',
  paddingBlock: space[1],
  fontWeight: 650,
  ':hover': { textDecoration: 'underline' },
});

export const branch = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'grid', marginTop: space[2], borderLeft: hair } },
});

export const itemLink = style({
  display: 'block',
  marginLeft: '-1px',
  padding: `${space[1]} ${space[4]}`,
  borderLeft: '2px solid transparent',
  color: color.muted,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': { borderColor: color.weft, color: color.ink, fontWeight: 600 },
  },
});

export const section = style({ scrollMarginTop: space[2] });

export const sectionTitle = style({ fontSize: font.size.title, marginBottom: space[1] });

export const muted = style([mutedText, { marginTop: space[1] }]);

export const small = style([note, { marginTop: space[2] }]);

export const items = style({ marginTop: space[5], borderTop: `2px solid ${color.warp}` });

export const item = style({
  paddingBlock: space[5],
  borderBottom: hair,
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});
