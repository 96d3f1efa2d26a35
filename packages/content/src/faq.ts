/** A question and its short answer. `answer` marks [links](/path) and `code` as in Markdown. */
export interface FaqEntry {
  /** The hash that leads to it; it never changes. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface FaqCategory {
  readonly id: 'general' | 'pricing' | 'technical';
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/** The words around the questions (FAQ-1). */
export const faqPage = {
  title: 'Frequently asked questions',
  lead: 'Short answers to what is asked most. Anything else: ask, a person reads it.',
  closing: {
    title: 'Not answered?',
    text: 'Write to us, or get help with something that does not work.',
    action: { label: 'Get support', href: '/support' },
  },
} as const;

/** The frequently asked questions, by category (FAQ-1). */
export const faq: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General',
    entries: [
      {
        id: 'what-do-you-do',
        question: 'What does Loomwright AI do?',
        answer:
          'We automate repeated work, build chat assistants, forecast figures, and make custom AI where nothing ready fits. The [services page](/services) says what each of the four does and how long it takes.',
      },
      {
        id: 'who-is-it-for',
        question: 'Which companies is it for?',
        answer:
          'Companies of about ten to a thousand people that have more routine work than hands. You need no AI team: someone who knows the process and someone who can decide are enough.',
      },
      {
        id: 'where-to-start',
        question: 'Where do we start?',
        answer:
          'With one process that costs you time. Bring it to a [demo](/demo): in thirty minutes you know whether AI helps, and what a first step would be.',
      },
      {
        id: 'how-long',
        question: 'How long does a first project take?',
        answer:
          'A chatbot pilot two to four weeks, a first automated process three to five, forecasts six to eight. A custom system starts with a study of two weeks.',
      },
      {
        id: 'replace-people',
        question: 'Will it replace our people?',
        answer:
          'It replaces copying, sorting and searching. Whatever needs judgement goes to a person, with everything the system knows about it. We write down which is which before anything runs.',
      },
      {
        id: 'is-this-real',
        question: 'Is Loomwright AI a real company?',
        answer:
          'No. It is a sample company, made to show a complete site. Products can be put in a cart and quotes asked for, but no order is placed and nothing is charged. The [terms](/terms) say it in full.',
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing',
    entries: [
      {
        id: 'what-does-it-cost',
        question: 'What do the products cost?',
        answer:
          'Between nothing and $49.99; every price is on the [products page](/products). The Portfolio Generator is free. Services are quoted, since no two are alike.',
      },
      {
        id: 'free-trial',
        question: 'Is there a free trial?',
        answer:
          'Yes, 14 days after a [demo](/demo), with everything switched on. No card is asked for, and it ends by itself.',
      },
      {
        id: 'how-to-order',
        question: 'How do I order?',
        answer:
          'Put what you want in your [cart](/cart) and ask for a quote: it opens the contact form with your cart in it. A quote obliges you to nothing.',
      },
      {
        id: 'what-is-a-service-quote',
        question: 'How do you price a service?',
        answer:
          'By step, at a fixed price agreed before the step begins. Each has a result you can use, and you can stop after any of them.',
      },
      {
        id: 'cancel',
        question: 'Can we cancel?',
        answer:
          'Running services can be ended at the end of any month. Code, models and documentation made for you stay yours, and we help with handing over.',
      },
      {
        id: 'discounts',
        question: 'Are there discounts for schools and charities?',
        answer: 'Yes, half of the list price. [Write to us](/contact) from an address of your organisation.',
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical',
    entries: [
      {
        id: 'which-systems',
        question: 'Which systems can you connect?',
        answer:
          'Anything with an interface: CRMs, mail, spreadsheets, warehouses, ticket systems. For the common ones there are ready connectors; for the rest we write one.',
      },
      {
        id: 'where-is-our-data',
        question: 'Where does our data go?',
        answer:
          'Nowhere you have not named. We run in your cloud or on your servers where you wish. Your data trains your models and nobody else’s.',
      },
      {
        id: 'which-models',
        question: 'Which models do you use?',
        answer:
          'The smallest that does the job well on your own examples, open or commercial. You see the comparison, and changing the model later is a setting, not a project.',
      },
      {
        id: 'wrong-answers',
        question: 'What if the AI is wrong?',
        answer:
          'It will be, now and then. So every system has a threshold below which it asks a person, a record of why it decided, and a weekly measure of its mistakes. [How we measure](/blog/what-we-measure-every-week) is on the blog.',
      },
      {
        id: 'forgot-password',
        question: 'I forgot the password of my account. What now?',
        answer:
          'Accounts live in your browser, so nobody can send you a new one. With your recovery code you can [set a new password](/forgot-password); without it, make a new account.',
      },
      {
        id: 'what-is-stored',
        question: 'What does this site store about me?',
        answer:
          'Only what you type, only in your own browser: your account, your cart, your settings. The [privacy page](/privacy) lists every key, and what leaves the browser.',
      },
      {
        id: 'site-builder',
        question: 'Does the chatbot work with my site builder?',
        answer:
          'Yes, if you can add a script tag. [Integrate the chatbot](/documentation/integrate-the-chatbot) shows how, in about ten minutes.',
      },
    ],
  },
];
