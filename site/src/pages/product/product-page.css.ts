import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space, wide } from '../../styles/theme.css.ts';

export const loading = style({ minHeight: '100vh', paddingTop: space[8], color: color.muted });

export const back = style({ marginTop: space[6] });

export const layout = style({
  display: 'grid',
  gap: `${space[6]} ${space[7]}`,
  paddingBlock: `${space[5]} ${space[9]}`,
  '@media': {
    [wide.tablet]: { gridTemplateColumns: '7fr 5fr', alignItems: 'start' },
  },
});

export const breadcrumb = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  color: color.muted,
  fontSize: font.size.small,
});

globalStyle(`${layout} > nav`, { gridColumn: '1 / -1' });
globalStyle(`${breadcrumb} li + li::before`, {
  content: '"/"',
  marginInlineEnd: space[2],
  color: color.control,
});

export const art = style({
  gridColumn: 1,
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: radius.card,
  background: color.panel,
});

export const summary = style({ display: 'grid', justifyItems: 'start', gap: space[4] });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const title = style({ fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)' });

export const price = style({
  fontSize: font.size.h2,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
});

export const buy = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[3] });

/** As wide as its longer label, so that nothing moves when it changes. */
export const add = style({ minWidth: '12rem' });

export const inCart = style({ minHeight: '1.75rem', color: color.muted, fontSize: font.size.small });

export const description = style({ display: 'grid', gap: space[4], maxWidth: '42rem' });

export const heading = style({ fontSize: font.size.h3 });

export const features = style({ display: 'grid', gap: space[3] });

export const offer = style({ display: 'grid', justifyItems: 'start', gap: space[4], padding: space[5] });

export const reason = style({ color: color.muted });

globalStyle(`${features} li`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[3],
});
globalStyle(`${features} svg`, { color: color.weft });

globalStyle(`${description} > ${heading}:not(:first-child)`, { marginTop: space[4] });

globalStyle(`${breadcrumb} a`, { display: 'inline-block', paddingBlock: '0.1875rem' });
