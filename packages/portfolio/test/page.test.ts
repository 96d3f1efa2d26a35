import { describe, expect, it } from 'vitest';
import { renderPortfolio, SAMPLE_PORTFOLIO, toHtml } from '../src/index.ts';
import { COLOR_SCHEMES, EMPTY_PORTFOLIO, PORTFOLIO_THEMES, type Portfolio } from '../src/portfolio.ts';
import { elementsOf, textsOf } from './parse-page.ts';

const bodyOf = (portfolio: Partial<Portfolio>) => {
  const html = toHtml(renderPortfolio({ ...EMPTY_PORTFOLIO, ...portfolio }));
  return html.slice(html.indexOf('<body'), html.indexOf('</html>'));
};
const headOf = (portfolio: Partial<Portfolio>) => {
  const html = toHtml(renderPortfolio({ ...EMPTY_PORTFOLIO, ...portfolio }));
  return html.slice(0, html.indexOf('<body')).replace(/<style>.*<\/style>/, '');
};

const project = { id: 1, title: '', text: '', address: '', picture: '', pictureText: '' };
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

describe('the page of a portfolio', { tags: ['PGN-1'] }, () => {
  it('links a copied email address without its invisible marks, and not twice', () => {
    const links = [{ id: 1, label: '', address: 'mailto:ada@example.org' }];
    const contact = { email: '\u202aada@example.org\u202c', phone: '', place: '' };
    const link = '<a class="bare" href="mailto:ada@example.org">ada@example.org</a>';
    expect(bodyOf({ contact })).toContain(link);
    expect(bodyOf({ contact, links }).split(link)).toHaveLength(2);
  });

  it('shows all of the sample once, in page order', () => {
    const texts = textsOf(renderPortfolio(SAMPLE_PORTFOLIO));
    const about = ['Asenla Jamir', 'About', 'Projects', 'A booking page for a small museum'];
    const rest = ['Experience', 'Since 2021', 'Skills', 'TypeScript', 'Contact', '+91 00000 00000'];
    const places = [...about, 'museum.example.org/visit', ...rest].map((text) => texts.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('leaves out empty fields', () => {
    expect(
      bodyOf({
        name: 'Ada',
        about: ' \n\n ',
        skills: ['', ' '],
        links: [{ id: 1, label: 'Label of nothing', address: '' }],
        projects: [project],
        experience: [{ id: 1, role: '', organisation: ' ', period: '\u200b', text: '' }],
      }),
    ).toBe(
      '<body class="card"><main><header class="intro"><div class="who"><div><h1 dir="auto">Ada</h1></div></div></header></main></body>',
    );
  });

  it('is a card for a name and contact details, with each address once', () => {
    const card = bodyOf({
      name: 'Ada',
      contact: { email: 'ada@example.org', phone: '12', place: 'London' },
      links: [{ id: 1, label: 'Write to me', address: 'mailto:ada@example.org' }],
    });
    expect(card).toContain('<body class="card">');
    expect(card).toContain(
      '<ul class="ways" role="list"><li dir="auto">London</li><li dir="auto">12</li><li dir="auto"><a href="mailto:ada@example.org">Write to me</a></li></ul>',
    );
  });

  it('explains what to do when empty, and always has a first-level heading', () => {
    expect(textsOf(renderPortfolio(EMPTY_PORTFOLIO)).slice(2)).toEqual([
      'This page is still blank',
      'What you write will appear here.',
    ]);
    expect(bodyOf({ headline: 'Tuner' })).toContain('<h1 dir="auto">Tuner</h1>');
    expect(bodyOf({ about: 'Words' })).toContain('<h1 dir="auto">Portfolio</h1>');
  });

  it('splits paragraphs at blank lines and keeps single line breaks', () => {
    expect(bodyOf({ about: 'One\r\ntwo\n\n\nThree' })).toContain(
      '<div class="text"><p dir="auto">One<br>two</p><p dir="auto">Three</p></div>',
    );
  });

  it('describes a portrait by the name; other undescribed pictures are decorative', () => {
    expect(bodyOf({ name: 'Ada "A" <L>', picture: PIXEL })).toContain(
      `<img class="face" src="${PIXEL}" alt="Portrait of Ada &quot;A&quot; &lt;L&gt;">`,
    );
    expect(bodyOf({ picture: PIXEL })).toContain(`src="${PIXEL}" alt=""`);
    const shots = bodyOf({ projects: [{ ...project, picture: PIXEL, pictureText: 'A\nbridge' }] });
    expect(shots).toContain(`<div class="shot"><img src="${PIXEL}" alt="A bridge"></div>`);
    for (const picture of [
      'https://example.org/x.png',
      'data:text/html;base64,AAAA',
      'data:image/svg+xml;base64,AAAA',
    ])
      expect(bodyOf({ name: 'Ada', picture, projects: [{ ...project, title: 'T', picture }] })).not.toContain(
        '<img',
      );
  });

  it('shows a link as its label, or as the address without its scheme', () => {
    const links = bodyOf({
      links: [
        { id: 1, label: ' Code ', address: 'https://example.org/' },
        { id: 2, label: '\u200b', address: 'HTTPS://example.org/a' },
        { id: 3, label: 'Click me', address: 'javascript:alert(1)' },
      ],
      contact: { email: 'not an address', phone: '', place: '' },
      about: 'x',
    });
    expect(links).toContain(
      '<li dir="auto">not an address</li><li dir="auto"><a href="https://example.org/">Code</a></li><li dir="auto"><a class="bare" href="https://example.org/a">example.org/a</a></li></ul>',
    );
    expect(links).not.toContain('Click me');
  });

  it('has a head that forbids loading and describes the page', () => {
    expect(headOf({ ...SAMPLE_PORTFOLIO, name: 'Ada & <Co>' })).toMatch(
      /^<!doctype html>\n<html lang="en" class="linen system"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src data:; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ada &amp; &lt;Co&gt;<\/title><meta name="description" content="I build booking pages for small museums and workshops">/,
    );
    expect(headOf({})).not.toContain('description');
    for (const scheme of COLOR_SCHEMES)
      expect(headOf({ scheme })).toContain(
        `<meta name="color-scheme" content="${{ system: 'light dark', light: 'light', dark: 'dark' }[scheme]}">`,
      );
  });

  it('differs between themes only in its style', () => {
    const bodies = PORTFOLIO_THEMES.map((theme) => bodyOf({ ...SAMPLE_PORTFOLIO, theme }));
    expect(new Set(bodies).size).toBe(1);
  });

  it('has at most 40 kB with twenty projects, not counting pictures', () => {
    const { projects, experience } = SAMPLE_PORTFOLIO;
    const long = {
      ...SAMPLE_PORTFOLIO,
      projects: Array.from({ length: 20 }, (_, index) => {
        const { title, text, address } = projects[index % 2] ?? project;
        // Three times the sample's text per project, about 120 words.
        return { ...project, id: index + 1, title, text: [text, text, text].join('\n\n'), address };
      }),
      experience: Array.from({ length: 6 }, (_, index) => ({ ...experience[0], id: index + 1 })),
    } as Portfolio;
    for (const theme of PORTFOLIO_THEMES)
      expect(new TextEncoder().encode(toHtml(renderPortfolio({ ...long, theme }))).length).toBeLessThan(
        40_000,
      );
  });

  it('has a sample of a few kilobytes with working links', () => {
    expect(JSON.stringify(SAMPLE_PORTFOLIO).length).toBeLessThan(8000);
    const elements = elementsOf(renderPortfolio(SAMPLE_PORTFOLIO));
    expect(elements.filter(({ tag }) => tag === 'a')).toHaveLength(6);
    expect(
      elements.filter(({ tag, attributes }) => tag === 'img' && (attributes.alt ?? '').length > 20),
    ).toHaveLength(2);
  });
});
