import { style } from '@vanilla-extract/css';
import { cluster, inline, stack, topStack } from '../../styles/layout.ts';
import { heading3, smallStrong } from '../../styles/surface.ts';
import { color, hair, space, wide } from '../../styles/theme.css.ts';

export const page = style({ ...stack(space[6]), paddingBottom: space[9] });

export const head = style({ paddingBottom: 0 });

export const heading = style(cluster(space[4]));

export const role = style({ borderColor: color.control, color: color.ink });

export const figures = style(stack(space[4]));

export const span = style(heading3);

export const columns = style({
  ...stack(space[5]),
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)' } },
  // The last cards of both columns end at the same height, unless a table is open.
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
});

export const side = style({ ...stack(space[5]), gridTemplateRows: 'auto 1fr', minWidth: 0 });

export const panel = style({ ...stack(space[4]), padding: space[5] });

export const panelTitle = style(heading3);

export const panelHead = style({
  ...inline(`${space[1]} ${space[4]}`),
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const activity = style({
  ...stack(`0 ${space[6]}`),
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const entry = style({
  ...topStack(space[1]),
  paddingBlock: space[4],
  borderTop: hair,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const topic = style({ color: color.weft, ...smallStrong });

export const more = style({ paddingBlock: space[1], ...smallStrong });
