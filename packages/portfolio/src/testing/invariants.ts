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
  'the version is 1': ({ version }) => version === 1,
  'every text is within its limit, and every picture is valid': (portfolio) =>
    fieldTexts({ ...portfolio, skills: [] }).every(([field, text]) =>
      isPictureField(field) ? isPicture(text) : text.length <= MAX_TEXT_LENGTH,
    ) && portfolio.skills.every((skill) => skill.length <= MAX_TEXT_LENGTH),
  'every list is within its limit': (portfolio) =>
    portfolio.skills.length <= MAX_SKILLS &&
    LIST_NAMES.every((list) => portfolio[list].length <= MAX_ENTRIES),
  'ids are positive integers, unique within a list': (portfolio) =>
    LIST_NAMES.every((list) => {
      const ids = portfolio[list].map(({ id }) => id);
      return isUnique(ids) && ids.every((id) => isWhole(id));
    }),
  'the theme and the colour scheme are known': ({ theme, scheme }) =>
    PORTFOLIO_THEMES.includes(theme) && COLOR_SCHEMES.includes(scheme),
});

export const brokenEditorInvariants = viewInvariants(toPortfolioView, {
  'the portfolio is valid': (_, { context }) =>
    brokenPortfolioInvariants(context.editor.portfolio).length === 0,
  'saving is not shown as kept while an edit is pending': ({ saving }, snapshot) =>
    saving !== 'kept' ||
    (snapshot.context.editor.pending.length === 0 && snapshot.matches({ saving: 'idle' })),
  'at most the maximum number of steps can be undone': (_, { context }) =>
    context.editor.past.length <= MAX_STEPS,
  'every listed error is shown at its field': ({ errors, problems }) =>
    problems.length === Object.keys(errors).length &&
    problems.every(({ field, message }) => errors[field] === message),
});
