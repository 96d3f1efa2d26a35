import { products } from '@loomwright/catalogue';
import {
  about,
  demo,
  faq,
  faqPage,
  formsHere,
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
import { isLeftOut } from '../src/app/left-out.ts';
import { pageRoutes } from '../src/app/page-routes.ts';
import { addressesOf } from '../src/document/documents.ts';
import { matchPath, notFoundRoute } from '../src/router/routes.ts';

const words = JSON.stringify([
  about,
  demo,
  faq,
  faqPage,
  forum,
  legalClosing,
  privacy,
  privacySections({
    forms: formsHere,
    imageHost: 'b.example',
    demoFormHost: 'c.example',
    mapHost: 'd.example',
  }),
  services,
  servicesPage,
  terms,
  termsSections,
]);

const links = [...words.matchAll(/"href":"([^"]+)"|\]\(([^)]+)\)/g)].map(
  ([, href, marked]) => href ?? marked ?? '',
);

test('every link in the texts leads to an existing page', { tags: ['LGL-1', 'FAQ-1'] }, () => {
  expect(links.length).toBeGreaterThan(20);
  const lost = links.filter((link) => {
    // Shown as its text.
    if (isLeftOut(link)) return false;
    const [path = ''] = link.split('#');
    const { route } = matchPath(path);
    return route === notFoundRoute || !addressesOf(route).includes(path);
  });
  expect(lost).toEqual([]);
});

test('the paths of the pages are those that the tests of the assistant know', {
  tags: ['SVC-1'],
}, async () => {
  const paths = Object.values(pageRoutes).flatMap((route) => (route === notFoundRoute ? [] : route.path));
  await expect(`${paths.sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/chat-service/test/golden/page-paths.txt',
  );
});

test('the product that the questions call free is free', { tags: ['FAQ-1', 'PRD-1'] }, () => {
  const answer = faq.flatMap(({ entries }) => entries).find(({ id }) => id === 'what-does-it-cost')?.answer;
  expect(answer).toContain(`${products.find(({ isFree }) => isFree)?.name} is free`);
});
