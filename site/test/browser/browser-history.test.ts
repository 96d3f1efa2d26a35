import { afterEach, expect, test } from 'vitest';
import { createBrowserHistory } from '../../src/adapters/browser-history.ts';

const start = location.href;
afterEach(() => history.replaceState(null, '', start));

const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

test('going back from the first page leads home', {
  tags: ['NFD-1', 'RTE-6'],
}, async () => {
  const { goBack, navigate, start: begin } = createBrowserHistory();
  const visits: string[] = [];
  begin(
    ({ cause, location: { pathname } }) => visits.push(`${cause} ${pathname}`),
    () => location.pathname,
  );
  navigate('/unknown');
  const back = popped();
  goBack();
  await back;
  const { pathname } = new URL(start);
  expect([location.href, visits]).toEqual([start, ['link /unknown', `history ${pathname}`]]);
  expect(history.length).toBeGreaterThan(1);
  goBack();
  expect([location.pathname, visits.at(-1)]).toEqual(['/', 'link /']);
});
