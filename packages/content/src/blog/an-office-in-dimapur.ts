import { company } from '../company.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  `${company.name} was founded in ${company.foundedYear}, and as of this month it has an address: a few rooms at a technical institute in Dimapur, in Nagaland, in the far north-east of India. When we tell people in our industry, there’s usually a short silence, and then the question: why there?`,
  { kind: 'heading', text: 'Because weaving lives here' },
  'A loin loom is a few sticks of bamboo, a strap around the weaver’s back, and a pattern held in the head. In Nagaland it is in daily use. A shawl says who wove it, for whom and when, and people can read it. Very little of it is decoration: every change of thread is a decision someone can explain.',
  `That’s where the name comes from. ${company.nameOrigin}`,
  { kind: 'heading', text: 'Because the students are next door' },
  'The institute teaches computing and electronics. Its students are good, and until now nearly all of them have left for the big cities after their last exam. On Tuesday and Thursday afternoons our doors are open. Students test what we build, we help with what they build, and one rule is written on the wall: if you find a mistake in our work, you explain it to everyone and get the first cup of tea.',
  'This isn’t charity. Software that works on a three-year-old phone, over a connection that drops when it rains, works for everyone. Our pages are readable before a script has arrived, because here the script sometimes doesn’t arrive.',
  { kind: 'heading', text: 'What it costs' },
  'Visitors need two flights. The power supply is moody, and batteries were our first large purchase. Meetings with the west coast of America are early or not at all. Our customers don’t seem to mind where we are, as long as someone answers.',
  'So here is what we promise: we’re at our desks Monday to Friday from nine to six, and Saturday from ten to four. We’re closed on Sunday. And when something is only an idea, we call it an idea. On our site it says “coming soon”.',
  { kind: 'heading', text: 'Come by' },
  'If you’re in Nagaland, or on your way, [write to us](/contact) first and then come and see us. There’s tea, and a loom you can try. If you’d like to work with us, look at [Join Our Team](/about#careers), even when no position is listed.',
];
