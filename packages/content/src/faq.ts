import { toNumberWord } from '@loomwright/kit';
import { company } from './company.ts';
import {
  automationWeeks,
  chatbotWeeks,
  companyPeople,
  demoMinutes,
  forecastWeeks,
  guideReadMinutes,
  policies,
  schoolsPay,
  studyWeeks,
  trialDays,
  trialTerms,
} from './facts.ts';
import { toAmount, toRangeWords } from './number-words.ts';
import { productRange } from './product-range.ts';

/** `answer` supports [links](/path) and `code`. */
export interface FaqEntry {
  /** The URL hash; it must never change. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface FaqCategory {
  readonly id: 'general' | 'pricing' | 'technical';
  readonly title: string;
  readonly text: string;
  readonly entries: readonly FaqEntry[];
}

export const faqPage = {
  title: 'Frequently asked questions',
  lead: 'Short answers to the questions we hear most.',
  all: 'All questions and answers',
  closing: {
    title: 'Didn’t find your answer?',
    text: 'The assistant answers at any hour. For something that isn’t working, ask support.',
    action: { label: 'Ask support', href: '/support' },
    other: { label: 'Write to us', href: '/contact' },
  },
} as const;

export const faq: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General',
    text: 'What we do, for whom, and how it begins.',
    entries: [
      {
        id: 'what-do-you-do',
        question: `What does ${company.name} do?`,
        answer:
          'We automate repetitive work, build chat assistants, forecast figures, and develop custom AI when nothing off the shelf fits. The [services page](/services) explains what each service does and how long it takes.',
      },
      {
        id: 'who-is-it-for',
        question: 'Which companies is it for?',
        answer: `Companies of roughly ${toNumberWord(companyPeople[0])} to ${toNumberWord(companyPeople[1])} people with more routine work than hands to do it. You don’t need an AI team: one person who knows the process and one who can make decisions are enough.`,
      },
      {
        id: 'where-to-start',
        question: 'Where do we start?',
        answer: `With one process that costs you time. Bring it to a [demo](/demo): in ${toAmount(demoMinutes, 'minute')} you’ll know whether AI can help, and what the first step would be.`,
      },
      {
        id: 'how-long',
        question: 'How long does a first project take?',
        answer: `A chatbot pilot takes ${toRangeWords(chatbotWeeks)} weeks, a first automated process ${toRangeWords(automationWeeks)}, and forecasts ${toRangeWords(forecastWeeks)}. A custom system starts with a ${toNumberWord(studyWeeks)}-week study.`,
      },
      {
        id: 'replace-people',
        question: 'Will it replace our people?',
        answer:
          'It replaces copying, sorting and searching. Anything that needs judgement goes to a person, along with everything the system knows about it. We agree on which is which before anything runs.',
      },
      {
        id: 'is-this-real',
        question: `Is ${company.name} a real company?`,
        answer:
          'No. It is a sample company, made to show a complete site. You can add products to a cart and request quotes, but no order is placed and nothing is charged. The [terms](/terms) have the details.',
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing',
    text: 'What it costs, how to order, and how to stop.',
    entries: [
      {
        id: 'what-does-it-cost',
        question: 'What do the products cost?',
        answer: `Free to ${productRange.highestPrice}; every price is on the [pricing page](/pricing). The Portfolio Generator is free. Services are quoted individually, because no two are alike.`,
      },
      {
        id: 'free-trial',
        question: 'Is there a free trial?',
        answer: `Yes. Once a product is released, you can try it for ${trialDays} days after a [demo](/demo), with every feature switched on. ${trialTerms} The Portfolio Generator is free and needs no trial.`,
      },
      {
        id: 'how-to-order',
        question: 'How do I order?',
        answer: `Put what you want in your [cart](/cart) and request a quote: that opens the contact form with your cart filled in. You don’t need an account, and a quote ${policies.quoteCommits ? 'commits' : 'doesn’t commit'} you to anything.`,
      },
      {
        id: 'what-is-a-service-quote',
        question: 'How do you price a service?',
        answer:
          'Step by step, at a fixed price agreed before each step begins. Every step ends with something you can use, and you can stop after any of them. The [pricing page](/pricing#services) has the range in which each service starts.',
      },
      {
        id: 'cancel',
        question: 'Can we cancel?',
        answer:
          'Yes. You can end a running service at the end of any month. The code, models and documentation we made for you stay yours, and we help with the handover.',
      },
      {
        id: 'discounts',
        question: 'Are there discounts for schools and charities?',
        answer: `Yes: ${schoolsPay} the list price. [Write to us](/contact) from your organisation’s email address.`,
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical',
    text: 'Systems, data, models and this site.',
    entries: [
      {
        id: 'which-systems',
        question: 'Which systems can you connect?',
        answer:
          'Anything with an API: CRMs, email, spreadsheets, data warehouses, ticket systems. We have ready-made connectors for the common ones and write the rest.',
      },
      {
        id: 'where-is-our-data',
        question: 'Where does our data go?',
        answer:
          'Nowhere you haven’t approved. We can run in your cloud or on your own servers. Your data trains your models and nobody else’s.',
      },
      {
        id: 'which-models',
        question: 'Which models do you use?',
        answer:
          'The smallest model that does the job well on your own examples, open or commercial. You see the comparison, and switching models later is a setting, not a project.',
      },
      {
        id: 'wrong-answers',
        question: 'What if the AI is wrong?',
        answer:
          'It will be, now and then. So every system has a threshold below which it asks a person, a record of why it decided, and a weekly count of its mistakes. The blog explains [what we measure](/blog/what-we-measure-every-week).',
      },
      {
        id: 'forgot-password',
        question: 'I forgot my password. What now?',
        answer:
          'Accounts live in your browser, so we can’t send you a new password. With your recovery code you can [set a new one](/forgot-password); without it, you need to create a new account.',
      },
      {
        id: 'what-is-stored',
        question: 'What does this site store about me?',
        answer:
          'Only what you enter, and only in your own browser: your account, your cart, your settings. The [privacy page](/privacy) lists every key, and everything that leaves the browser.',
      },
      {
        id: 'site-builder',
        question: 'Does the chatbot work with my site builder?',
        answer: `Yes, if it lets you add a script tag. [Integrate the chatbot](/documentation/integrate-the-chatbot) shows you how in about ${toAmount(guideReadMinutes, 'minute')}.`,
      },
      {
        id: 'accessibility',
        question: 'Is this site accessible?',
        answer:
          'We test it against WCAG 2.2 AA. Everything works with the keyboard alone, changes are announced to screen readers, and movement stops if your system asks for less of it. If something keeps you out, [tell us](/support).',
      },
    ],
  },
];
