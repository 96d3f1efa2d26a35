import { style } from '@vanilla-extract/css';
import { color, measure, space } from '../../styles/theme.css.ts';

// In a narrow card the facts would wrap unevenly. Two rows keep the category and the date at the left.
const narrow = `(width < ${measure.phone})`;

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  '@container': { [narrow]: { display: 'grid', gridTemplateColumns: '1fr auto' } },
});

export const author = style({ '@container': { [narrow]: { textAlign: 'right' } } });

export const readTime = style({
  '@container': { [narrow]: { gridArea: '1 / 2', textAlign: 'right' } },
});

export const art = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: color.panel,
});
