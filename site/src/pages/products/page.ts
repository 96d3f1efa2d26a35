import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/products',
  title: 'Products',
  load: () => import('./products-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Chat assistants, forecasts, model APIs, workflow automation and customer insight: the ${company.name} catalogue, with public prices.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Everything we make, with plain prices',
    words:
      'catalogue catalog shop store buy price list prices cheapest cheaper expensive cost costs fee total monthly available released solutions',
    place: 1,
  },
];
