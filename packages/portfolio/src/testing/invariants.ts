import { invariants, isUnique, isWhole, viewInvariants } from '@loomwright/machine-testing';
import { MAX_STEPS } from '../editor.ts';
import { fieldTexts, isPictureField, LIST_NAMES } from '../fields.ts';
import {
  COLOR_SCHEMES,
  isPicture,
  MAX_ENTRIES,
  MAX_SKILLS,
  MAX_TEXT_LENGTH,
  PORTFOLIO_THEMES,
  type Portfolio,
} from '../portfolio.ts';
import { toPortfolioView } from '../portfolio.view.ts';

export const brokenPortfolioInvariants = invariants<[Portfolio]>({
  'it is of version 1': ({ version }) => version === 1,
  'no text is longer than a field takes, and every picture is one': (portfolio) =>
    fieldTexts({ ...portfolio, skills: [] }).every(([field, text]) =>
      isPictureField(field) ? isPicture(text) : text.length <= MAX_TEXT_LENGTH,
    ) && portfolio.skills.every((skill) => skill.length <= MAX_TEXT_LENGTH),
  'no list is longer than it may be': (portfolio) =>
    portfolio.skills.length <= MAX_SKILLS &&
    LIST_NAMES.every((list) => portfolio[list].length <= MAX_ENTRIES),
  'ids are whole, from 1, and different within a list': (portfolio) =>
    LIST_NAMES.every((list) => {
      const ids = portfolio[list].map(({ id }) => id);
      return isUnique(ids) && ids.every((id) => isWhole(id));
    }),
  'theme and scheme are known ones': ({ theme, scheme }) =>
    PORTFOLIO_THEMES.includes(theme) && COLOR_SCHEMES.includes(scheme),
});

export const brokenEditorInvariants = viewInvariants(toPortfolioView, {
  'it holds a portfolio': (_, { context }) =>
    brokenPortfolioInvariants(context.editor.portfolio).length === 0,
  'nothing is kept while an edit is pending': ({ saving }, snapshot) =>
    saving !== 'kept' ||
    (snapshot.context.editor.pending.length === 0 && snapshot.matches({ saving: 'idle' })),
  'no more can be undone than is promised': (_, { context }) => context.editor.past.length <= MAX_STEPS,
  'every error listed is one shown at its field': ({ errors, problems }) =>
    problems.length === Object.keys(errors).length &&
    problems.every(({ field, message }) => errors[field] === message),
});
