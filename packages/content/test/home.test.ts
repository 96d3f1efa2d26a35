import { products } from '@loomwright/catalogue';
import { describe, expect, it } from 'vitest';
import {
  assistantRightPercent,
  companyPeople,
  formsAt,
  formsHere,
  home,
  passwordRounds,
  privacySections,
  securitySections,
  toInlineText,
} from '../src/index.ts';

const nowhere = {
  forms: undefined,
  imageHost: undefined,
  demoFormHost: undefined,
  mapHost: 'map.example',
};
const everywhere = {
  forms: formsAt('forms.example'),
  imageHost: 'images.example',
  demoFormHost: 'demo.example',
  mapHost: 'map.example',
};

describe('the home page', { tags: ['HOM-4'] }, () => {
  it('states its audience and lowest price as in the facts and the catalogue', () => {
    const people = companyPeople.map((count) => count.toLocaleString('en')).join(' to ');
    expect(home.hero.eyebrow).toContain(`teams of ${people}`);
    const least = Math.min(...products.filter(({ isFree }) => !isFree).map(({ price }) => price));
    expect(home.hero.price.label).toContain(`$${least.toFixed(2)} per workspace, per month`);
  });

  it('has four facts, each linked to a section that states it', () => {
    const { items } = home.facts;
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(items[0].figure).toBe(`${assistantRightPercent}%`);
    const ids = {
      '/security': securitySections(nowhere).map(({ id }) => id),
      '/privacy': privacySections(nowhere).map(({ id }) => id),
    };
    for (const { href } of items) {
      const url = new URL(href, 'https://site.example');
      expect(
        Object.entries(ids)
          .filter(([path]) => path === url.pathname)
          .flatMap(([, all]) => all),
      ).toContain(url.hash.slice(1));
    }
  });
});

describe('the security page', { tags: ['TRU-1'] }, () => {
  const textOf = (deployment: Parameters<typeof securitySections>[0]) =>
    toInlineText(JSON.stringify(securitySections(deployment)));

  it('states that forms are not sent unless the deployment sends them', () => {
    expect(textOf(nowhere)).toContain('Nowhere: nothing is sent');
    const { forms, ...hosts } = everywhere;
    for (const words of [...Object.values(hosts), forms.where, forms.howLong])
      expect(textOf(everywhere)).toContain(words);
    for (const forms of [everywhere.forms, formsHere])
      expect(textOf({ ...nowhere, forms })).not.toContain('Nowhere: nothing is sent');
  });

  it('states the password rounds and the accuracy from the facts', () => {
    expect(textOf(nowhere)).toContain(passwordRounds.toLocaleString('en'));
    expect(textOf(nowhere)).toContain(`about ${assistantRightPercent}%`);
  });

  it('lists what is not promised, and where to report a vulnerability', () => {
    const ids = securitySections(nowhere).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['kept', 'leaves', 'processors', 'tested', 'not-promised', 'report']),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(securitySections(nowhere))).toContain('(/.well-known/security.txt)');
  });
});
