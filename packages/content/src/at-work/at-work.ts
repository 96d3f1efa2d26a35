import { releaseWeeks, studyWeeks } from '../facts.ts';
import { type FaqEntry, faq } from '../faq.ts';

/** The worked examples. Figures, names and messages are samples. */
export const atWork = {
  assistant: {
    title: 'It answers from your own content',
    text: 'And tells you when the answer isn’t there. From our FAQ.',
    legend: 'A question',
    action: 'Ask your own question',
  },
  automation: {
    title: 'It asks when it is unsure',
    text: 'You set the confidence it needs. The rest reaches a person, with a question.',
    legend: 'Auto-post above',
    caption: 'Five sample invoices',
  },
  analytics: {
    title: 'Forecasts with their margin of error',
    text: 'Ask for more confidence, and the range gets wider.',
    legend: 'Confidence',
    chart: 'Sample orders per week: twelve weeks, and a forecast of six.',
    past: 'Orders',
    ahead: 'Forecast',
  },
  labels: {
    title: 'It says how sure it is',
    text: 'Three labels, learned from examples. You set the confidence it needs before it acts.',
    legend: 'A sample text',
  },
  customer: {
    title: 'It sees what one source can’t',
    text: 'Join the sources, and the next step changes.',
    caption: 'A sample customer',
    legend: 'Sources',
    next: 'Suggested next step',
  },
  portfolio: {
    title: 'A page of your own, now',
    text: 'The Portfolio Generator is live and free. Type a name, choose a look.',
    nameLabel: 'Name',
    legend: 'Look',
    frame: 'A sample portfolio with this name and look',
    action: { label: 'Open the Portfolio Generator', href: '/tools/portfolio-generator' },
  },
  chat: {
    caption: 'A sample conversation',
    lines: [
      { who: 'Customer', text: 'My order came with one cup broken. What now?' },
      {
        who: 'Assistant',
        text: 'I’m sorry. A photo is enough, and a new cup leaves today. Shall I send it?',
      },
      { who: 'Customer', text: 'Could I get the money back instead?' },
      {
        who: 'Assistant',
        text: 'Refunds are decided by a person. I’ve passed our conversation on to the team, and you’ll hear from them within the hour.',
      },
    ],
  },
  plan: {
    caption: 'A sample plan',
    steps: [
      { when: `Weeks 1–${studyWeeks}`, what: 'Study on your own data', end: 'ends with a yes or a no' },
      { when: `Weeks ${studyWeeks + 1}–6`, what: 'A model that a few people use', end: 'you can stop here' },
      { when: `Weeks 7–${releaseWeeks[1]}`, what: 'First release in your systems', end: 'you can stop here' },
      { when: 'After that', what: 'Weekly measurements, people on call', end: 'by the month' },
    ],
  },
} as const;

const questionIds = ['what-does-it-cost', 'where-is-our-data', 'wrong-answers'];

export const findAskedAtWork = (): readonly FaqEntry[] =>
  faq.flatMap(({ entries }) => entries).filter(({ id }) => questionIds.includes(id));
