import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Open our [catalogue](/products) and you see six products with six prices, from nothing to 49.99 dollars. Nobody has to leave a telephone number to learn them. In our trade this is unusual enough that people ask us whether it is a mistake. It is a decision, and after living with it for a while we want to write down how it went.',
  { kind: 'heading', text: 'Why prices are hidden' },
  'There are respectable reasons. Projects differ: connecting one clean database is an afternoon, connecting three that disagree is a quarter. A number without its context can frighten someone away who would have paid gladly, or attract someone who will be disappointed. And there is the less respectable reason, which is that a hidden price can be set by looking at the customer.',
  'We had both conversations among ourselves. What settled it was a simple observation: whenever we bought software, the price was the first thing we wanted to know, and the call to learn it was the part we resented.',
  { kind: 'heading', text: 'What is in the number, and what is not' },
  'A listed price only helps if it is the price of something definite. So we drew a line through everything we sell.',
  {
    kind: 'list',
    items: [
      '**Products have a price.** It is the same for everyone, it stands on the product’s page, in the cart and in the quote, and shipping is free because there is nothing to ship.',
      '**Services have an estimate.** What depends on your systems is written on a few pages after the first conversation: what we would build, what it should change, what it costs, and where we expect to be wrong.',
      '**Advice before that is free.** If the honest advice is that a spreadsheet is enough, we say so. It takes us half an hour.',
    ],
  },
  { kind: 'heading', text: 'What it costs us' },
  'Some people read the number and leave, and we will never know whether they would have stayed. Some larger companies found the prices too low to be taken seriously, which we had not expected. And we cannot quietly raise a price for someone in a hurry. A change is public, and old quotes keep the old figure.',
  { kind: 'heading', text: 'What it spares everyone' },
  'The first conversation is shorter and better. People arrive having already decided that the order of magnitude is bearable, and we talk about their work instead. Nobody has to be the person who asks about money. We have no discount ladder to maintain, no two customers who compare notes and find out that one of them was paying for the other.',
  'It also keeps us honest about the products themselves. A product that can only be sold by explaining its price in a call is not finished.',
  { kind: 'heading', text: 'How to use it' },
  'Put what interests you into the cart, coming-soon products included, and choose “Request a Quote”. You get a message with the lines and the total already filled in, which you can edit before it is sent. What you asked for is listed under [My Orders](/orders) with the figures of that day. Nothing is charged on this site: a quote is a question, not a purchase.',
  {
    kind: 'note',
    text: 'Five of the six products are still marked “coming soon”. Their prices are listed anyway, for the same reason as all the others: you should not have to ask.',
  },
];
