import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'A small practice with three doctors and one phone line has a simple problem. Two thirds of its calls come between eight and nine in the morning, and most of them ask one of five things. Are you open? Can I get an appointment? Is my prescription ready? Where do I park? Is this serious enough to come in?',
  'An assistant can answer four of these at night, when people lie awake and wonder. It must never answer the fifth. What follows is the design we propose for such a practice. It’s less about technology than about where that line runs, and how it is kept.',
  { kind: 'heading', text: 'The line' },
  {
    kind: 'table',
    caption: 'Who answers what',
    head: ['Question', 'Who answers', 'How'],
    rows: [
      [
        'Opening hours, parking, languages spoken',
        'The assistant',
        'From the practice’s own page, with a link to it',
      ],
      [
        'Appointments',
        'The assistant',
        'Offers free times from the calendar; a person confirms in the morning',
      ],
      ['Is a prescription ready?', 'The assistant', 'Says how to find out; it has no access to records'],
      [
        'Anything about symptoms',
        'Never the assistant',
        'Emergency number, night service, and the offer of a call back at eight',
      ],
    ],
  },
  'The last row isn’t left to a model’s judgement. A list of words, written by the doctors and maintained by the practice, decides before anything else happens. If a question contains one of them, or if the assistant isn’t sure whether it does, the answer is always the same three lines. They are the first thing we build and the only thing we test every day.',
  { kind: 'heading', text: 'Too careful is the right mistake' },
  'The list catches too much. Someone asks whether they can park close by because of “a bad leg”, and gets the emergency number. That’s mildly annoying, and it’s the mistake we choose. Every rule can be wrong in two ways, and here they don’t cost the same. So we don’t set the limit where errors are fewest, but where the costly ones have almost disappeared.',
  { kind: 'heading', text: 'What it remembers' },
  'Nothing that identifies a person. The assistant keeps the conversation while the tab is open, so that it understands “and on Saturday?”. Then it deletes it. An appointment request goes into the calendar the practice already had, under the rules it already had. The assistant never sees a patient record. There’s no connection to misuse, because there’s no connection.',
  'What we count is the kind of question and whether it was answered. That’s enough to see on Monday that people keep asking about vaccinations, and that the page doesn’t mention them.',
  { kind: 'heading', text: 'What to expect' },
  {
    kind: 'list',
    items: [
      'About a third of the morning’s calls move into the night. The line still isn’t free at eight, but callers get through.',
      'Most appointments requested at night are confirmed as they are. The rest get a call.',
      'One in twelve conversations ends with the three lines. The doctors read every one of them in the first month, then a sample.',
      'Someone will thank it. People do.',
    ],
  },
  { kind: 'heading', text: 'Start smaller than this' },
  'If you run a practice, an office or a school, start with the first row of the table: hours, directions, languages. It’s useful from the first night, little can go wrong, and after a month of questions you’ll know what your second row should be. [Integrate the chatbot](/documentation/integrate-the-chatbot) shows how to put that first row on a page. When you want the rest, [talk to us](/contact) before you build it.',
];
