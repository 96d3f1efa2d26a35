import { globalStyle, style } from '@vanilla-extract/css';
import { inline, stack } from '../../styles/layout.ts';
import { smallMuted } from '../../styles/surface.ts';
import { font, hair, space } from '../../styles/theme.css.ts';

export const sent = style({ ...stack(space[5]), marginTop: space[6] });

// The confirmation takes the place of the form's heading, which still names the section.
globalStyle(`section:has(${sent}) > h2:first-child`, { display: 'none' });

export const title = style({ fontSize: font.size.title, scrollMarginTop: space[8] });

export const facts = style(inline(`${space[3]} ${space[7]}`));

globalStyle(`${facts} dt`, smallMuted);

export const number = style({
  fontFamily: font.code,
  fontSize: font.size.h3,
  fontWeight: 650,
  whiteSpace: 'nowrap',
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[3]} ${space[3]} ${space[3]} 0`,
  borderBottom: hair,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td):last-child`, {
  paddingInlineEnd: 0,
  textAlign: 'end',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} thead th`, { ...smallMuted, fontWeight: 550, overflowWrap: 'normal' });
globalStyle(`${table} tbody th`, { fontWeight: 600 });
globalStyle(`${table} tfoot :is(th, td)`, { borderBottom: 0, fontWeight: 650 });

export const next = style({ fontSize: font.size.h3 });

export const steps = style({ ...stack(space[3]), paddingInlineStart: space[5], listStyle: 'disc' });

export const actions = style(inline(space[3]));

// On paper: the confirmation, and nothing else of the page.
globalStyle(`body:has(${sent}) :not(${sent}, ${sent} *, :has(${sent}))`, {
  '@media': { print: { display: 'none !important' as 'none' } },
});
globalStyle(`${actions}${actions}`, { '@media': { print: { display: 'none' } } });
