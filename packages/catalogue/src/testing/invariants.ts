import { invariants, isUnique, viewInvariants } from '@loomwright/machine-testing';
import { type CatalogueIndex, type CatalogueQuery, SORT_ORDERS, selectProducts } from '../catalogue-query.ts';
import { readCatalogueQuery, writeCatalogueQuery } from '../catalogue-url.ts';
import { CATEGORIES, type Product } from '../product.ts';
import type { ProductPageView } from '../product-page.view.ts';

export const brokenQueryInvariants = invariants<[CatalogueQuery]>({
  'the category is known': ({ category }) => category === 'All' || CATEGORIES.includes(category),
  'the sort is known': ({ sort }) => SORT_ORDERS.includes(sort),
  'the text has at most 100 units': ({ text }) => text.length <= 100,
  // With the `u` flag only lone surrogates match.
  'the text has no lone surrogates': ({ text }) => !/[\ud800-\udfff]/u.test(text),
  'it survives a round trip through the URL': (query) => {
    const back = readCatalogueQuery(writeCatalogueQuery(query));
    return back.category === query.category && back.sort === query.sort && back.text === query.text;
  },
});

interface Selection {
  readonly products: readonly Product[];
  readonly index: CatalogueIndex;
  readonly query: CatalogueQuery;
}

const found = ({ index, query }: Selection): readonly Product[] => selectProducts(index, query);

export const brokenSelectionInvariants = viewInvariants(found, {
  'it contains only products of the catalogue, once each': (list, { products }) =>
    isUnique(list) && list.every((product) => products.includes(product)),
  'only the chosen category is shown': (list, { query }) =>
    list.every(({ category }) => ['All', category].includes(query.category)),
  'the order does not change the selection': (list, selection) =>
    SORT_ORDERS.every((sort) => {
      const other = found({ ...selection, query: { ...selection.query, sort } });
      return other.length === list.length && other.every((product) => list.includes(product));
    }),
  'another word never finds more': (list, selection) => {
    const query = { ...selection.query, text: `${selection.query.text} a` };
    return found({ ...selection, query }).every((product) => list.includes(product));
  },
});

export const brokenProductPageInvariants = invariants<[ProductPageView]>({
  'a price has a text': (view) => view.status !== 'found' || view.card.price.amount !== '',
  'the quantity can go down or up': (view) => view.status !== 'found' || view.canDecrease || view.canIncrease,
  'a launch has an address, and any other offer a reason': (view) =>
    view.status !== 'found' || (view.offer.kind === 'launch' ? view.offer.href : view.offer.reason) !== '',
});
