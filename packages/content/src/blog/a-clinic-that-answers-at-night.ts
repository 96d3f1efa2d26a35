import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'A small practice with three doctors and one telephone line has a simple problem. Two thirds of its calls come between eight and nine in the morning, and most of them ask one of five things: Are you open? Do you have an appointment? Is my prescription ready? Where do I park? Is this serious enough to come?',
  'Four of these can be answered by an assistant, at night, when people lie awake and wonder. The fifth never may. What follows is the design we propose for such a practice. It is less about the technology than about where the line runs, and how it is kept.',
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
  'The last row is not left to a model’s judgement. A list of words, written by the doctors and kept by the practice, decides before anything else happens. If a question contains one of them, or if the assistant is unsure whether it does, the answer is always the same three lines. They are the first thing we build and the only thing we test every day.',
  { kind: 'heading', text: 'Too careful is the right mistake' },
  'The list catches too much. Somebody asks whether they can park because of “a bad leg”, and gets the emergency number. That is mildly annoying, and it is the mistake we choose. For every rule there are two ways to be wrong, and here they do not cost the same. So the limit is not where errors are fewest, but where the dear ones are nearly gone.',
  { kind: 'heading', text: 'What is remembered' },
  'Nothing that names a person. The assistant keeps the conversation while the tab is open, so that “and on Saturday?” is understood. Then it is deleted. A wish for an appointment goes into the calendar, which the practice had already, under the rules it had already. The assistant never sees a patient record; there is no connection that could be misused, because there is no connection.',
  'What is counted is the kind of question and whether it was answered: enough to see on Monday that people keep asking about vaccination, and that the page does not mention it.',
  { kind: 'heading', text: 'What to expect' },
  {
    kind: 'list',
    items: [
      'About a third of the morning’s calls move into the night. The line is not free at eight, but one gets through.',
      'Most appointments that are asked for at night are confirmed as they are. The rest get a call.',
      'One in twelve conversations ends with the three lines. The doctors read every one of them in the first month, then a sample.',
      'Somebody will thank it. People do.',
    ],
  },
  { kind: 'heading', text: 'Begin smaller than this' },
  'If you run a practice, an office or a school, begin with the first row of the table: hours, way, languages. It is useful from the first night, nothing can go badly wrong, and in a month of questions you learn what the second row should be. [Integrate the chatbot](/documentation/integrate-the-chatbot) shows how that first row is put on a page. When you want the rest, [talk to us](/contact) before you build it.',
];
