import {
  about,
  demo,
  faq,
  faqPage,
  forum,
  legalClosing,
  privacy,
  privacySections,
  services,
  servicesPage,
  terms,
  termsSections,
} from '@loomwright/content';
import { expect, test } from 'vitest';
import { matchPath, notFoundRoute } from '../src/app/routes.ts';

const words = JSON.stringify([
  about,
  demo,
  faq,
  faqPage,
  forum,
  legalClosing,
  privacy,
  privacySections({ formHost: 'a.example', imageHost: 'b.example', embedHosts: ['c.example'] }),
  services,
  servicesPage,
  terms,
  termsSections,
]);

const links = [...words.matchAll(/"href":"([^"]+)"|\]\(([^)]+)\)/g)].map(
  ([, href, marked]) => href ?? marked ?? '',
);

test('[LGL-1] [FAQ-1] every link in the words leads to a page there is', () => {
  expect(links.length).toBeGreaterThan(20);
  const lost = links.filter((link) => {
    const [path = ''] = link.split('#');
    const { route } = matchPath(path);
    return route === notFoundRoute || !(route.documents ?? [route.path]).includes(path);
  });
  expect(lost).toEqual([]);
});
