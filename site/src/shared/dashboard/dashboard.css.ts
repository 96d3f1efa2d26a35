import { style } from '@vanilla-extract/css';
import { cluster, heading3, inline, smallStrong } from '../../styles/mixins.ts';
import { color, hair, space, wide } from '../../styles/theme.css.ts';

export const page = style({ display: 'grid', gap: space[6], paddingBottom: space[9] });

export const head = style({ paddingBottom: 0 });

export const heading = style(cluster(space[4]));

export const role = style({ borderColor: color.control, color: color.ink });

export const figures = style({ display: 'grid', gap: space[4] });

export const span = style(heading3);

export const columns = style({
  display: 'grid',
  gap: space[5],
  '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)' } },
  // The last cards of both columns end at the same height, unless a table is open.
  selectors: { '&:has(details[open])': { alignItems: 'start' } },
});

export const stack = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space[5], minWidth: 0 });

export const panel = style({ display: 'grid', gap: space[4], padding: space[5] });

export const panelTitle = style(heading3);

export const panelHead = style({
  ...inline(`${space[1]} ${space[4]}`),
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const activity = style({
  display: 'grid',
  gap: `0 ${space[6]}`,
  '@media': {
    [wide.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlock: space[4],
  borderTop: hair,
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const topic = style({ color: color.weft, ...smallStrong });

export const more = style({ paddingBlock: space[1], ...smallStrong });
