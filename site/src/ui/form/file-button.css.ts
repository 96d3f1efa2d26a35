import { globalStyle, style } from '@vanilla-extract/css';
import { cover } from '../../styles/layout.ts';
import { focusRing } from '../../styles/surface.ts';

/** The input lies over the button, transparent. */
export const file = style({ position: 'relative', selectors: { '&:has(:focus-visible)': focusRing } });

globalStyle(`${file} > input`, { ...cover, width: '100%', opacity: 0, cursor: 'pointer' });
