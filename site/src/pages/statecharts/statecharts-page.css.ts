import { style } from '@vanilla-extract/css';
import { space, wide } from '../../styles/theme.css.ts';

export const head = style({
  '@media': {
    [wide.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[7] },
  },
});

export const hint = style({ alignSelf: 'end', marginBlock: `${space[4]} ${space[6]}`, padding: space[4] });

export const hintTitle = style({ paddingBlock: space[1] });
