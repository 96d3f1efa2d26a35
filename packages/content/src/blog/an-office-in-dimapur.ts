import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'Loomwright AI was founded in 2023, and since this month it has an address: rooms at a technical institute in Dimapur, in Nagaland, in the far north-east of India. When we tell people in our trade, there is usually a short silence. Then comes the question: why there?',
  { kind: 'heading', text: 'Because weaving lives here' },
  'A loin loom is a few sticks of bamboo, a strap around the weaver’s back, and a pattern that is held in the head. In Nagaland it is in daily use. A shawl says who wove it, for whom and when, and people can read it. The first thing we noticed is how little of it is decoration: every change of thread is a decision somebody can explain.',
  'The name came from there. A wright is somebody who makes a thing that works: a wheelwright, a shipwright. A loomwright does not weave your cloth. He builds the loom, sets it up with you, and sees to it that you can repair it.',
  { kind: 'heading', text: 'Because students are next door' },
  'The institute teaches computing and electronics. Its students are good, and until now nearly all of them have left for the large cities after their last exam. Two afternoons a week our doors are open. Students test what we build, we help with what they build, and the arrangement has a rule we wrote on the wall: whoever finds a mistake in our work explains it at the table, and gets the first cup of tea.',
  'It is not charity. Software that works for someone on a three-year-old telephone, on a connection that is gone when it rains, works for everyone. Our pages are readable before a script has arrived, because here the script sometimes does not arrive.',
  { kind: 'heading', text: 'Because the distance is useful' },
  'We are far from the places where this industry talks to itself. News reaches us, but fashion arrives late and a little out of breath, and by then one can see what is left of it. Our customers sit anywhere between Guwahati and Glasgow and do not mind where we are, as long as somebody answers.',
  'It has a price. Visitors need two flights. The electricity is moody, and the batteries were our first large purchase. Meetings with the west coast of America are early or not at all.',
  { kind: 'heading', text: 'How we work from here' },
  {
    kind: 'list',
    items: [
      'We are at our desks Monday to Friday from nine to six, and on Saturday from ten to four. On Sunday nobody answers, and nobody should.',
      'What we promise is written down, in a few pages, before we begin.',
      'Whoever builds something also answers the questions about it.',
      'When something is still an idea, we call it an idea. On our site it says “coming soon”.',
    ],
  },
  { kind: 'heading', text: 'Come by' },
  'If you are in Nagaland, or on the road to it, write first and then [come and see us](/contact). There is tea, and a loom you may try. If you are a student, the open afternoons are Tuesday and Thursday. And if you would like to work with us, the place to look is [Join Our Team](/about#careers), even when no position is listed.',
];
