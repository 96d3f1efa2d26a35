import { style } from '@vanilla-extract/css';
import { barHeight, color, font, hair, measure, size, space, wide } from '../../styles/theme.css.ts';
import { muted as mutedText } from '../../ui/text/text.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[7]}`,
  paddingBottom: space[9],
  '@media': { [wide.desktop]: { gridTemplateColumns: `calc(4 * ${size.thumb}) minmax(0, 1fr)` } },
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
      // Space for the focus outline.
      margin: `calc(-1 * ${space[3]})`,
      padding: space[3],
      overflowY: 'auto',
      borderBlock: 0,
      fontSize: font.size.small,
    },
  },
});

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

export const items = style({ marginTop: space[5], borderTop: `2px solid ${color.warp}` });

/** The whole tile is a link. */
export const item = style({
  display: 'grid',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[4],
  borderBottom: hair,
  '@media': { [wide.phone]: { gridTemplateColumns: '1fr auto', alignItems: 'baseline' } },
  ':hover': {
    background: color.sunken,
    boxShadow: `${space[3]} 0 ${color.sunken}, -${space[3]} 0 ${color.sunken}`,
  },
});

export const itemLinks = style({
  '@media': { [wide.phone]: { gridArea: '1 / 2' } },
});

/** Above the link that covers the whole tile. */
export const overdueItem = style({ zIndex: 1 });

export const wideSearch = style({ maxWidth: 'none' });

export const waiting = style({ minHeight: '60vh' });

export const found = style({ borderTop: `2px solid ${color.warp}` });

export const result = style({ paddingBlock: space[4], borderBottom: hair, overflowWrap: 'anywhere' });

export const excerpt = style({ maxWidth: measure.prose });

export const match = style({ background: color.sunken, color: color.ink });

const roomy = wide.tablet;

export const article = style({ containerType: 'inline-size' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[7]}`,
  '@container': { [roomy]: { gridTemplateColumns: `minmax(0, ${measure.prose}) 1fr` } },
});

export const articleHead = style({
  marginBottom: space[6],
  '@container': { [roomy]: { maxWidth: measure.prose } },
});

export const contents = style({
  alignSelf: 'start',
  paddingLeft: space[4],
  borderLeft: hair,
  '@container': {
    [roomy]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: `calc(${barHeight} + ${space[5]})` },
  },
});

export const contentsTitle = style({ marginBottom: space[1], letterSpacing: 0 });

export const contentsList = style({
  '@media': { [wide.phone]: { columns: `3 ${size.picture}` } },
  '@container': { [roomy]: { columns: 'auto' } },
});

export const contentsLink = style({
  color: color.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});
