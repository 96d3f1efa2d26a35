import { style } from '@vanilla-extract/css';
import { measure, space } from '../../styles/theme.css.ts';
import { note } from '../../ui/text/text.css.ts';

export const results = style({ paddingBlock: `${space[5]} ${space[9]}` });

export const count = style([note, { marginBottom: space[5] }]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${measure.column}), 1fr))`,
  gap: space[5],
});

export const nothing = style({ justifyItems: 'center', paddingBlock: space[6], textAlign: 'center' });

export const nothingArt = style({ width: `min(${measure.column}, 80%)`, aspectRatio: '3 / 2' });

export const nothingText = style({ maxWidth: measure.text, textWrap: 'balance' });
