import { products, toPriceText, toStatusText } from '@loomwright/catalogue';
import { toCountText, toNumberWord } from '@loomwright/kit';
import { company } from '../company.ts';
import { browserYears, emailAnswerHours, phoneAnswerHours, serviceCount } from '../facts.ts';
import { toAmount } from '../number-words.ts';
import { productRange } from '../product-range.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  `${company.name} makes ${productRange.count} products and offers ${toAmount(serviceCount, 'service')}. This page explains what each one is for, which ones you can use today, and what to do in your first half hour. It assumes that you know your business and nothing about ours.`,
  { kind: 'heading', text: 'Products and services' },
  'A **product** has a price, a page in the [catalogue](/products) and a defined outcome. A **service** is work we do with you: it starts with a conversation and a short written plan. Most companies start with one product, and need a service where it touches one of their own systems.',
  {
    kind: 'table',
    caption: `The ${productRange.count} products`,
    head: ['Product', 'What it does', 'Price', 'Status'],
    rows: products.map((product) => [
      `[${product.name}](/products/${product.id})`,
      product.summary,
      toPriceText(product),
      toStatusText(product),
    ]),
  },
  {
    kind: 'note',
    text: '“Coming soon” means that you can read about a product, add it to your cart and request a quote, but you can’t use it yet. On its page, “Tell me when it’s released” puts your email on its waiting list. Where these pages describe such a product, they describe its preview and say so.',
  },
  `The ${toNumberWord(serviceCount)} [services](/services) are automation, chatbots and assistants, analytics, and custom solutions. The services page explains what each one is good for; none of them requires a product.`,
  { kind: 'heading', text: 'Your first half hour' },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      '**Choose one process.** Something that happens at least twenty times a week, takes more than a minute each time, and that you could explain to a new colleague in ten minutes. Invoices, order emails, and the five questions everyone asks are good first choices.',
      '**Count it.** For two days, note how often it happens, how long it takes and how often someone has to make a decision. These three numbers are worth more than any description.',
      '**Read one tutorial.** For a process, read [Your first automation](/documentation/a-first-automation). For a question about next month, read [Forecast your sales](/documentation/forecast-your-sales).',
      '**Request a quote or a demo.** Add what fits to your cart and request a quote, or [book a demo](/demo). Bring the three numbers.',
    ],
  },
  { kind: 'heading', text: 'What you need' },
  `For this site: any browser from the last ${toAmount(browserYears, 'year')}. Pages can be read without JavaScript; the cart, accounts and the chat need it. For a product that you connect to your systems:`,
  {
    kind: 'list',
    items: [
      'someone who is allowed to decide which data is used, and for what;',
      'read access to one source: a mailbox, a spreadsheet, a database view;',
      'a person who does the work today and can spare two hours a week in the first month.',
    ],
  },
  'You don’t need a data team, a cloud account or clean data. You do need to know which of your data is wrong.',
  { kind: 'heading', text: 'How a project goes' },
  {
    kind: 'table',
    caption: 'The four steps of a project',
    head: ['Step', 'What happens', 'What you have at the end'],
    rows: [
      ['Consultation', 'We listen and look at the numbers', 'An honest answer about whether it’s worth it'],
      [
        'Strategy & Design',
        'We write down what to build and what it should change',
        'A plan of a few pages with a price',
      ],
      ['Implementation', 'We build in small steps, in your own systems', 'Something that runs, within weeks'],
      ['Optimization', 'We measure it in daily work and tighten it', 'Before-and-after numbers'],
    ],
  },
  'You can stop after any step. Everything written and built up to that point is yours.',
  { kind: 'heading', text: 'Where to go from here' },
  {
    kind: 'list',
    items: [
      'To add a chat to a page: [Integrate the chatbot](/documentation/integrate-the-chatbot).',
      'To find out what this site stores about you: [Accounts, carts and quotes](/documentation/accounts-carts-and-quotes).',
      'To build on our APIs: [The chat API](/documentation/the-chat-api) and [The Neural Network API](/documentation/the-neural-network-api).',
      'To make something right now, free and without an account: [Build a portfolio](/documentation/build-a-portfolio).',
    ],
  },
  { kind: 'heading', text: 'When you are stuck' },
  `The chat on every page answers from these texts and links to the page it used. When it doesn’t know, it says so. In that case contact [support](/support): we answer emails within ${toCountText(emailAnswerHours, 'hour')} and calls within ${toCountText(phoneAnswerHours, 'hour')}, during the business hours on the [contact page](/contact). Short factual questions may already be answered in the [FAQ](/faq).`,
];
