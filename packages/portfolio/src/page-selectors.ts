import type { PortfolioField } from './fields.ts';
import type { Portfolio } from './portfolio.ts';
import { isShown } from './render.ts';
import type { PortfolioStep } from './steps.ts';

const ofSteps: { readonly [S in PortfolioStep]: string } = {
  look: '.intro',
  about: '.intro',
  links: '.ways',
  projects: '.projects',
  background: '.experience, .skills',
  download: '.intro',
};

/** Selector for the part of the page that a step fills in. An empty part is not rendered. */
export const selectorOfStep = (step: PortfolioStep): string => ofSteps[step];

const ofFields: Readonly<Record<string, string>> = {
  about: '.about',
  links: '.ways',
  contact: '.contact, .ways',
  skills: '.skills',
};

/** Selector for a field on the page, or for the part that contains it, such as its project. */
export const selectorOfField = (portfolio: Portfolio, field: PortfolioField): string => {
  const [part = '', id] = field.split('.');
  if (part !== 'projects' && part !== 'experience') return ofFields[part] ?? '.intro';
  const entries: readonly Portfolio['projects' | 'experience'][number][] = portfolio[part];
  const at = entries.findIndex((entry) => entry.id === Number(id));
  return `.${part} article:nth-of-type(${entries.slice(0, at).filter(isShown).length + 1})`;
};
