import { toCountText } from '@loomwright/kit';
import type { PortfolioField } from './fields.ts';
import { isSame, type Portfolio } from './portfolio.ts';

/** Steps can be visited in any order (PGN-1). */
export const PORTFOLIO_STEPS = ['look', 'about', 'links', 'projects', 'background', 'download'] as const;
export type PortfolioStep = (typeof PORTFOLIO_STEPS)[number];

interface Step {
  readonly title: string;
  readonly parts: readonly (keyof Portfolio)[];
}

const steps: { readonly [S in PortfolioStep]: Step } = {
  look: { title: 'Theme', parts: ['theme', 'scheme'] },
  about: { title: 'About you', parts: ['name', 'headline', 'picture', 'about'] },
  links: { title: 'Links and contact', parts: ['links', 'contact'] },
  projects: { title: 'Projects', parts: ['projects'] },
  background: { title: 'Experience and skills', parts: ['experience', 'skills'] },
  download: { title: 'Download', parts: [] },
};

const findStep = (isIt: (part: keyof Portfolio) => boolean): PortfolioStep | undefined =>
  PORTFOLIO_STEPS.find((step) => steps[step].parts.some(isIt));

export const stepOf = (field: PortfolioField): PortfolioStep =>
  findStep((part) => part === field.replace(/\..*/, '')) ?? 'download';

/** Undefined if the portfolios are equal. */
export const changedStep = (one: Portfolio, other: Portfolio): PortfolioStep | undefined =>
  findStep((part) => !isSame(one[part], other[part]));

export interface StepView {
  readonly id: PortfolioStep;
  readonly title: string;
  readonly isCurrent: boolean;
  readonly problemsText: string;
}

export const toStepsView = (step: PortfolioStep, problems: readonly { readonly field: PortfolioField }[]) => {
  const views = PORTFOLIO_STEPS.map((id): StepView => {
    const count = problems.filter(({ field }) => stepOf(field) === id).length;
    const problemsText = count === 0 ? '' : toCountText(count, 'problem');
    return { id, title: steps[id].title, isCurrent: id === step, problemsText };
  });
  const at = PORTFOLIO_STEPS.indexOf(step);
  return {
    steps: views,
    placeText: `Step ${at + 1} of ${views.length}`,
    previous: views[at - 1],
    next: views[at + 1],
  };
};
