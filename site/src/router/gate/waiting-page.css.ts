import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

// Delayed: usually the session is known before that.
export const waiting = style({ color: color.muted, animation: `${appear} 120ms 300ms backwards` });
