import { style } from '@vanilla-extract/css';
import { space } from '../../styles/theme.css.ts';
import { note } from '../../ui/text/text.css.ts';

export const facts = style([note, { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` }]);
