import { hostileSample } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { renderPortfolio, SAMPLE_PORTFOLIO, toHtml } from '../src/index.ts';
import { EMPTY_PORTFOLIO, PORTFOLIO_THEMES, type Portfolio } from '../src/portfolio.ts';
import { portfolios } from '../src/testing/arbitraries.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Style rules for handwritten files.
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Safari drops the list role of a list without bullets.
    'no-redundant-role': 'off',
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(config));

const problemsOf = (portfolio: Portfolio): readonly string[] =>
  validator
    .validateStringSync(toHtml(renderPortfolio(portfolio)))
    .results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));

describe('the exported HTML', { tags: ['PGN-1'] }, () => {
  it('is valid for the sample, a lone name, and an empty one, in every theme', () => {
    for (const theme of PORTFOLIO_THEMES)
      for (const portfolio of [SAMPLE_PORTFOLIO, { ...EMPTY_PORTFOLIO, name: 'Ada' }, EMPTY_PORTFOLIO])
        expect(problemsOf({ ...portfolio, theme })).toEqual([]);
  });

  it('is valid whatever is typed', () => {
    const words = [...hostileSample.filter((text) => text.length < 500)];
    expect(
      problemsOf({ ...SAMPLE_PORTFOLIO, name: words.join(' '), about: words.join('\n\n'), skills: words }),
    ).toEqual([]);
    fc.assert(
      fc.property(portfolios(2), (portfolio) => {
        expect(problemsOf(portfolio)).toEqual([]);
      }),
      runs(30),
    );
  });
});
