import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import { SiteProvider } from '../../src/app/providers.tsx';
import { SiteRouter } from '../../src/router/site-router.tsx';
import { mountSite } from './support/mount-site.tsx';

const Path = () => useLocation()[0];

test('[RTE-4] the router shows the location of the navigation chart, or the path that is prerendered', async () => {
  const site = await mountSite('/products/%31/');
  const pathAt = (ssrPath?: string) =>
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <SiteRouter {...(ssrPath && { ssrPath })}>
          <Path />
        </SiteRouter>
      </SiteProvider>,
    );
  expect(pathAt()).toBe('/products/1');
  expect(pathAt('/faq')).toBe('/faq');
});
