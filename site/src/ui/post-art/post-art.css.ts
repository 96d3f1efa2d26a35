import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

/** A cloth with a picture in it; the two threads are named for the drawing in `/art/posts.svg`. */
export const art = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  background: color.panel,
  vars: { '--ground': color.panelThread, '--figure': color.weft },
});

/** The same cloth from its other side: the threads have changed places. */
export const turned = style({
  transform: 'scaleX(-1)',
  vars: { '--ground': color.weft, '--figure': color.panelThread },
});
