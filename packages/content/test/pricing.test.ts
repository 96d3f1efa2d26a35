import { products, toPriceText } from '@loomwright/catalogue';
import { expect, test } from 'vitest';
import { automatedPercent, pricing, savedTasksPercent, services, toStartText } from '../src/index.ts';
import { toProductRange } from '../src/product-range.ts';

test('every service has an initial price range, labelled as a sample', { tags: ['PRC-1'] }, () => {
  for (const service of services) {
    expect(service.first.from).toBeGreaterThan(0);
    expect(service.first.to).toBeGreaterThan(service.first.from);
    expect(toStartText(service)).toMatch(/^\$[\d,]+ to \$[\d,]+ for .+ \(sample figures\)\.$/);
  }
});

test('the page starts with the lowest price of a paid product and a service', {
  tags: ['PRC-1'],
}, () => {
  const paid = products.filter(({ isFree }) => !isFree);
  const [cheapest] = [...paid].sort((one, other) => one.price - other.price);
  expect(cheapest && pricing.lead).toContain(cheapest && toPriceText(cheapest));
  expect(pricing.lead).toContain(
    `$${Math.min(...services.map(({ first }) => first.from)).toLocaleString('en-US')}`,
  );
  const free = products.filter(({ isFree }) => isFree);
  expect(toProductRange(free).lowestPrice).toBe('Free');
  expect(toProductRange([]).lowestPrice).toBe('');
});

test('the calculator assumes half of the services’ figure, and its text states that', {
  tags: ['CAL-1'],
}, () => {
  expect(automatedPercent * 2).toBe(savedTasksPercent);
  expect(pricing.calculator.assumptions).toContain(
    `${automatedPercent}% of the task, half of the “up to ${savedTasksPercent}%”`,
  );
});
