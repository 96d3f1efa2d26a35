import {
  assistantQuestions,
  assistantRightPercent,
  assistantWrongPercent,
  chatSessionMinutes,
  passwordCharacters,
  passwordRounds,
} from './facts.ts';
import type { Deployment, LegalSection } from './legal.ts';
import { toAmount } from './number-words.ts';
import { toProse } from './prose.ts';

const toText = (figure: number) => figure.toLocaleString('en');

/** The security page of one deployment (TRU-1); `docs/security.md` is the developers' version. */
export const security = {
  title: 'Security and data',
  lead: 'Where data is kept, what leaves your browser and when, how this site is tested, and what it doesn’t promise.',
  closing: {
    title: 'A question about security?',
    text: 'Ask us, or read what each key in your browser holds.',
    action: { label: 'Write to us', href: '/contact' },
    more: { label: 'Privacy, key by key', href: '/privacy' },
  },
} as const;

const kept = (forms: Deployment['forms']) => ({
  kind: 'table' as const,
  caption: 'What is kept, where, and for how long',
  head: ['What', 'Where', 'How long'],
  rows: [
    ['Account, cart, quotes, settings', 'Your browser', 'Until you delete it'],
    ['Passwords', 'Nowhere: your browser keeps a hash', 'Until you delete the account'],
    ['Drafts of forms', 'One tab', 'Until sent, or the tab is closed'],
    [
      'Questions to the assistant',
      'Memory of the chat service',
      `${chatSessionMinutes} minutes, or until you clear them`,
    ],
    ['Sent forms', forms?.where ?? 'Nowhere: nothing is sent', forms?.howLong ?? '–'],
    ['Cookies, visits, profiles', 'Nowhere: there are none', '–'],
  ],
});

export const securitySections = ({
  demoFormHost,
  forms,
  imageHost,
  mapHost,
}: Deployment): readonly LegalSection[] => [
  { id: 'kept', title: 'Where data is kept', text: toProse([kept(forms)]) },
  {
    id: 'leaves',
    title: 'What leaves your browser, and when',
    text: toProse([
      {
        kind: 'list',
        items: [
          '**When you ask the assistant:** the question and a random number for this page view. No name, no account, no cart.',
          `**When you send a form:** ${forms?.leaves ?? 'nothing. This copy has no address to send it to, and the form says so.'}`,
          `**When you load the map:** your browser asks ${mapHost}, after a click${demoFormHost ? `; the booking form asks ${demoFormHost} in the same way` : ''}.`,
          ...(imageHost ? [`**On the about page:** one picture comes from ${imageHost}.`] : []),
          '**Otherwise:** nothing but requests for the pages themselves, whose server sees your IP address as any server does.',
        ],
      },
    ]),
  },
  {
    id: 'processors',
    title: 'Who processes it',
    text: toProse([
      'By default there is no sub-processor: pages and assistant come from one server. The operator of a copy can add these, each by a setting:',
      {
        kind: 'table',
        caption: 'What changes when an operator sets it',
        head: ['Setting', 'Who then receives what'],
        rows: [
          ['A language model', 'Its provider: each question, the one before it, and passages of this site'],
          ['A store for chat sessions', 'Its host: the last turns of a session, under a hash of its number'],
          ['An address for forms', 'Its host: what you send with a form'],
          ['A booking form or a map', 'Its host: what any page of its own sees, after your click'],
        ],
      },
    ]),
  },
  {
    id: 'hosting',
    title: 'Hosting and retention',
    text: toProse([
      `Static files and one small service, which can run inside your own network; there is no database. The service logs no question, address or session number, and forgets a session ${toAmount(chatSessionMinutes, 'minute')} after its last question, unless its operator chose another time. What your browser keeps, you export or delete in [Settings](/settings).`,
    ]),
  },
  {
    id: 'training',
    title: 'Training',
    text: toProse([
      'Nothing you write trains a model here: the assistant learns from the texts of this site alone. A language model that an operator connects has its provider’s own terms.',
    ]),
  },
  {
    id: 'assistant',
    title: 'How good the assistant is',
    text: toProse([
      `On more than ${toText(assistantQuestions)} questions in visitors’ own words, without a language model, it answers about **${assistantRightPercent}%** right of those that the site answers, and about **${assistantWrongPercent}%** of all its replies are wrong without a warning. Most of these questions were read later, to fix the mistakes they showed. Of strangers’ questions that are asked for the first time, it answers about three in four right without a reservation. The tests of this site measure it again, and fail if a figure is two points off.`,
    ]),
  },
  {
    id: 'tested',
    title: 'How the site is tested',
    text: toProse([
      'Every change has to pass these tests, in a real browser:',
      {
        kind: 'list',
        items: [
          '**Accessibility:** every page by axe against WCAG 2.2 AA, wide and narrow, light and dark, and by keyboard alone.',
          '**No third parties:** a browser test fails if a page asks another origin before a click, or breaks its content security policy.',
          '**Hostile input:** scripts typed into forms, damaged records in storage, links that try to leave the site after a login, malformed requests.',
          `**Passwords:** PBKDF2 with ${toText(passwordRounds)} rounds and a salt per account. None is stored, logged or sent in clear text.`,
          '**Dependencies:** exact versions, no install scripts, nothing fetched at run time.',
        ],
      },
    ]),
  },
  {
    id: 'offline',
    title: 'Without a network',
    text: toProse([
      'After your first visit, your browser keeps the files of the site: every page opens without a network. A question to the assistant waits until the network is back.',
    ]),
  },
  {
    id: 'not-promised',
    title: 'What we don’t promise',
    text: toProse([
      {
        kind: 'list',
        items: [
          'No certificate: no SOC 2, no ISO 27001, no audit by others. This is a sample company.',
          `No protection from the owner of the browser, who can read what it keeps. A password needs only ${passwordCharacters} characters, there is no second factor, and email addresses aren’t verified.`,
          'No backup: what your browser deletes is gone.',
          'No uptime, and no warranty: see the [terms](/terms#no-warranty).',
        ],
      },
    ]),
  },
  {
    id: 'report',
    title: 'Report a weakness',
    text: toProse([
      'Write to the address in [security.txt](/.well-known/security.txt): it belongs to the operator of this copy. An address that ends in `.example` is a sample, and receives nothing; then use the [contact page](/contact).',
    ]),
  },
];
