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

/** The bar has room for a link beside the five, and for the key of the search. */
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
    // The links do not move when the controls change, a guest's cart among them, nor from page to page.
    [wide.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      justifyItems: 'start',
      columnGap: space[5],
    },
  },
});

/** In a wide fallback font it leaves room for a member's controls, and stands where it does for a guest. */
export const brand = style({
  maxWidth: 'calc(100% - 7.125rem)',
  '@media': { [wide.desktop]: { maxWidth: '100%' } },
});

export const links = style({
  display: 'none',
  '@media': { [wide.desktop]: { display: 'flex', gap: space[2] } },
});

// Beside the five, where there is room.
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
    // A thread below the current link.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: linkPadding,
      bottom: space[1],
      borderBottom: `2px solid ${color.weft}`,
    },
  },
});

// Brand, cart, user menu and menu button fit on the narrowest phone.
const tiny = '(max-width: 22rem)';

export const group = style([row[2], { '@media': { [tiny]: { gap: 0 } } }]);

/** Everything at the end of the bar. It is as wide for a guest as for a member, so that nothing in it moves (NAV-7). */
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
  // On the icon: a wider one grows away from it.
  selectors: { [`${cart} > &`]: { position: 'absolute', top: 0, insetInlineStart: '50%' } },
});

export const search = style({
  border: '1px solid transparent',
  selectors: {
    '&:hover': { color: color.warp },
    // A cart leaves no room on a phone: the menu has the search.
    [`&:has(+ :is(${member}, ${cart}))`]: { '@media': { [narrow.phone]: { display: 'none' } } },
  },
  // Beside the menu button, or at the other end of the controls: where it does not move when they change.
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
  // The icon, not its hit area, is aligned with the page's text.
  marginInlineEnd: `calc((${space[5]} - ${size.tap}) / 2)`,
  '@media': { [wide.desktop]: { display: 'none' } },
});
