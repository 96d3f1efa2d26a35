import { globalStyle, style } from '@vanilla-extract/css';
import { centre, stack } from '../../styles/layout.ts';
import { smallStrong } from '../../styles/surface.ts';
import { color, edge, font, radius, space, wide } from '../../styles/theme.css.ts';
import { card } from '../../ui/surface/surface.css.ts';

/** The text and, on wide screens, the portrait beside it. */
export const opening = style({
  ...stack(space[6]),
  alignItems: 'center',
  '@media': { [wide.tablet]: { gridTemplateColumns: '4fr 5fr' } },
});

export const mission = style({ paddingBlock: `${space[5]} ${space[8]}` });

export const photo = style({ width: '100%', borderRadius: radius.card, background: color.panel, ...edge });

export const member = style([card, { overflow: 'hidden' }]);

/** The same square for a picture and for an initial. */
export const portrait = style({
  ...centre,
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  background: color.panel,
  color: color.panelThread,
  fontSize: font.size.h1,
  fontWeight: 650,
});

export const words = style({ ...stack(space[2]), padding: space[5], color: color.muted });

globalStyle(`${words} > h3`, { color: color.ink });

export const role = style({ color: color.weft, ...smallStrong });
