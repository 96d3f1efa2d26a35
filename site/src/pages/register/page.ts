import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/register',
  title: 'Create your account',
  access: 'guests',
  load: () => import('./register-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Create a free ${company.name} account in a minute. It exists only in your browser.`,
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'In a minute, and only in this browser',
    words:
      'register registration sign up signup join get started new password characters minimum member membership rules',
  },
];
