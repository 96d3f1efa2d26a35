import fc from 'fast-check';
import { MAX_QUANTITY } from '../quantity.ts';
import { hostileSample } from './hostile-strings.ts';

const oddQuantities =
  '¦ ¦0¦-0¦1¦98¦99¦100¦0.5¦2.9¦-1¦two¦007¦1e3¦0x10¦1,000¦٣¦९९¦１２¦-٥¦\u200f٧\u200e¦Infinity¦-Infinity¦NaN'.split(
    '¦',
  );

export const typedQuantities = fc.oneof(
  fc.integer({ min: -5, max: 120 }).map(String),
  fc.constantFrom(...oddQuantities),
  fc.double().map(String),
  fc.constantFrom(...hostileSample),
);

const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '０１２３４５６７８９'];
const modelValue = (input: string): number => {
  const plain = [...input.trim()]
    .filter((character) => !/[\p{Cf}\p{DI}]/u.test(character))
    .map((character) => {
      const digits = scripts.find((set) => set.includes(character));
      return digits === undefined ? character : String([...digits].indexOf(character));
    })
    .join('')
    .trim();
  return /\d/.test(plain) && /^[-+]?\d*\.?\d*$/.test(plain) ? Number(plain) : Number.NaN;
};

/** A naive `readQuantity`, written from the text of CRT-1 and PDP-2. */
export const modelQuantity = (input: string | number): number => {
  const value = typeof input === 'string' ? modelValue(input) : input;
  if (Number.isNaN(value)) return 1;
  if (value < 1) return 0;
  return value > MAX_QUANTITY ? MAX_QUANTITY : Math.floor(value);
};
