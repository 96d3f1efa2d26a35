import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCart } from '../src/app/providers.tsx';

const Reader = () => {
  useCart();
  return null;
};

test('the cart hook outside its provider throws an error that names the provider', {
  tags: ['CRT-11'],
}, () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow('useCart must be used within a CartProvider');
});
