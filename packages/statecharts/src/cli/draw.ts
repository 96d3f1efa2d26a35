import type { Chart } from '../chart.ts';
import { toUnion } from '../diff.ts';
import { toSvg } from '../drawing/svg.ts';
import type { DrawingTheme } from '../drawing/svg-style.ts';
import { unionStyle } from '../drawing/union-style.ts';
import { createFontMeasure, faultsOf, isClean, layOut } from '../layout.ts';

export interface Look {
  readonly theme: DrawingTheme;
  readonly shape: 'wide' | 'narrow';
}

export const draw = async (chart: Chart, { shape, theme }: Look) => {
  const drawing = await layOut(chart, await createFontMeasure(), shape);
  return { svg: toSvg(drawing, chart.id, theme), isClean: isClean(faultsOf(drawing)) };
};

export const drawUnion = async (
  before: Chart | undefined,
  after: Chart | undefined,
  look: Look,
): Promise<string> => {
  const id = after?.id ?? before?.id ?? '';
  const nothing: Chart = { id, states: [] };
  const union = toUnion(before ?? nothing, after ?? nothing);
  const { svg } = await draw(union, look);
  return svg.replace('</style>', () => `${unionStyle(union, look.theme)}</style>`);
};
