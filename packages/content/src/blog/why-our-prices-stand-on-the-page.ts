import { schoolsPay } from '../facts.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Open our [catalogue](/products) and you’ll see every product with its price, the free one too. You don’t have to leave a phone number to find out. In our industry that is unusual enough that people ask whether it’s a mistake. It’s a decision, and after living with it for a while, here is how it went.',
  { kind: 'heading', text: 'Why companies hide prices' },
  'There are respectable reasons. Projects differ: connecting one clean database is an afternoon, connecting three that disagree is a quarter. A number without context can scare off someone who would gladly have paid, or attract someone who’ll be disappointed. And there is a less respectable reason: a hidden price can be adjusted to the customer.',
  'What settled it for us was a simple observation. Whenever we bought software ourselves, the price was the first thing we wanted to know, and the call to learn it was the part we resented.',
  { kind: 'heading', text: 'What a price covers' },
  'A listed price only helps if it’s the price of something definite, so we divided everything we sell into three.',
  {
    kind: 'list',
    items: [
      `**Products have a price.** It’s the same for every company; only [schools and charities](/faq#discounts) pay ${schoolsPay}. You see it on the product’s page, in the cart and in the quote, and shipping is free because there’s nothing to ship.`,
      '**Services have an estimate.** Work that depends on your systems is described in a few pages after the first conversation: what we’d build, what it should change, what it costs, and where we might be wrong.',
      '**Advice before that is free.** If a spreadsheet is all you need, we say so. It takes us half an hour.',
    ],
  },
  { kind: 'heading', text: 'What it costs us' },
  'Some people read the number and leave, and we’ll never know whether a call would have changed their minds. Some larger companies found the prices too low to take seriously, which we hadn’t expected. And we can’t quietly raise a price for someone in a hurry: every change is public, and old quotes keep the old figure.',
  { kind: 'heading', text: 'What everyone gains' },
  'The first conversation is shorter and better. People arrive having already decided that the order of magnitude is fine, so we talk about their work instead. Nobody has to be the one who brings up money. There’s no discount ladder to maintain, and no two customers who compare notes and discover that one was paying for the other.',
  'It also keeps us honest about the products. If a product can only be sold by explaining its price in a call, it isn’t finished.',
  { kind: 'heading', text: 'How to use it' },
  'Add what interests you to your cart, coming-soon products included, and choose “Request a Quote”. The contact form opens with the items and the total filled in, and you can edit the message before you send it. If you’re logged in, your request is then listed under [My Orders](/orders) with that day’s prices. Nothing is charged on this site: a quote is a question, not a purchase.',
  {
    kind: 'note',
    text: 'Most of our products are still marked “coming soon”. Their prices are listed anyway, for the same reason as the others: you shouldn’t have to ask.',
  },
];
