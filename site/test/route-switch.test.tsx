import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { toRouterPath } from '../src/router/addresses.ts';
import { RouteSwitch } from '../src/router/route-switch.tsx';
import { matchPath, notFoundRoute, type RouteMatch } from '../src/router/routes.ts';
import { addressPaths } from './support/address-paths.ts';

const shownAt = (pathname: string): RouteMatch[] => {
  const shown: RouteMatch[] = [];
  const show = (match: RouteMatch) => {
    shown.push(match);
    return null;
  };
  renderToStaticMarkup(
    <Router hook={() => [toRouterPath(pathname), () => {}]}>
      <RouteSwitch>{show}</RouteSwitch>
    </Router>,
  );
  return shown;
};

test('the switch shows the page that the navigation chart names, for every path', {
  tags: ['RTE-4', 'RTE-5'],
}, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(addressPaths, (path) => {
      const match = matchPath(path);
      seen.add(match.route.path);
      expect(shownAt(path)).toEqual([match]);
    }),
    runs(300, 20_000),
  );
  expect(seen.size).toBeGreaterThan(4);
});

test.each([
  ['/products/%2531', '%31'],
  ['/products/100%', '100%'],
  ['/products/a%2Fb', 'a%2Fb'],
])('the parameter of %s is decoded once: %s', { tags: ['RTE-5'] }, (path, id) => {
  expect(shownAt(path)[0]?.params.id).toBe(id);
});

test('an unknown address shows the not-found page', { tags: ['NFD-1'] }, () => {
  for (const path of ['/no/such/page', '//faq', '/%'])
    expect(shownAt(path).map(({ route }) => route)).toEqual([notFoundRoute]);
});
