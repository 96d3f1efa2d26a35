import type { ProductDefinition } from '../../product.ts';

export const customerInsightPlatform: ProductDefinition = {
  id: 5,
  name: 'Customer Insight Platform',
  price: 34.99,
  priceUnit: 'workspaceMonth',
  category: 'Data Solutions',
  isDigital: true,
  status: 'coming_soon',
  release: { year: 2027, quarter: 4 },
  summary: 'Joins sales, support and product data',
  description:
    'One picture of every customer, woven from sales, support and product data: segments that update themselves and next steps your teams can act on.',
  features: [
    'Joins records across systems without duplicates',
    'Living segments and health scores',
    'Suggests the next best action and says why',
    'Consent and retention rules built in',
  ],
  specification: {
    runs: 'In your cloud, on your servers, or hosted by us',
    connects: 'Sales, support and product databases',
    needs: 'Read access to two sources or more',
    data: 'Consent and retention rules hold for every record',
    hands: 'The next step: it suggests one and says why',
  },
  drawing:
    'Records of sales, support and product join in one customer with a measure of health, and a suggested next step with its reason.',
};
