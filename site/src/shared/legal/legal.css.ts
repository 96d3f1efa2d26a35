import { style } from '@vanilla-extract/css';
import { font, hair, space, wide } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/layout.css.ts';

const numbered = style({ counterReset: 'section' });

export const counted = style({
  counterIncrement: 'section',
  '::before': { content: 'counter(section) ". "' },
});

export const contents = style([
  numbered,
  { '@media': { [wide.phone]: { columns: 2 }, [wide.tablet]: { columns: 'auto' } } },
]);

export const text = style([numbered, stack[7], { paddingBottom: space[7] }]);

export const title = style([counted, { fontSize: font.size.lead }]);

export const kept = style({ marginBottom: space[2], fontSize: font.size.body });

export const key = style({ paddingBlock: space[3], borderTop: hair });
