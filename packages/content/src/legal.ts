import { company } from './company.ts';
import { type Prose, toProse } from './prose.ts';

/** One of the six numbered sections of a legal page (LGL-1). */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** `stored` stands where the table of every storage key belongs. */
  readonly text: Prose;
  readonly after?: 'stored';
}

/** The end of both pages. */
export const legalClosing = {
  title: 'Something unclear?',
  text: 'Ask. A person reads every message, and answers in plain words.',
  action: { label: 'Contact us', href: '/contact' },
} as const;

/** The facts of a deployment that the privacy page states. */
export interface Deployment {
  /** The host the forms are sent to; undefined where nothing is sent (FRM-1). */
  readonly formHost: string | undefined;
  /** The host one picture of the team comes from; undefined where it is local (ABT-1). */
  readonly imageHost: string | undefined;
  /** The hosts of form and map, which are asked after a click (EMB-1). */
  readonly embedHosts: readonly string[];
}

export const privacy = {
  title: 'Privacy',
  lead: 'Short version: what you do here stays in your own browser. There are no cookies, no trackers, and no account on a server.',
} as const;

/** The privacy page, true for one deployment (LGL-1, PPL-2). */
export const privacySections = ({ embedHosts, formHost, imageHost }: Deployment): readonly LegalSection[] => [
  {
    id: 'who-we-are',
    title: 'Who this is about',
    text: toProse([
      `${company.name} is a sample company, and this is its demonstration site. “We” are the people who run this copy of it; the [contact page](/contact) says how to reach us. “You” are whoever opens it.`,
      'As with any site, the server that delivers these pages sees your network address and what your browser says about itself. The site itself does nothing with them.',
    ]),
  },
  {
    id: 'what-is-stored',
    title: 'What stays in your browser',
    text: toProse([
      'Accounts, carts and settings are kept in the storage of this browser, on this device, and nowhere else. This is every key the site uses, and what it holds. `local` stays until it is deleted; `session` goes when the tab is closed.',
      {
        kind: 'note',
        text: 'Whoever can use this browser can read it, so log out on a shared device. Passwords are never stored, only hashes from which they cannot be read back.',
      },
    ]),
    after: 'stored',
  },
  {
    id: 'what-leaves',
    title: 'What leaves your browser',
    text: toProse([
      'Nothing, but for these:',
      {
        kind: 'list',
        items: [
          'What you write in the chat goes to the chat service with a random number for this page view, so that it can answer. Nothing else goes with it: no name, no account, no cart. The service keeps the last question of this page view to understand the next one, and forgets them after a while, or when you clear the conversation. If whoever runs this copy has connected a language model, the service passes the question and the one before on to it. In your browser the conversation is gone when you leave or reload the page.',
          formHost
            ? `What you send with the contact or support form goes to ${formHost}, when you press the button and not before.`
            : 'The contact and support forms send nothing in this demonstration: what you type stays here.',
          `The booking form and the map come from ${embedHosts.join(' and ')}. They are loaded after your click only, or at once if you chose so, and from then on that company sees you as on a page of its own.`,
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
          'Load scripts, fonts or styles from other companies.',
          'Sell, share or profile anything, since we do not have it.',
        ],
      },
    ]),
  },
  {
    id: 'your-control',
    title: 'How to take it with you, or delete it',
    text: toProse([
      'Signed in, the [settings](/settings) export everything stored here as one file, and delete your account with all its data. Without an account, your browser’s own settings clear what a site has stored. Either way it is gone at once: there is no copy.',
    ]),
  },
  {
    id: 'questions',
    title: 'Changes and questions',
    text: toProse([
      'This page is part of the site and changes with it: it says what the version you are looking at does. If anything on it is unclear, or you believe it is not true, please tell us.',
    ]),
  },
];

export const terms = {
  title: 'Terms',
  lead: 'Short version: look around, try everything, rely on nothing. This is a sample company’s site, and no order is ever placed here.',
} as const;

/** The terms page (LGL-1). */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'what-this-is',
    title: 'What this site is',
    text: toProse([
      `${company.name} does not exist. Its products, prices, team, figures and customers’ voices are samples, made to show a complete site at work. The [Portfolio Generator](/products/6) is the exception: it is real, free, and works.`,
    ]),
  },
  {
    id: 'accounts',
    title: 'Your account',
    text: toProse([
      'An account made here lives in the browser it was made in. It is not known on any other device, nobody can reset it for you, and it is gone when the browser’s data is cleared. Please do not use a password you use elsewhere.',
      'What is stored, and how to delete it, is on the [privacy page](/privacy).',
    ]),
  },
  {
    id: 'orders',
    title: 'Prices, carts and quotes',
    text: toProse([
      'Nothing can be bought here. A cart is a list, and “Request a Quote” puts that list into the contact form. No contract comes about, no payment is asked for, and nothing will be delivered. Prices are in US dollars and part of the sample.',
    ]),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: toProse([
      'You may use everything you can reach, as it is meant to be used. Please do not:',
      {
        kind: 'list',
        items: [
          'type in personal data of other people, or secrets of your own,',
          'burden the server or the chat beyond what a person would,',
          'present what the chat answers as advice of a real company.',
        ],
      },
    ]),
  },
  {
    id: 'what-is-yours',
    title: 'What is yours, and what is ours',
    text: toProse([
      'What you type and make here is yours, portfolios included. The code of this site is free software under the MIT licence. Names of other companies belong to them; that they are mentioned does not mean that they know of us.',
    ]),
  },
  {
    id: 'no-warranty',
    title: 'No warranty, and changes',
    text: toProse([
      'The site is provided as it is, without warranty of any kind. It may change, lose what it stored, or go away without notice. Where the law gives you rights that cannot be waived, you keep them.',
    ]),
  },
];
