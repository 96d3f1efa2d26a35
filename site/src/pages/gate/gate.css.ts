import { keyframes, style } from '@vanilla-extract/css';
import { color, space } from '../../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

// Delayed: usually the session is known before that.
export const waiting = style({ color: color.muted, animation: `${appear} 120ms 300ms backwards` });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[6] });
