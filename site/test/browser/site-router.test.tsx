import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import { SiteProvider } from '../../src/app/providers.tsx';
import { SiteRouter } from '../../src/router/site-router.tsx';
import { mountSite } from './support/mount-site.tsx';

const Path = () => useLocation()[0];

test('the router shows the chart’s location, or the path that is prerendered', {
  tags: ['RTE-4'],
}, async () => {
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

test('a changed query does not render the links again', { tags: ['PRD-5'] }, async () => {
  const site = await mountSite('/products');
  let renders = 0;
  const Link = () => {
    renders += 1;
    return useLocation()[0];
  };
  const element = document.createElement('div');
  const root = createRoot(element);
  root.render(
    <SiteProvider site={site}>
      <SiteRouter>
        <Link />
      </SiteRouter>
    </SiteProvider>,
  );
  await expect.poll(() => element.textContent).toBe('/products');
  const before = renders;
  site.world.navigate('/products?sort=name');
  await expect.poll(() => document.querySelector('select')?.value).toBe('name');
  expect(renders).toBe(before);
  root.unmount();
});
