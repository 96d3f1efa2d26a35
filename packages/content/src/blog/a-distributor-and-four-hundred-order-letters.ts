import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Picture a distributor of building materials: forty people, one warehouse, about three hundred regular customers. Some four hundred orders a week arrive by email. Some are spreadsheets, some are photos of a note on a dashboard, and most are two sentences: “Same as last time but double the primer. Need it Thursday.”',
  'Three people typed those messages into the order system. They were fast, and they were tired. This is a composite of several projects, with the numbers rounded. It describes how we would build it and what we’ve learned to expect.',
  { kind: 'heading', text: 'What wasn’t the problem' },
  'The first request was for a machine that answers customers. We watched for two days before agreeing to anything. Customers didn’t want a faster answer; they wanted the right primer on Thursday. Nine out of ten messages needed no answer at all. The time went into reading, looking up item numbers, and typing.',
  'So the automation does exactly that part. It reads a message, finds the customer and the items, and puts a finished order in front of a person, next to the original message.',
  { kind: 'heading', text: 'An order has three colours' },
  'Every line the system proposes comes with a reason and a confidence. Together they decide what happens next:',
  {
    kind: 'table',
    caption: 'What happens to a proposed order',
    head: ['Colour', 'When', 'What happens'],
    rows: [
      [
        'Green',
        'Every line matches an item the customer has ordered before',
        'Booked, and listed for the morning’s check',
      ],
      [
        'Amber',
        'A line could be more than one item, or has an unusual quantity',
        'A person chooses; the system remembers the choice',
      ],
      [
        'Red',
        'Customer unknown, message unreadable, or the words “complaint”, “wrong”, “cancel”',
        'A person reads it first; nothing is proposed',
      ],
    ],
  },
  'The thresholds between the colours belong to the head of sales, not to us. In the first week nothing is green: every order is confirmed by hand, and those corrections are the measurement. Only when a customer’s orders have gone through unchanged for four weeks in a row can that customer’s orders become green.',
  { kind: 'heading', text: 'What to expect' },
  'In projects like this, a little over half of the messages become green within three months, a third stay amber, and the rest stay red for good. Amber is where the saving is: choosing between two primers takes ten seconds, finding them took three minutes. Typing that used to take three people all day now takes one person a morning.',
  'The other two didn’t leave. They call customers whose orders have become smaller, which nobody had time for before.',
  { kind: 'heading', text: 'What went wrong along the way' },
  {
    kind: 'list',
    items: [
      '**“Same as last time” means the last delivery, not the last order.** The difference is whatever was out of stock. We found out in the first week, because nothing was green yet.',
      '**A photo of a photo.** Some messages stay unreadable, and the honest thing is to say so at once.',
      '**A helpful colleague.** Someone set the threshold for green to zero to clear a backlog before a holiday. Now it takes two people to lower a threshold, and the change is recorded.',
    ],
  },
  { kind: 'heading', text: 'If this sounds like your inbox' },
  'Count for one week: how many messages, how many minutes each, how many need a decision. If a stranger with your price list could have typed fewer than half of them, don’t automate yet. If it’s more, [bring the count to a demo](/demo), or read [Your first automation](/documentation/a-first-automation) and start with one customer.',
];
