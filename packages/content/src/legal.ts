import { company } from './company.ts';
import type { FormsWords } from './forms-words.ts';
import { type Prose, toProse } from './prose.ts';

/** A numbered section of a legal page (LGL-1). */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly text: Prose;
  /** `stored` adds the table of storage keys after the text. */
  readonly after?: 'stored';
}

export const legalClosing = {
  title: 'Something unclear?',
  text: 'The assistant explains it in plain words, and the contact page has every other way to ask.',
  action: { label: 'Write to us', href: '/contact' },
} as const;

export interface Deployment {
  /** Undefined if forms are not sent (FRM-1). */
  readonly forms: FormsWords | undefined;
  /** Host of the external team picture; undefined if all are local (ABT-1). */
  readonly imageHost: string | undefined;
  /** Host of the external booking form; undefined if the site uses its own (BOK-1). */
  readonly demoFormHost: string | undefined;
  /** Host of the map, which is contacted only after a click (EMB-1). */
  readonly mapHost: string;
}

export const privacy = {
  title: 'Privacy',
  lead: 'The short version: what you do here stays in your own browser. There are no cookies, no trackers, and no accounts on a server.',
} as const;

/** The privacy page of one deployment (LGL-1, PPL-2). */
export const privacySections = ({
  demoFormHost,
  forms,
  imageHost,
  mapHost,
}: Deployment): readonly LegalSection[] => [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: toProse([
      `${company.name} is a sample company, and this is its demonstration site. “We” means the people who run this copy of it; the [contact page](/contact) says how to reach us. “You” means anyone who opens it.`,
      'As with any site, the server that delivers these pages sees your IP address and the details your browser sends. The site itself does nothing with them.',
    ]),
  },
  {
    id: 'what-is-stored',
    title: 'What stays in your browser',
    text: toProse([
      'Accounts, carts and settings are stored in this browser, on this device, and nowhere else. The list says what each thing is, what it holds and how long it stays; the name beside it is the key your browser knows it by.',
      'Your browser also keeps the files of the site itself, so that pages open without a network. They are the same for everyone.',
      {
        kind: 'note',
        text: 'Anyone who can use this browser can read this data, so log out on a shared device. Passwords are never stored, only hashes that can’t be turned back into passwords.',
      },
    ]),
    after: 'stored',
  },
  {
    id: 'what-leaves',
    title: 'What leaves your browser',
    text: toProse([
      'Only this:',
      {
        kind: 'list',
        items: [
          'What you write in the chat goes to the chat service with a random number for this page view, so that it can answer. Nothing else is sent with it: no name, no account, no cart. The service keeps your latest questions to understand the next one, and forgets them after a while, or when you clear the conversation. If the operator of this copy has connected a language model, the service passes your question and the ones before it to that model. In your browser, the conversation is gone when you leave or reload the page.',
          forms?.privacy ??
            'The contact, support and booking forms send nothing in this demonstration: what you type stays in your browser.',
          demoFormHost
            ? `The booking form and the map come from ${demoFormHost} and ${mapHost}. They are loaded only after you click, or at once if you chose that; from then on, that third party sees you as on any page of its own.`
            : `The map comes from ${mapHost}. It is loaded only after you click, or at once if you chose that; from then on, that third party sees you as on any page of its own.`,
          ...(imageHost ? [`One picture on the [about page](/about) is loaded from ${imageHost}.`] : []),
        ],
      },
    ]),
  },
  {
    id: 'what-we-never-do',
    title: 'What we never do',
    text: toProse([
      {
        kind: 'list',
        items: [
          'Set cookies, count visits, or follow you to other sites.',
          'Load scripts, fonts or styles from third parties.',
          'Sell your data, share it or build a profile of you. We don’t have any data to do that with.',
        ],
      },
    ]),
  },
  {
    id: 'your-control',
    title: 'How to export or delete your data',
    text: toProse([
      'When you’re logged in, you can export everything stored here as one file in [Settings](/settings), or delete your account with all its data. Without an account, you can clear this site’s data in your browser’s own settings. Either way it is gone at once: there is no copy.',
    ]),
  },
  {
    id: 'questions',
    title: 'Changes and questions',
    text: toProse([
      'This page is part of the site and changes with it: it describes the version you’re looking at. The [security page](/security) says who processes data, and how the site is tested. If anything is unclear, or you think it’s wrong, please tell us.',
    ]),
  },
];

export const terms = {
  title: 'Terms',
  lead: 'The short version: look around, try everything, rely on nothing. This is the site of a sample company, and no order is ever placed here.',
} as const;

export const termsSections: readonly LegalSection[] = [
  {
    id: 'what-this-is',
    title: 'What this site is',
    text: toProse([
      `${company.name} does not exist. Its products, prices, team, figures and testimonials are samples, made to show a complete site at work. The [Portfolio Generator](/products/6) is the exception: it’s real, it’s free, and it works.`,
    ]),
  },
  {
    id: 'accounts',
    title: 'Your account',
    text: toProse([
      'An account you create here lives in the browser you created it in. It doesn’t exist on any other device, nobody can reset it for you, and it is gone when you clear the browser’s data. Please don’t reuse a password from another site.',
      'The [privacy page](/privacy) says what is stored and how to delete it.',
    ]),
  },
  {
    id: 'orders',
    title: 'Prices, carts and quotes',
    text: toProse([
      `Nothing can be bought here. A cart is a list, and “Request a Quote” puts that list into the contact form. No contract is formed, no payment is taken, and nothing will be delivered. Prices are in ${company.legal.currency} and are part of the sample.`,
    ]),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: toProse([
      'You’re welcome to use everything on this site as intended. Please don’t:',
      {
        kind: 'list',
        items: [
          'enter other people’s personal data, or secrets of your own;',
          'put more load on the server or the chat than a person would;',
          'present the chat’s answers as advice from a real company.',
        ],
      },
    ]),
  },
  {
    id: 'what-is-yours',
    title: 'What’s yours, and what’s ours',
    text: toProse([
      `What you write and make here is yours, portfolios included. The code of this site is free software under the ${company.legal.licence}. Names of other companies belong to them; mentioning them doesn’t imply any connection with us.`,
    ]),
  },
  {
    id: 'no-warranty',
    title: 'No warranty, and changes',
    text: toProse([
      'The site is provided “as is”, without warranty of any kind. It may change, lose stored data, or go offline without notice. You keep any rights that the law doesn’t allow you to waive.',
    ]),
  },
];
