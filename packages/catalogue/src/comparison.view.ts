import { keysOf, toCountText } from '@loomwright/kit';
import {
  type ProductCard,
  toPriceText,
  toProductCard,
  toQuarterText,
  toStatusText,
} from './catalogue.view.ts';
import { comparisonHref, MAX_COMPARED } from './comparison.ts';
import { type Product, SPECIFICATION } from './product.ts';
import { type ProductOffer, toOffer } from './product-page.view.ts';

export interface ComparisonColumn {
  readonly card: ProductCard;
  readonly removeHref: string;
  readonly offer: ProductOffer;
}

export interface ComparisonRow {
  readonly label: string;
  /** One cell per column; a cell with several strings is a list. */
  readonly cells: readonly (readonly string[])[];
}

export interface ComparisonView {
  readonly columns: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
  /** Products to add, each with the address of the resulting comparison; empty when three are compared. */
  readonly additions: readonly { readonly card: ProductCard; readonly href: string }[];
  readonly hint: string;
  readonly countText: string;
}

const hintOf = (count: number): string => {
  if (count === 0) return 'Nothing to compare yet. Choose the first of up to three products';
  if (count === 1) return 'Choose a product to compare it with';
  return count < MAX_COMPARED ? 'There’s room for one more' : '';
};

/** `all` is the catalogue, from which more products can be added (CMP-1). */
export const toComparisonView = (all: readonly Product[], compared: readonly Product[]): ComparisonView => {
  const ids = compared.map(({ id }) => id);
  const row = (label: string, cellOf: (product: Product) => readonly string[]): ComparisonRow => ({
    label,
    cells: compared.map(cellOf),
  });
  const rows = [
    row('Price', (product) => [toPriceText(product)]),
    row('Status', (product) => [
      product.release
        ? `${toStatusText(product)}, expected ${toQuarterText(product)}`
        : toStatusText(product),
    ]),
    row('Category', ({ category }) => [category]),
    row('Key features', ({ features }) => features),
    ...keysOf(SPECIFICATION).map((part) =>
      row(SPECIFICATION[part], ({ specification }) => [specification[part]]),
    ),
  ];
  return {
    columns: compared.map((product) => ({
      card: toProductCard(product),
      removeHref: comparisonHref(ids.filter((id) => id !== product.id)),
      offer: toOffer(product),
    })),
    rows: compared.length === 0 ? [] : rows,
    additions:
      compared.length === MAX_COMPARED
        ? []
        : all
            .filter(({ id }) => !ids.includes(id))
            .map((product) => ({ card: toProductCard(product), href: comparisonHref([...ids, product.id]) })),
    hint: hintOf(compared.length),
    countText: `${toCountText(compared.length, 'product')} compared`,
  };
};
