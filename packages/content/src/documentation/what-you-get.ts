import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Loomwright AI makes six products and offers four services. This page says what each of them is for, which of them you can use today, and what to do in your first half hour. It takes for granted that you know your business, and nothing about ours.',
  { kind: 'heading', text: 'Products and services' },
  'A **product** has a price, a page in the [catalogue](/products) and a defined outcome. A **service** is work we do with you: it begins with a conversation and a short written plan. Most companies begin with one product, and need a service where it touches a system of their own.',
  {
    kind: 'table',
    caption: 'The six products',
    head: ['Product', 'What it does', 'Price', 'Status'],
    rows: [
      [
        '[AI Chatbot Integration](/products/1)',
        'Answers questions on your site from your own pages',
        '$29.99',
        'Coming soon',
      ],
      [
        '[Predictive Analytics Suite](/products/2)',
        'Forecasts with ranges and reasons',
        '$49.99',
        'Coming soon',
      ],
      [
        '[Neural Network API](/products/3)',
        'Classification, extraction and embeddings over HTTP',
        '$39.99',
        'Coming soon',
      ],
      [
        '[Workflow Automation Studio](/products/4)',
        'Draws and runs processes between your tools',
        '$24.99',
        'Coming soon',
      ],
      [
        '[Customer Insight Platform](/products/5)',
        'Joins sales, support and product data',
        '$34.99',
        'Coming soon',
      ],
      ['[Portfolio Generator](/products/6)', 'Makes a portfolio page as one file', 'Free', 'Live'],
    ],
  },
  {
    kind: 'note',
    text: '“Coming soon” means that you can read about a product, put it in your cart and ask for a quote, but not run it yet. Where these pages describe one, they describe its preview and say so.',
  },
  'The four [services](/services) are automation, chatbots and assistants, analytics, and custom solutions. Each is described with what it is good for; none of them needs a product first.',
  { kind: 'heading', text: 'Your first half hour' },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      '**Choose one process.** Something that happens at least twenty times a week, takes more than a minute each time, and that you could explain to a new colleague in ten minutes. Invoices, order letters, and the five questions everyone asks are good first choices.',
      '**Count it.** For two days, note how often it happens, how long it takes and how often somebody has to decide something. These three numbers are worth more than any description.',
      '**Read one tutorial.** If the process is work, [Your first automation](/documentation/a-first-automation). If it is a question about next month, [Forecast your sales](/documentation/forecast-your-sales).',
      '**Ask for a quote or a demo.** Put what fits into your cart and request a quote, or [schedule a demo](/demo). Bring the three numbers.',
    ],
  },
  { kind: 'heading', text: 'What you need' },
  'For this site: a browser of the last three years. Reading works without JavaScript; the cart, the account and the chat need it. For a product that you connect to your systems:',
  {
    kind: 'list',
    items: [
      'somebody who may decide what data is used, and for what;',
      'read access to one source: a mailbox, a spreadsheet, a database view;',
      'a person who does the work today and has two hours a week for us in the first month.',
    ],
  },
  'You do not need a data team, a cloud account or clean data. You do need to know which of your data is wrong.',
  { kind: 'heading', text: 'How a project goes' },
  {
    kind: 'table',
    caption: 'The four steps of a project',
    head: ['Step', 'What happens', 'What you have afterwards'],
    rows: [
      ['Consultation', 'We listen and look at the numbers', 'An honest answer whether it is worth it'],
      [
        'Strategy & Design',
        'We write down what to build and what it should change',
        'A plan of a few pages with a price',
      ],
      ['Implementation', 'Small steps in your own systems', 'Something that runs, within weeks'],
      ['Optimization', 'We measure it in daily work and tighten it', 'Numbers from before and after'],
    ],
  },
  'You can stop after every step. What was written and built until then is yours.',
  { kind: 'heading', text: 'Where to go from here' },
  {
    kind: 'list',
    items: [
      'To put a chat on a page: [Integrate the chatbot](/documentation/integrate-the-chatbot).',
      'To understand what this site keeps of you: [Accounts, carts and quotes](/documentation/accounts-carts-and-quotes).',
      'To write a program against our interfaces: [The chat API](/documentation/the-chat-api) and [The Neural Network API](/documentation/the-neural-network-api).',
      'To make something this minute, free and without an account: [Build a portfolio](/documentation/build-a-portfolio).',
    ],
  },
  { kind: 'heading', text: 'When you are stuck' },
  'The chat on every page answers from these texts and links the page it answered from. When it does not know, it says so. Then write to [support](/support): by e-mail you have an answer within 24 hours, by telephone within the hour, during the business hours on the [contact page](/contact). Short questions about facts are often in the [FAQ](/faq) already.',
];
