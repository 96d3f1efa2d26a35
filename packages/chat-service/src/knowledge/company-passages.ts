import { about, demo, homeBelow, team } from '@loomwright/content';
import { joinWords } from '../answer/reply.ts';
import { type Draft, toItem, toList } from './source.ts';

const aboutSources: readonly Draft[] = [
  {
    title: about.mission.title,
    topic: about.title,
    url: '/about',
    parts: [about.mission.paragraphs[1], about.mission.paragraphs[0], about.mission.paragraphs[2]],
    also: 'purpose goal vision',
  },
  {
    title: 'Our values',
    topic: `${about.title}: ${about.values.title}`,
    url: '/about',
    parts: [
      `We hold to ${joinWords(about.values.items.map(({ title }) => `**${title}**`))}.`,
      ...about.values.items.map(({ title, text }) => `**${title}.** ${text}`),
    ],
    also: 'principles believe stand for ethics',
  },
  ...about.values.items.map(({ title, text }) => ({
    title,
    topic: 'Our values',
    url: '/about',
    parts: [text],
  })),
  ...team.map(({ name, role, blurb }) => ({
    title: name,
    topic: role,
    url: '/about#team',
    parts: [`**${name}**, ${role}. ${blurb}`],
  })),
];

const homeSources: readonly Draft[] = [
  ...homeBelow.capabilities.items.map(({ title, text }) => ({
    title,
    url: '/',
    parts: [text],
    topic: 'What we do',
  })),
  {
    title: homeBelow.process.title,
    url: '/',
    parts: [toList(homeBelow.process.steps.map(toItem), true)],
    also: 'process steps project',
  },
];

const { expect } = demo;
const demoUrl = '/demo?tab=expect';
const demoSources: readonly Draft[] = [
  {
    title: demo.title,
    url: '/demo',
    parts: [demo.lead, demo.schedule.text],
    also: 'book appointment meeting howlong date presentation',
  },
  {
    title: expect.benefitsTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: expect.benefits.map(({ title, text }) => `**${title}.** ${text}`),
  },
  {
    title: `${expect.stepsTitle}: the demo`,
    url: demoUrl,
    parts: [toList(expect.steps.map(toItem), true)],
    also: 'steps expect happens',
  },
  {
    title: expect.statsTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: [
      `${expect.stats.map(({ value, label }) => `**${value}** ${label}`).join(', ')}. ${expect.statsNote}`,
    ],
    also: 'statistics real samples figures',
    points: 'how many customers clients businesses',
  },
  {
    title: expect.voicesTitle,
    topic: 'Demo',
    url: demoUrl,
    parts: expect.voices.map(({ text, who }) => `“${text}” (${who}, a sample)`),
    also: 'testimonials reviews references customers say',
  },
  ...expect.faq.map(({ question, answer }) => ({
    title: question,
    topic: 'Demo',
    url: demoUrl,
    parts: [answer],
    also: /cost/i.test(question) ? 'demo free book charge' : 'demo',
  })),
];

export const companySources: readonly Draft[] = [...aboutSources, ...homeSources, ...demoSources];
