import { describe, expect, it } from 'vitest';
import {
  about,
  company,
  demo,
  faq,
  formsAt,
  formsHere,
  privacySections,
  sentNumberDays,
  services,
  servicesPage,
  team,
  termsSections,
} from '../src/index.ts';

const demonstration = {
  forms: undefined,
  imageHost: undefined,
  demoFormHost: undefined,
  mapHost: 'maps.example',
};

describe('the services', () => {
  it('are four, with their ids, titles and benefits, under the required title', {
    tags: ['SRV-1'],
  }, () => {
    expect(servicesPage.title).toBe("AI Solutions for Tomorrow's Challenges");
    expect(services.map(({ id, title, benefits }) => `${id}, ${title}: ${benefits.join(', ')}`)).toEqual([
      'automation, AI-Powered Automation: Reduce manual tasks by up to 80%, 24/7 efficiency, Error-free processing, Scalable workflows',
      'chatbot, AI Chatbots & Assistants: Natural language understanding, Multi-channel deployment, Continuous learning, Human handoff',
      'analytics, Intelligent Analytics: Real-time processing, Predictive trends, Custom dashboards, Automated insights',
      'custom, Custom AI Solutions: Industry expertise, End-to-end implementation, Ongoing support, Scalable architecture',
    ]);
    expect(servicesPage.action).toEqual({ label: 'Learn More', href: '/contact' });
    expect(servicesPage.closing.action).toEqual({ label: 'Get Started', href: '/contact' });
  });
});

describe('the company', { tags: ['ABT-1'] }, () => {
  it('has the founding year of `company.ts`, four values and a team of four', () => {
    expect(about.mission.paragraphs.join(' ')).toContain(`founded in ${company.foundedYear}`);
    expect(about.values.items.map(({ title }) => title).join()).toBe(
      'Innovation,Partnership,Ethical AI,Excellence',
    );
    expect(team.map(({ role }) => role).join()).toBe(
      'CEO & Co-Founder,CTO & Co-Founder,AI Research Lead,Head of Product',
    );
    expect(new Set(team.map(({ name }) => name)).size).toBe(4);
  });

  it('shows local pictures, one of which a configured one can replace', () => {
    for (const { image } of team) expect(image).toMatch(/^\/art\//);
    expect(team.filter(({ takesConfiguredImage }) => takesConfiguredImage)).toHaveLength(1);
  });
});

describe('the demo', () => {
  it('has four benefits, four steps, two quotes, three figures and a free trial', { tags: ['DMO-1'] }, () => {
    const { benefits, faq: questions, stats, steps, voices } = demo.expect;
    expect([demo.schedule.label, demo.expect.label]).toEqual(['Schedule Demo', 'What to Expect']);
    expect(benefits).toHaveLength(4);
    expect(steps.map(({ title }) => title)).toEqual(['Schedule', 'Consultation', 'Live Demo', 'Next Steps']);
    expect(voices).toHaveLength(2);
    expect(stats.map(({ label, value }) => `${value} ${label}`)).toEqual([
      '500+ businesses',
      '98% satisfaction',
      '24/7 support',
    ]);
    expect(questions.map(({ answer }) => answer).join(' ')).toContain('14-day free trial');
  });
});

describe('the questions', () => {
  it('are at least five in each of three categories, each with a unique id', { tags: ['FAQ-1'] }, () => {
    expect(faq.map(({ id }) => id)).toEqual(['general', 'pricing', 'technical']);
    for (const { entries } of faq) expect(entries.length).toBeGreaterThanOrEqual(5);
    const ids = faq.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('the legal pages', { tags: ['LGL-1'] }, () => {
  it('have six sections each, with ids to link to', () => {
    for (const sections of [privacySections(demonstration), termsSections]) {
      expect(sections).toHaveLength(6);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(6);
    }
  });

  it('privacy states exactly what leaves the browser in this deployment', {
    tags: ['PPL-2'],
  }, () => {
    const leavingOf = (deployment: Parameters<typeof privacySections>[0]) =>
      JSON.stringify(privacySections(deployment).find(({ id }) => id === 'what-leaves')?.text);
    const plain = leavingOf(demonstration);
    for (const words of [
      'chat service',
      'forgets them after a while, or when you clear the conversation',
      'send nothing in this demonstration',
      'The map comes from maps.example',
    ])
      expect(plain).toContain(words);
    expect(plain).not.toContain('picture');
    const full = leavingOf({
      forms: formsAt('desk.example'),
      imageHost: 'pictures.example',
      demoFormHost: 'forms.example',
      mapHost: 'maps.example',
    });
    expect(full).toContain('forms.example and maps.example');
    expect(full).not.toContain('send nothing');
    expect(full).toContain('goes to desk.example');
    expect(full).toContain('loaded from pictures.example');
    const own = leavingOf({ ...demonstration, forms: formsHere });
    expect(own).not.toContain('send nothing');
    expect(own).toContain(`number and time for ${sentNumberDays} days`);
  });

  it('the terms state that accounts are stored in the browser and nothing is sold', () => {
    const text = JSON.stringify(termsSections);
    expect(text).toContain('lives in the browser');
    expect(text).toContain('Nothing can be bought here');
  });
});
