import { expect, test } from 'vitest';
import { pageRoutes } from '../src/app/page-routes.ts';
import { notFoundRoute } from '../src/router/routes.ts';

test('the paths of the pages match those used in the tests of the assistant', {
  tags: ['SVC-1'],
}, async () => {
  const paths = Object.values(pageRoutes).flatMap((route) => (route === notFoundRoute ? [] : route.path));
  await expect(`${paths.sort().join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/chat-service/test/golden/page-paths.txt',
  );
});
