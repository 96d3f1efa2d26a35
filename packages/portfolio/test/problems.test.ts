import { hostileStrings, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblem, readAddress } from '../src/address.ts';
import { editPortfolio } from '../src/edit.ts';
import {
  EMPTY_PORTFOLIO,
  fieldOrder,
  LENGTHS,
  MAX_ENTRIES,
  type Portfolio,
  SAMPLE_PORTFOLIO,
} from '../src/index.ts';
import { hasProblems, linkProblem, portfolioProblems } from '../src/problems.ts';
import { anyAddress, goodAddresses, portfolios } from '../src/testing/index.ts';

const long = (length: number) => 'x'.repeat(length + 1);
const blankProject = { id: 4, title: '', text: '', address: '', picture: '', pictureText: '' };

describe('what has to be mended', () => {
  it('[FRM-3] is nothing in the sample, and a name alone makes a page', () => {
    expect(portfolioProblems(SAMPLE_PORTFOLIO)).toEqual({});
    expect(portfolioProblems(EMPTY_PORTFOLIO)).toEqual({ name: 'Enter your name' });
    expect(hasProblems({ ...EMPTY_PORTFOLIO, name: 'Ada' })).toBe(false);
  });

  it('[FRM-3] [PGN-1] a name of which nothing would be seen is none', () => {
    for (const name of ['', ' \n', '\u200b', '\u2060\ufeff'])
      expect(portfolioProblems({ ...EMPTY_PORTFOLIO, name }).name).toBe('Enter your name');
  });

  it('[FRM-3] counts skills, and leaves the words of a picture alone that is not there', () => {
    const skills = Array.from({ length: MAX_ENTRIES + 10 }, (_, index) => `skill ${index}`);
    const kept = editPortfolio(
      { ...SAMPLE_PORTFOLIO },
      { kind: 'write', field: 'skills', text: skills.join('\n') },
    );
    expect(kept.skills).toEqual(skills);
    expect(portfolioProblems(kept)).toEqual({ skills: 'Name 50 skills or fewer; these are 60' });
    const projects = [{ ...blankProject, title: 'Loom', pictureText: long(LENGTHS.line) }];
    expect(portfolioProblems({ ...SAMPLE_PORTFOLIO, projects })).toEqual({});
  });

  it('[FRM-3] is said for every field, with what to do', () => {
    const portfolio: Portfolio = {
      ...EMPTY_PORTFOLIO,
      name: ' \t',
      headline: long(LENGTHS.line),
      about: long(LENGTHS.text),
      skills: ['Weaving', long(LENGTHS.line)],
      projects: [
        blankProject,
        {
          id: 2,
          title: long(LENGTHS.line),
          text: long(LENGTHS.text),
          address: 'example.org',
          picture: 'data:image/png;base64,AAAA',
          pictureText: long(LENGTHS.line),
        },
      ],
      experience: [
        {
          id: 9,
          role: '',
          organisation: long(LENGTHS.line),
          period: long(LENGTHS.line),
          text: long(LENGTHS.text),
        },
      ],
      links: [
        { id: 1, label: long(LENGTHS.line), address: ' ' },
        { id: 2, label: '', address: `https://example.org/${long(LENGTHS.address)}` },
      ],
      contact: { email: 'ada', phone: long(LENGTHS.line), place: long(LENGTHS.line) },
    };
    expect(portfolioProblems(portfolio)).toEqual({
      name: 'Enter your name',
      headline: 'Headline must be 160 characters or fewer',
      about: 'About must be 5000 characters or fewer',
      skills: 'Each skill must be 160 characters or fewer',
      'projects.4.title': 'Enter a title, or remove this project',
      'projects.2.title': 'Title must be 160 characters or fewer',
      'projects.2.text': 'Description must be 5000 characters or fewer',
      'projects.2.address': addressProblem('example.org'),
      'projects.2.pictureText': 'Description of the picture must be 160 characters or fewer',
      'experience.9.role': 'Enter a role, or remove this position',
      'experience.9.organisation': 'Organisation must be 160 characters or fewer',
      'experience.9.period': 'Period must be 160 characters or fewer',
      'experience.9.text': 'Description must be 5000 characters or fewer',
      'links.1.label': 'Label must be 160 characters or fewer',
      'links.1.address': 'Enter an address, or remove this link',
      'links.2.address': 'An address must be 2000 characters or fewer',
      'contact.email': 'Enter an e-mail address as in name@example.org, or leave it empty',
      'contact.phone': 'Phone must be 160 characters or fewer',
      'contact.place': 'Place must be 160 characters or fewer',
    });
  });

  it('[FRM-3] takes exactly as much as it says', () => {
    const line = 'x'.repeat(LENGTHS.line);
    const about = 'x'.repeat(LENGTHS.text);
    expect(
      portfolioProblems({ ...EMPTY_PORTFOLIO, name: line, headline: line, about, skills: [line] }),
    ).toEqual({});
  });

  it('[FRM-3] has a place in the summary, whatever it is', () => {
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

describe('an address', () => {
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
  ])('[PGN-1] [FRM-3] %j is refused by name', (address, scheme) => {
    expect(linkProblem(address)).toBe(
      `A link may not begin with ${scheme}. Addresses begin with https:// or mailto:.`,
    );
  });

  it('[PGN-1] is in order exactly when it becomes a link, or is left empty', () => {
    fc.assert(
      fc.property(fc.oneof(anyAddress, goodAddresses, fc.constantFrom(...hostileStrings)), (address) => {
        const isFine = address.trim() === '' || readAddress(address) !== undefined;
        if (address.length <= LENGTHS.address) expect(linkProblem(address) === undefined).toBe(isFine);
      }),
      runs(1000),
    );
  });
});
