import type { Product } from '../src/index.ts';

const sample = (
  id: number,
  name: string,
  price: number,
  category: Product['category'],
  description: string,
): Product => ({
  id,
  name,
  price,
  ...(price === 0 ? { isFree: true } : { priceUnit: 'workspaceMonth' }),
  image: `/art/products/${id}.svg`,
  category,
  isDigital: true,
  ...(price === 0 ? { status: 'live', serviceUrl: `/tools/${id}` } : { status: 'coming_soon' }),
  summary: `What ${name} does`,
  description,
  features: ['It works'],
  specification: { runs: 'Here', connects: 'Web pages', needs: 'Time', data: 'Stays', hands: 'Doubts' },
  drawing: `${name}, drawn`,
});

/** Independent of the real products, which may change. */
export const sampleProducts: readonly Product[] = [
  sample(1, 'Chatbot', 29.99, 'AI Solutions', 'Answers around the clock, in messaging apps too.'),
  sample(2, 'Suite', 49.99, 'Data Solutions', 'Forecasts demand.'),
  sample(3, 'Neural API', 39.99, 'AI Solutions', 'Classification behind one interface.'),
  sample(4, 'Workflows', 24.99, 'Business Solutions', 'Draw a process once.'),
  sample(5, 'Customers', 34.99, 'Data Solutions', 'One picture of every customer.'),
  sample(6, 'Portfolio', 0, 'Business Solutions', 'A page as one file.'),
];
