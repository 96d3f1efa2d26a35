import { company } from '@loomwright/content';
import type { PageDocuments, PageRoute, PageSearch } from '../../app/page-module.ts';

export const route = {
  path: '/contact',
  title: 'Contact',
  load: () => import('./contact-page.tsx'),
} satisfies PageRoute;

export const documents = {
  description: `Write to ${company.name}, call, or visit: email, phone, headquarters address, business hours and a message form.`,
  structuredData: ({ organization }) => organization(),
} satisfies PageDocuments;

export const search: readonly PageSearch[] = [
  {
    text: 'Message form, email, phone, address and business hours',
    words:
      'write reach mail email e-mail telephone call number location map office opening times headquarters dimapur nagaland quote sales speak talk human person ring holidays today closed saturday sunday weekend social linkedin github feedback complaint',
    place: 4,
  },
];
