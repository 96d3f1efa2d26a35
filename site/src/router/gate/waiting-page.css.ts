import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

// Delayed: usually the session is known before that.
export const waiting = style({ color: color.muted, animation: `${appear} 120ms 300ms backwards` });

/** As high as a long page: one that is loaded again scrolls back to its place before it is shown (RTE-3). */
export const room = style({ selectors: { 'html[data-js] &': { minHeight: '1000vh' } } });
