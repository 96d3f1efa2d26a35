import { globalStyle, style } from '@vanilla-extract/css';
import { cover, iconBox } from '../../styles/layout.ts';
import { bare, plainLink } from '../../styles/surface.ts';
import {
  barHeight,
  color,
  containerWidth,
  font,
  hair,
  layer,
  radius,
  space,
  wide,
} from '../../styles/theme.css.ts';
import { container } from '../../ui/page/page.css.ts';
import { cartBadge } from './cart-link.css.ts';

/** The bar has room for the open page beside the five links, and for the key of the search. */
const roomy = `(min-width: ${containerWidth})`;

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  inset: '0 0 auto 0',
  height: barHeight,
  containerType: 'inline-size',
  selectors: {
    // A layer that fades in: colours of the bar never fade, so that its text is readable while the theme changes.
    '&::before': {
      content: '""',
      ...cover,
      zIndex: -1,
      borderBottom: hair,
      background: color.surface,
      opacity: 0,
      transition: 'opacity 160ms',
    },
    '&[data-scrolled]': { boxShadow: color.shade },
    '&[data-scrolled]::before': { opacity: 1 },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { transition: 'none' } } } },
});

export const inner = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    '@media': {
      // The links do not move when the controls change, a guest's cart among them, nor from page to page.
      [wide.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'auto auto minmax(0, 1fr)',
        justifyItems: 'start',
        columnGap: space[5],
      },
    },
  },
]);

const linkPadding = `clamp(${space[2]}, 4vw - 2rem, ${space[3]})`;

// A brand in a wide fallback font leaves room for a member's controls, and stands where it does for a guest.
globalStyle(`${inner} > a`, {
  maxWidth: 'calc(100% - 7.125rem)',
  '@media': { [wide.desktop]: { maxWidth: '100%' } },
});

export const links = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'flex', gap: space[2] } },
});

// The open page beside the five, where there is room.
globalStyle(`${links} > :nth-child(6)`, {
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
});

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: linkPadding,
  ...plainLink,
  fontSize: '1rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.warp },
    // A thread below the current link.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: linkPadding,
      bottom: '0.375rem',
      borderBottom: `2px solid ${color.weft}`,
    },
  },
});

// Brand, cart, user menu and menu button fit on the narrowest phone.
const tiny = '(max-width: 22rem)';

const row = style({ display: 'flex', alignItems: 'center', gap: space[2], '@media': { [tiny]: { gap: 0 } } });

/** Everything at the end of the bar. It is as wide for a guest as for a member, so that nothing in it moves (NAV-7). */
export const controls = style([row, { flex: 1, justifySelf: 'stretch', justifyContent: 'flex-end' }]);

export const guest = style([row, { display: 'none', '@media': { [wide.desktop]: { display: 'flex' } } }]);

export const member = style([row, { flex: 'none' }]);

/** A round button whose hit area is larger than the icon. */
export const round = style({
  ...iconBox('2.75rem'),
  flex: 'none',
  borderRadius: radius.round,
  transition: 'background-color 120ms',
  '@media': { [tiny]: { width: '2.5rem' }, '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: { '&:focus-visible': { borderRadius: radius.round, outlineOffset: 0 } },
});

export const cart = style([
  round,
  {
    position: 'relative',
    color: color.ink,
    selectors: {
      '&:hover': { background: color.sunken, color: color.warp },
      '&[aria-current]': { color: color.warp },
    },
  },
]);

globalStyle(`${cart} > ${cartBadge}`, {
  position: 'absolute',
  top: 0,
  // A wider one grows away from the icon.
  insetInlineStart: '1.375rem',
});

export const search = style([
  round,
  {
    border: '1px solid transparent',
    background: 'transparent',
    selectors: {
      '&:hover': { background: color.sunken, color: color.warp },
      // A cart leaves no room on a phone: the menu has the search.
      [`&:has(+ :is(${member}, ${cart}))`]: { '@media': { '(max-width: 39.99rem)': { display: 'none' } } },
    },
    // Beside the menu button, or at the other end of the controls: where it does not move when they change.
    order: 1,
    '@media': {
      [wide.desktop]: { order: 0, marginInlineEnd: 'auto' },
    },
    '@container': {
      [roomy]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space[2],
        width: 'auto',
        height: '2.5rem',
        paddingInline: space[3],
        borderColor: color.line,
        background: color.surface,
      },
    },
  },
]);

export const keyHint = style({
  display: 'none',
  minWidth: '1.375rem',
  border: hair,
  borderRadius: '0.375rem',
  background: color.sunken,
  color: color.muted,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '@container': { [roomy]: { display: 'block' } },
});

// No room beside a sixth link.
globalStyle(`${links}:has(> :nth-child(6)) + ${controls} ${keyHint}`, {
  '@container': { [roomy]: { display: 'none' } },
});

/** On a button, whose style comes after that of the bar. */
export const compact = style({
  selectors: {
    '&&': { minHeight: '2.5rem', padding: `0 ${space[4]}`, fontSize: font.size.small, whiteSpace: 'nowrap' },
  },
});

export const menuButton = style({
  order: 2,
  ...iconBox('2.75rem'),
  flex: 'none',
  // The icon, not its hit area, is aligned with the page's text.
  marginInlineEnd: '-0.625rem',
  ...bare,
  '@media': { [wide.desktop]: { display: 'none' } },
});
