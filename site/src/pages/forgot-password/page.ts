import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/forgot-password',
  title: 'Forgot your password?',
  load: () => import('./forgot-password-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: 'Set a new password with your recovery code, or find out what else you can do.',
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Set a new one with your recovery code',
    words: 'reset recover lost login remember anymore',
  },
];
