import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

/** A picture on a cloth; `/art/posts.svg` is coloured by these two names. */
export const art = style({
  width: '100%',
  aspectRatio: '3 / 2',
  background: color.panel,
  vars: { '--ground': color.panelThread, '--figure': color.weft },
});

/** Every other picture has the two colours swapped. */
export const turned = style({ vars: { '--ground': color.weft, '--figure': color.panelThread } });
