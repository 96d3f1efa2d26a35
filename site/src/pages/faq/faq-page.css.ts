import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, space, wide } from '../../styles/theme.css.ts';

export const category = style({ marginBottom: space[7] });

export const questions = style({ paddingInline: space[5] });

globalStyle(`${questions} > :last-child`, { borderBottom: 0 });

export const link = style({
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      transition: 'opacity 120ms',
      selectors: { 'details:hover &, &:focus-visible': { opacity: 1 } },
    },
  },
});

const oneRow = `${wide.phone} and ${narrow.tablet}`;

export const categories = style({
  '@media': { [oneRow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
});

export const all = style({
  justifySelf: 'start',
  marginTop: space[3],
  // Aligns the text of a quiet button, not its padding, with the edge.
  '@media': { [oneRow]: { margin: `0 calc(-1 * ${space[3]}) 0 auto` } },
});
