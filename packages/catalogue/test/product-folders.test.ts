import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Product, products } from '../src/index.ts';

const folders = readdirSync(new URL('../src/products/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

const textsOf = ({ description, drawing, features, name, specification, summary }: Product) =>
  Object.entries({ name, summary, description, drawing, ...specification, features: features.join('\n') });

/** One line per fault: the file, the fault, and the fix. */
const faultsOf = (list: readonly Product[], names: readonly string[]): readonly string[] => [
  ...list.flatMap((product, place) => {
    const { id, name, price } = product;
    const own = names.find((folder) => folder.startsWith(`${id}-`)) ?? name;
    const say = (what: string) => `products/${own}/product.ts: ${what}`;
    const first = list.findIndex((one) => one.id === id);
    const { quarter = 1, year = 2000 } = product.release ?? {};
    return [
      quarter >= 1 && quarter <= 4 && year >= 2000 && year < 2100 && Number.isInteger(quarter + year)
        ? []
        : say(`the release is Q${quarter} ${year}; write a quarter from 1 to 4 and a year, e.g. 2027`),
      first < place
        ? say(`the id ${id} is already used by ${list[first]?.name}; take the next free one`)
        : [],
      Number.isSafeInteger(id) && id > 0 ? [] : say(`the id is ${id}; write a whole number from 1`),
      price >= 0 && price === Number(price.toFixed(2))
        ? []
        : say(`the price is ${price}; write dollars with two decimals at most, e.g. 19.99`),
      // A stored cart with a longer name could not be read back.
      name.length <= 200 ? [] : say(`the name has ${name.length} characters; shorten it to 200`),
      ...textsOf(product)
        .filter(([, text]) => text === '' || text !== text.trim())
        .map(([part]) => say(`${part} is empty or has surrounding blanks; write a text`)),
    ].flat();
  }),
  ...names
    .filter((folder) => !list.some(({ id }) => folder.startsWith(`${id}-`)))
    .map(
      (folder) =>
        `products/index.ts: the list has no product for ${folder}; add it, or name the folder after its id`,
    ),
  ...list
    .filter(({ id }) => !names.some((folder) => folder.startsWith(`${id}-`)))
    .map(({ id, name }) => `products/: no folder for ${name}; its name begins with ${id}-`),
];

it('each product has a folder with its id, a price in cents and all its texts', {
  tags: ['PRD-1'],
}, () => {
  expect(faultsOf(products, folders)).toEqual([]);
});

it('each fault names the file and the change to make', { tags: ['PRD-1'] }, () => {
  const [first, second] = products;
  if (!first || !second) throw new Error('two products are needed');
  const specification = { ...first.specification, runs: ' ' };
  const faults = (changes: Partial<Product>, names = ['1-a']) => faultsOf([{ ...first, ...changes }], names);
  expect(faults({})).toEqual([]);
  expect([
    faults({ price: Number.NaN }),
    faults({ price: 0.001 }),
    faults({ price: -1 }),
    faults({ release: { year: 27, quarter: 1 } }),
    faults({ name: '' }),
    faults({ name: 'x'.repeat(201) }),
    faults({ features: [] }),
    faults({ specification }),
    faults({ id: 1.5 }, ['1.5-a']),
    faults({}, ['1-a', '2-b']),
    faults({}, []),
    faultsOf([first, { ...second, id: 1 }], ['1-a']),
  ]).toEqual([
    ['products/1-a/product.ts: the price is NaN; write dollars with two decimals at most, e.g. 19.99'],
    ['products/1-a/product.ts: the price is 0.001; write dollars with two decimals at most, e.g. 19.99'],
    ['products/1-a/product.ts: the price is -1; write dollars with two decimals at most, e.g. 19.99'],
    ['products/1-a/product.ts: the release is Q1 27; write a quarter from 1 to 4 and a year, e.g. 2027'],
    ['products/1-a/product.ts: name is empty or has surrounding blanks; write a text'],
    ['products/1-a/product.ts: the name has 201 characters; shorten it to 200'],
    ['products/1-a/product.ts: features is empty or has surrounding blanks; write a text'],
    ['products/1-a/product.ts: runs is empty or has surrounding blanks; write a text'],
    ['products/1.5-a/product.ts: the id is 1.5; write a whole number from 1'],
    ['products/index.ts: the list has no product for 2-b; add it, or name the folder after its id'],
    [`products/: no folder for ${first.name}; its name begins with 1-`],
    [`products/1-a/product.ts: the id 1 is already used by ${first.name}; take the next free one`],
  ]);
});
