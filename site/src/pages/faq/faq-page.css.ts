import { globalStyle, style } from '@vanilla-extract/css';
import { font, space, wide } from '../../styles/theme.css.ts';

export const category = style({ marginBottom: space[7] });

globalStyle(`${category} > h2`, { marginBottom: space[2], fontSize: font.size.title });

const oneRow = `${wide.phone} and (width < 54rem)`;

/** One row where they stand above the questions and there is room. */
export const categories = style({
  '@media': { [oneRow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
});

export const all = style({
  justifySelf: 'start',
  marginTop: space[3],
  // The words of a quiet button, not its padding, stand at the edge.
  '@media': { [oneRow]: { margin: `0 calc(-1 * ${space[3]}) 0 auto` } },
});

export const own = style({ display: 'inline-block', paddingBlock: space[1], fontSize: font.size.small });
