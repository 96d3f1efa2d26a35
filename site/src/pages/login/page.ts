import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/login',
  title: 'Log in',
  access: 'guests',
  load: () => import('./login-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Log in to your ${company.name} account: your cart, your dashboard and your requests.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Your cart, your dashboard and your requests',
    words: 'login sign in signin account',
    place: 7,
  },
];
