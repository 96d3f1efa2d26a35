import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Picture a distributor of building materials: forty people, one warehouse, some three hundred regular customers. About four hundred orders a week arrive as e-mail. Some are spreadsheets, some are photographs of a note on a dashboard, most are two sentences: “Same as last time but double the primer. Need it Thursday.”',
  'Three people typed those letters into the order system. They were fast, and they were tired. This is a composite of projects of that kind, with the numbers rounded; it describes how we would build it and what we have learned to expect.',
  { kind: 'heading', text: 'What was not the problem' },
  'The first wish was a machine that answers customers. We watched for two days before agreeing to anything. Customers did not want a faster answer; they wanted the right primer on Thursday. Nine of ten letters needed no answer at all. The time went into reading, looking up article numbers, and typing.',
  'So the automation does exactly that part. It reads a letter, finds the customer and the articles, and lays a finished order in front of a person, with the letter beside it.',
  { kind: 'heading', text: 'An order has three colours' },
  'Every line the system proposes carries a reason and a confidence. Together they decide what happens next:',
  {
    kind: 'table',
    caption: 'What happens to a proposed order',
    head: ['Colour', 'When', 'What happens'],
    rows: [
      [
        'Green',
        'Every line matches an article the customer has ordered before',
        'Booked, and listed for the morning’s check',
      ],
      [
        'Amber',
        'A line has more than one possible article, or an unusual quantity',
        'A person chooses; the choice is remembered',
      ],
      [
        'Red',
        'Customer unknown, letter unreadable, or the words “complaint”, “wrong”, “cancel”',
        'A person reads it first; nothing is proposed',
      ],
    ],
  },
  'The limits between the colours belong to the head of sales, not to us. In the first week nothing is green: every order is confirmed by hand, and the hand’s corrections are the measurement. Only when a customer’s orders have gone through unchanged four weeks in a row may theirs become green.',
  { kind: 'heading', text: 'What to expect' },
  'In projects like this one, a little over half of the letters become green within three months, a third stay amber, and the rest stay red for good. Amber is where the saving is: choosing between two primers takes ten seconds, finding them took three minutes. The typing that used to fill three desks fills one, in the morning.',
  'The other two people did not leave. They call the customers whose orders have become smaller, which nobody had time for before.',
  { kind: 'heading', text: 'What went wrong on the way' },
  {
    kind: 'list',
    items: [
      '**“Same as last time” means the last delivery, not the last order.** The difference is what was out of stock. We found out in the first week, because nothing was green yet.',
      '**A photograph of a photograph.** Some letters stay unreadable, and the honest output is to say so at once.',
      '**A helpful colleague.** Somebody set the limit for green to zero to clear a backlog before a holiday. Now lowering a limit needs two people, and is written down.',
    ],
  },
  { kind: 'heading', text: 'If this sounds like your inbox' },
  'Count for one week: how many letters, how many minutes each, how many need a decision. If fewer than half could have been typed by a stranger with your price list, do not automate yet. If it is more, [bring the count to a demo](/demo), or read [Your first automation](/documentation/a-first-automation) and begin with one customer.',
];
