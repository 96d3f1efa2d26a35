import { isBlank } from '@loomwright/kit';
import { blankTexts, hostileStrings, internationalNames } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblem, addressText, readAddress } from '../src/address.ts';
import { editPortfolio, readSkills } from '../src/edit.ts';
import {
  EMPTY_PORTFOLIO,
  fieldOrder,
  MAX_ENTRIES,
  type PortfolioField,
  SAMPLE_PORTFOLIO,
} from '../src/index.ts';
import { hasProblems, LENGTHS, linkProblem, portfolioProblems } from '../src/problems.ts';
import { anyAddress, goodAddresses, portfolios } from '../src/testing/index.ts';

const write = (field: PortfolioField, text: string, portfolio = SAMPLE_PORTFOLIO) =>
  portfolioProblems(editPortfolio(portfolio, { kind: 'write', field, text }));

describe('the problems of a portfolio', () => {
  it('the sample and a lone name have no problems', { tags: ['FRM-3'] }, () => {
    expect(portfolioProblems(SAMPLE_PORTFOLIO)).toEqual({});
    expect(portfolioProblems(EMPTY_PORTFOLIO)).toEqual({ name: 'Enter your name' });
    expect(hasProblems({ ...EMPTY_PORTFOLIO, name: 'Ada' })).toBe(false);
  });

  it('an invisible name counts as missing', { tags: ['FRM-3', 'PGN-1'] }, () => {
    for (const name of blankTexts) expect(write('name', name)).toEqual({ name: 'Enter your name' });
    for (const name of internationalNames) expect(write('name', name)).toEqual({});
  });

  it('titles, roles, addresses and skills without visible text count as missing', {
    tags: ['FRM-3', 'BRW-2'],
  }, () => {
    for (const text of blankTexts) {
      for (const field of ['projects.3.title', 'experience.1.role', 'links.1.address'] as const)
        expect(write(field, text)).toEqual({ [field]: expect.stringMatching(/^Enter a.*, or remove this/) });
      expect(write('contact.email', text)).toEqual({});
      expect(write('projects.3.address', text)).toEqual({});
      expect(readSkills(`Looms,${text}\nCards`)).toEqual(['Looms', 'Cards']);
    }
  });

  it('skills are separated by commas of any script', { tags: ['PGN-1', 'BRW-2'] }, () => {
    expect(readSkills('نسيج، صباغة\n織物、染色，刺繍, Looms')).toEqual([
      'نسيج',
      'صباغة',
      '織物',
      '染色',
      '刺繍',
      'Looms',
    ]);
  });

  it('marks copied around an address are ignored', { tags: ['PGN-1', 'BRW-2'] }, () => {
    for (const text of [
      '\u200bhttps://example.org',
      ' https://example.org\u200b ',
      '\u202ahttps://example.org\u202c',
    ])
      expect([addressProblem(text), readAddress(text), addressText(text)]).toEqual([
        undefined,
        'https://example.org/',
        'example.org',
      ]);
    expect(addressProblem('https://exa\u200bmple.org')).toMatch(/isn’t valid/);
  });

  it('counts skills, and ignores the alternative text of a missing picture', { tags: ['FRM-3'] }, () => {
    const skills = Array.from({ length: MAX_ENTRIES + 10 }, (_, index) => `skill ${index}`);
    expect(write('skills', skills.join('\n'))).toEqual({ skills: 'Name 50 skills or fewer; these are 60' });
    expect(write('skills', skills.slice(0, MAX_ENTRIES).join('\n'))).toEqual({});
    expect(write('projects.3.pictureText', 'x'.repeat(LENGTHS.line + 1))).toEqual({});
  });

  it('a text over the limit of its field has a problem, one at the limit does not', {
    tags: ['FRM-3'],
  }, () => {
    const limits: Readonly<Record<string, readonly [limit: number, what: string]>> = {
      name: [160, 'Name'],
      headline: [160, 'Headline'],
      about: [5000, 'About'],
      skills: [160, 'Each skill'],
      'projects.title': [160, 'Title'],
      'projects.text': [5000, 'Description'],
      'projects.address': [2000, 'An address'],
      'projects.pictureText': [160, 'Description of the picture'],
      'experience.role': [160, 'Role'],
      'experience.organisation': [160, 'Organisation'],
      'experience.period': [160, 'Period'],
      'experience.text': [5000, 'Description'],
      'links.label': [160, 'Label'],
      'links.address': [2000, 'An address'],
      'contact.phone': [160, 'Phone'],
      'contact.place': [160, 'Place'],
    };
    const seen = new Set<string>();
    for (const field of fieldOrder(SAMPLE_PORTFOLIO)) {
      const kind = field.replace(/\.\d+/, '');
      const [limit, what] = limits[kind] ?? [];
      if (!limit || field === 'projects.3.pictureText') continue;
      const start = kind.endsWith('address') ? 'https://example.org/' : '';
      const text = start + 'x'.repeat(limit - start.length);
      expect(write(field, text), field).toEqual({});
      expect(write(field, `${text}x`)).toEqual({ [field]: `${what} must be ${limit} characters or fewer` });
      seen.add(kind);
    }
    expect([...seen].sort()).toEqual(Object.keys(limits).sort());
  });

  it('counts an emoji as one character, as the message does', { tags: ['FRM-3'] }, () => {
    expect(write('headline', '😀'.repeat(LENGTHS.line))).toEqual({});
    expect(write('about', '😀'.repeat(LENGTHS.text))).toEqual({});
    expect(write('headline', '😀'.repeat(LENGTHS.line + 1))).toEqual({
      headline: 'Headline must be 160 characters or fewer',
    });
  });

  it('explains how to fix missing texts and addresses', { tags: ['FRM-3'] }, () => {
    for (const [field, text, problem] of [
      ['projects.1.title', ' ', 'Enter a title, or remove this project'],
      ['experience.1.role', '', 'Enter a role, or remove this position'],
      ['links.1.address', ' ', 'Enter an address, or remove this link'],
      ['projects.2.address', 'example.org', addressProblem('example.org')],
      ['contact.email', 'ada', 'Enter an email address like name@example.org, or leave this empty'],
    ] as const)
      expect(write(field, text)).toEqual({ [field]: problem });
  });

  it('every problem appears once in the summary', { tags: ['FRM-3'] }, () => {
    fc.assert(
      fc.property(portfolios(), (portfolio) => {
        const order = fieldOrder(portfolio);
        expect(new Set(order).size).toBe(order.length);
        for (const field of Object.keys(portfolioProblems(portfolio))) expect(order).toContain(field);
      }),
      runs(1000),
    );
  });
});

describe('an address', { tags: ['PGN-1'] }, () => {
  it.each([
    ['javascript:alert(1)', 'javascript:'],
    [' JaVaScRiPt:alert(1)', 'javascript:'],
    ['java\nscript:alert(1)', 'javascript:'],
    ['\u0001javascript\u200b:alert(1)', 'javascript:'],
    ['data:text/html,<script>alert(1)</script>', 'data:'],
    ['vbscript:x', 'vbscript:'],
    ['http://example.org', 'http:'],
    ['file:///etc/passwd', 'file:'],
    ['tel:+44', 'tel:'],
  ])('%j is refused with the name of its scheme', { tags: ['FRM-3'] }, (address, scheme) => {
    expect(linkProblem(address)).toBe(
      `A link can’t start with ${scheme}. Addresses start with https:// or mailto:.`,
    );
  });

  it('has no problem exactly when it is a link or empty', () => {
    fc.assert(
      fc.property(fc.oneof(anyAddress, goodAddresses, fc.constantFrom(...hostileStrings)), (address) => {
        const isFine = isBlank(address) || readAddress(address) !== undefined;
        if (address.length <= LENGTHS.address) expect(linkProblem(address) === undefined).toBe(isFine);
      }),
      runs(1000),
    );
  });
});
