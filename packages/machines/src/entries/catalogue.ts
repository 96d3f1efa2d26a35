import { createProductPageMachine } from '@loomwright/catalogue';
import { entry } from '../entry.ts';
import { listener } from '../ports.ts';

const product = {
  id: 1,
  name: 'AI Chatbot Integration',
  price: 499.99,
  image: '/products/chatbot.svg',
  category: 'AI Solutions',
  isDigital: true,
  status: 'live',
  summary: '',
  description: '',
  features: [],
  specification: { runs: '', connects: '', needs: '', data: '', hands: '' },
  drawing: '',
} as const;

export const catalogueEntries = [
  entry({
    place: ['catalogue', 'product-page'],
    create: () =>
      createProductPageMachine({ findProduct: (id) => (id === String(product.id) ? product : undefined) }),
    input: { productId: '1', arrival: 'navigation', cart: listener('cart') },
    events: {
      'quantity.type': [{ text: '3' }, { text: 'many' }],
      'quantity.leave': [{}],
      'quantity.step': [{ by: 1 }, { by: -1 }],
      'product.addToCart': [{}],
    },
  }),
];
