import type { ProductFacts } from './product.ts';

const comingSoon = (
  id: number,
  name: string,
  price: number,
  category: ProductFacts['category'],
): ProductFacts => ({
  id,
  name,
  price,
  priceUnit: 'workspaceMonth',
  image: `/art/products/${id}.svg`,
  category,
  isDigital: true,
  status: 'coming_soon',
});

/** The facts about the six products, in the featured order (PRD-1). */
export const productFacts: readonly ProductFacts[] = [
  comingSoon(1, 'AI Chatbot Integration', 29.99, 'AI Solutions'),
  comingSoon(2, 'Predictive Analytics Suite', 49.99, 'Data Solutions'),
  comingSoon(3, 'Neural Network API', 39.99, 'AI Solutions'),
  comingSoon(4, 'Workflow Automation Studio', 24.99, 'Business Solutions'),
  comingSoon(5, 'Customer Insight Platform', 34.99, 'Data Solutions'),
  {
    id: 6,
    name: 'Portfolio Generator',
    price: 0,
    image: '/art/products/6.svg',
    category: 'Business Solutions',
    isDigital: true,
    status: 'live',
    isFree: true,
    serviceUrl: '/tools/portfolio-generator',
  },
];
