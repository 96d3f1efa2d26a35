import { formatDollars, toCents, toNumberWord } from '@loomwright/kit';
import {
  automationWeeks,
  chatbotWeeks,
  figuresWeeks,
  forecastWeeks,
  furtherProcessWeeks,
  releaseWeeks,
  savedTasksPercent,
  serviceCount,
  studyWeeks,
} from './facts.ts';
import { toAmount, toCapital, toRangeWords } from './number-words.ts';

/** `id` is also the URL hash (SRV-1, FTR-1). */
export interface Service {
  readonly id: 'automation' | 'chatbot' | 'analytics' | 'custom';
  readonly icon: 'automation' | 'agents' | 'analytics' | 'custom';
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly does: string;
  readonly yields: string;
  readonly takes: string;
  /** The usual first order and the sample range of its price in US dollars (PRC-1). */
  readonly first: { readonly what: string; readonly from: number; readonly to: number };
}

export const servicesPage = {
  // Rule SRV-1 spells this title with a straight apostrophe.
  title: "AI Solutions for Tomorrow's Challenges",
  lead: `${toCapital(toAmount(serviceCount, 'service'))}, built on the systems you already have. Each one starts small, proves its worth within weeks, and grows only once it has.`,
  action: { label: 'Learn More', href: '/contact' },
  facts: { does: 'What we do', yields: 'What you get', takes: 'How long it takes', costs: 'Price' },
  closing: {
    title: 'Not sure which one you need?',
    text: 'Write to us about the work that costs you time. We’ll reply with a first idea, and tell you if AI is the wrong tool.',
    action: { label: 'Get Started', href: '/contact' },
  },
} as const;

export const services: readonly Service[] = [
  {
    id: 'automation',
    icon: 'automation',
    title: 'AI-Powered Automation',
    description:
      'Invoices that post themselves, tickets that find the right desk, onboarding that never forgets a step. Routine work runs on its own and asks a person when it’s unsure.',
    benefits: [
      `Reduce manual tasks by up to ${savedTasksPercent}%`,
      '24/7 efficiency',
      'Error-free processing',
      'Scalable workflows',
    ],
    does: 'We watch one process with the people who do it, write down every exception, and build the flow between your own tools.',
    yields:
      'A running workflow with an audit trail, a list of what it hands to people, and a weekly count of the hours saved.',
    takes: `A first process is live in ${toRangeWords(automationWeeks)} weeks; each further one in ${furtherProcessWeeks.map(toNumberWord).join(' or ')}.`,
    first: { what: 'a first process', from: 6000, to: 15_000 },
  },
  {
    id: 'chatbot',
    icon: 'agents',
    title: 'AI Chatbots & Assistants',
    description:
      'An assistant that answers from your own pages and tickets, in your tone, on your site and in messaging apps, and that says “I don’t know” instead of guessing.',
    benefits: [
      'Natural language understanding',
      'Multi-channel deployment',
      'Continuous learning',
      'Human handoff',
    ],
    does: 'We collect what your team answers today, connect the assistant to it, and test it against real past questions before anyone meets it.',
    yields:
      'One assistant for every channel, a handover to your team with the whole conversation, and a report of what it couldn’t answer.',
    takes: `A pilot on one channel in ${toRangeWords(chatbotWeeks)} weeks; further channels follow within days.`,
    first: { what: 'a pilot on one channel', from: 5000, to: 12_000 },
  },
  {
    id: 'analytics',
    icon: 'analytics',
    title: 'Intelligent Analytics',
    description:
      'Answers instead of one more dashboard: what changed, why it changed, and what’s likely next, with an honest range around every forecast.',
    benefits: ['Real-time processing', 'Predictive trends', 'Custom dashboards', 'Automated insights'],
    does: 'We connect the sources you name, agree on what each figure means, and train forecasts on your own history.',
    yields:
      'Dashboards people actually open, alerts when results leave the forecast range, and a plain sentence for every change.',
    takes: `First figures in ${toAmount(figuresWeeks, 'week')}, forecasts you can plan with in ${toRangeWords(forecastWeeks)}.`,
    first: { what: 'first figures and forecasts', from: 8000, to: 20_000 },
  },
  {
    id: 'custom',
    icon: 'custom',
    title: 'Custom AI Solutions',
    description:
      'When nothing off the shelf fits: models and agents made for your trade, from the first sketch to daily use, and maintained from then on.',
    benefits: ['Industry expertise', 'End-to-end implementation', 'Ongoing support', 'Scalable architecture'],
    does: 'We start with a feasibility study on your own data, build in steps you can stop after, and hand over code and documentation.',
    yields: 'A system that is yours: source code, model, tests, and people on call who know it.',
    takes: `A study takes ${toAmount(studyWeeks, 'week')} and ends with a yes or a no. A first release takes ${toRangeWords(releaseWeeks)}.`,
    first: { what: 'the study', from: 4000, to: 8000 },
  },
];

/** For example `$6,000 to $15,000` (PRC-1). */
export const toStartRange = ({ first: { from, to } }: Service): string =>
  [from, to].map((dollars) => formatDollars(toCents(dollars))).join(' to ');

/** For example `$6,000 to $15,000 for a first process (sample figures).` */
export const toStartText = (service: Service): string =>
  `${toStartRange(service)} for ${service.first.what} (sample figures).`;
