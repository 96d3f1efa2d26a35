import { formatDollars, toCents, toNumberText } from '@loomwright/kit';
import {
  automatedPercent,
  companyPeople,
  emailAnswerHours,
  savedTasksPercent,
  serviceCount,
  workingWeeks,
} from './facts.ts';
import { toAmount, toCapital } from './number-words.ts';
import { productRange } from './product-range.ts';
import { services } from './services.ts';

const [fewest, most] = companyPeople.map(toNumberText);
const leastStart = formatDollars(Math.min(...services.map(({ first }) => toCents(first.from))));

/** The pricing page (PRC-1, CAL-1); its questions come from the FAQ. */
export const pricing = {
  title: 'Pricing',
  lead: `For teams of ${fewest} to ${most} people. Products from ${productRange.lowestPrice}; services from ${leastStart}, at a fixed price for each step.`,
  note: 'We’re a sample company: prices and ranges are samples, and nothing is charged here.',
  products: {
    title: 'Products',
    lead: 'The same price for every company. Anything that isn’t on sale yet can be quoted today.',
    head: { product: 'Product', price: 'Price', status: 'Status' },
    open: 'Open the tool',
    see: 'See the product',
    compare: { label: 'Compare products', href: '/products/compare' },
  },
  workspace: {
    title: 'What a workspace includes',
    lead: 'A workspace is one installation of a product for one team: its data, its settings and its people.',
    items: [
      { title: 'Everyone in the team', text: 'The price is for the workspace, however many people use it.' },
      { title: 'Every feature', text: 'All that the product’s page lists. There are no tiers.' },
      { title: 'Your choice of place', text: 'In your own cloud, or hosted by us.' },
      { title: 'Data that stays yours', text: 'It trains your models and nobody else’s.' },
      {
        title: 'Answers from people',
        text: `Email answered within ${emailAnswerHours} hours, during business hours by phone as well.`,
      },
      { title: 'No set-up fee', text: 'No other charge is listed beside the monthly price.' },
    ],
  },
  services: {
    title: 'Services',
    lead: `${toCapital(toAmount(serviceCount, 'service'))}, priced step by step. You know the price before a step begins, and can stop after any of them.`,
    label: 'Starts at',
    note: 'The ranges are sample figures. Your own price follows from the first conversation, which is free.',
  },
  calculator: {
    title: 'What could you save?',
    lead: 'Take one task that your team does by hand.',
    figures: {
      hours: { label: 'Hours a week, for each person', unit: 'hours' },
      people: { label: 'People who do it', unit: 'people' },
      cost: { label: 'Cost of an hour, in US dollars', unit: 'dollars' },
    },
    result: 'You could save',
    aYear: 'a year',
    aMonth: 'a month on average',
    hours: 'of work a year',
    formula: 'How it’s calculated',
    assumptions: `We assume that automation takes over ${automatedPercent}% of the task, half of the “up to ${savedTasksPercent}%” that our services aim for, and that a person works ${workingWeeks} weeks a year. Both are sample assumptions. What the automation itself costs isn’t subtracted.`,
    book: 'Book a demo with this',
    withoutScript: 'Changing the figures needs JavaScript. This is an example.',
  },
  questions: { title: 'Questions about prices', all: { label: 'All questions', href: '/faq' } },
  closing: {
    title: 'Not sure what you need?',
    text: 'Bring one process to a demo. You’ll leave with a straight answer about whether AI helps, and roughly what it costs.',
    action: { label: 'Book a demo', href: '/demo' },
    other: { label: 'Write to us', href: '/contact' },
  },
} as const;
