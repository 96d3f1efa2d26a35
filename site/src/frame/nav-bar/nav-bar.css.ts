import { globalStyle, style } from '@vanilla-extract/css';
import {
  barHeight,
  color,
  containerWidth,
  font,
  hair,
  layer,
  narrow,
  radius,
  size,
  space,
  wide,
} from '../../styles/theme.css.ts';
import { iconButton } from '../../ui/button/button.css.ts';
import { row } from '../../ui/layout/layout.css.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.notice,
  top: space[2],
  left: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.small,
  background: color.panel,
  color: color.onPanel,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none', color: color.onPanel } },
});

const roomy = `(min-width: ${containerWidth})`;

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  inset: '0 0 auto 0',
  height: barHeight,
  containerType: 'inline-size',
  selectors: {
    // A separate layer: if the bar's own colours faded, text would be unreadable during a theme change.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderBottom: hair,
      background: color.surface,
      opacity: 0,
      transition: 'opacity 160ms',
    },
    '&[data-scrolled]': { boxShadow: color.shade },
    '&[data-scrolled]::before': { opacity: 1 },
  },
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  '@media': {
    // Keeps the links in place when the controls change.
    [wide.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      justifyItems: 'start',
      columnGap: space[5],
    },
  },
});

export const brand = style({
  maxWidth: 'calc(100% - 7.125rem)',
  '@media': { [wide.desktop]: { maxWidth: '100%' } },
});

export const links = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'flex', gap: space[2] } },
});

globalStyle(`${links} > :has([href="/pricing"])`, {
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
});

const linkPadding = `clamp(${space[2]}, 4vw - ${space[6]}, ${space[3]})`;

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.tap,
  paddingInline: linkPadding,
  fontSize: font.size.dense,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.warp },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: linkPadding,
      bottom: space[1],
      borderBottom: `2px solid ${color.weft}`,
    },
  },
});

// Below this width the controls shrink, so that all of them fit beside the brand.
const tiny = '(max-width: 22rem)';

export const group = style([row[2], { '@media': { [tiny]: { gap: 0 } } }]);

/** The same width for guests and members, so that nothing moves (NAV-7). */
export const controls = style({ flex: 1, justifySelf: 'stretch', justifyContent: 'flex-end' });

export const guest = style({ display: 'none', '@media': { [wide.desktop]: { display: 'flex' } } });

export const member = style({ flex: 'none' });

export const round = style([
  iconButton.round,
  { '@media': { [tiny]: { width: size.compact } }, selectors: { '&:focus-visible': { outlineOffset: 0 } } },
]);

export const cart = style({
  position: 'relative',
  color: color.ink,
  selectors: { '&:hover, &[aria-current]': { color: color.warp } },
});

export const badge = style({
  minWidth: size.badge,
  padding: `0 ${space[1]}`,
  // Visible only in forced colours.
  border: '1px solid transparent',
  borderRadius: radius.round,
  background: color.weft,
  color: color.paper,
  fontSize: font.size.tiny,
  fontWeight: 650,
  lineHeight: 1.4,
  textAlign: 'center',
  selectors: { [`${cart} > &`]: { position: 'absolute', top: 0, insetInlineStart: '50%' } },
});

export const search = style({
  border: '1px solid transparent',
  selectors: {
    '&:hover': { color: color.warp },
    // Next to the cart, the button does not fit on a phone. The menu contains the search too.
    [`&:has(+ :is(${member}, ${cart}))`]: { '@media': { [narrow.phone]: { display: 'none' } } },
  },
  // At one end of the controls, so that it does not move when the others change.
  order: 1,
  '@media': { [wide.desktop]: { order: 0, marginInlineEnd: 'auto' } },
  '@container': {
    [roomy]: {
      gridAutoFlow: 'column',
      gap: space[2],
      width: 'auto',
      height: size.compact,
      paddingInline: space[3],
      borderColor: color.line,
      background: color.surface,
    },
  },
});

export const keyHint = style({
  display: 'none',
  minWidth: space[5],
  border: hair,
  borderRadius: space[1],
  background: color.sunken,
  color: color.muted,
  fontSize: font.size.tiny,
  fontWeight: 600,
  lineHeight: 1.65,
  '@container': { [roomy]: { display: 'block' } },
});

export const compact = style({
  minHeight: size.compact,
  padding: `0 ${space[4]}`,
  fontSize: font.size.small,
  whiteSpace: 'nowrap',
});

export const menuButton = style({
  order: 2,
  // Aligns the icon, not its hit area, with the text.
  marginInlineEnd: `calc((${space[5]} - ${size.tap}) / 2)`,
  '@media': { [wide.desktop]: { display: 'none' } },
});
