import { withoutMarks } from '@loomwright/kit';
import { readAddress } from './address.ts';
import { group, line, link, mail, picture, prose, section } from './page/parts.ts';
import { lineOf } from './page/text.ts';
import { element, type PageElement } from './page-tree.ts';
import type { Experience, Portfolio, Project } from './portfolio.ts';
import { styles } from './style/style.ts';

const LONG_NAME = 24;

const project = ({ title, text, address, picture: shot, pictureText }: Project): PageElement | undefined =>
  group('article', 'project', [
    line('h3', title),
    group('div', 'shot', [picture(shot, pictureText)]),
    prose(text),
    group('p', 'go', [link(address)]),
  ]);

const job = ({ role, organisation, period, text }: Experience): PageElement | undefined => {
  const title = line('h3', role);
  return group('article', 'job', [
    title ?? line('h3', organisation),
    title && line('p', organisation, 'where'),
    line('p', period, 'when'),
    prose(text),
  ]);
};

export const isShown = (entry: Project | Experience): boolean =>
  ('title' in entry ? project(entry) : job(entry)) !== undefined;

const sectionsOf = ({ about, projects, experience, skills, contact }: Portfolio): readonly PageElement[] =>
  [
    section('about', 'About', [prose(about)]),
    section('projects', 'Projects', projects.map(project)),
    section('experience', 'Experience', experience.map(job)),
    section('skills', 'Skills', [
      group(
        'ul',
        undefined,
        skills.map((skill) => line('li', skill)),
      ),
    ]),
    section('contact', 'Contact', [
      group('address', undefined, [
        group('p', 'mail', [mail(contact.email)]),
        line('p', contact.phone),
        line('p', contact.place),
      ]),
    ]),
  ].filter((part) => part !== undefined);

const waysOf = ({ links, contact }: Portfolio, isCard: boolean): PageElement | undefined => {
  const email = `mailto:${withoutMarks(contact.email)}`;
  // An email address that is also one of the links is shown once.
  const isLinked = links.some(
    ({ address }) => readAddress(address) !== undefined && readAddress(address) === readAddress(email),
  );
  return group('ul', 'ways', [
    line('li', contact.place),
    isCard ? line('li', contact.phone) : undefined,
    isLinked ? undefined : group('li', undefined, [mail(contact.email)]),
    ...links.map(({ address, label }) => group('li', undefined, [link(address, label)])),
  ]);
};

const introOf = (portfolio: Portfolio, isCard: boolean, isEmpty: boolean): PageElement => {
  const { name, headline, picture: face } = portfolio;
  const [called, does] = [lineOf(name), lineOf(headline)];
  const size = (called || does).length > LONG_NAME ? 'long' : undefined;
  return element('header', { class: 'intro' }, [
    element('div', { class: 'who' }, [
      picture(face, called && `Portrait of ${called}`, 'face'),
      element('div', {}, [
        line('h1', called || does || (isEmpty ? 'This page is still blank' : 'Portfolio'), size),
        called ? line('p', does, 'headline') : undefined,
        isEmpty ? line('p', 'What you write will appear here.', 'headline') : undefined,
      ]),
      waysOf(portfolio, isCard),
    ]),
  ]);
};

const headOf = ({ name, headline, theme, scheme }: Portfolio): PageElement => {
  const meta = (named: string, content: string) => element('meta', { name: named, content });
  const [called, does] = [lineOf(name), lineOf(headline)];
  const { css, fingerprint } = styles[theme];
  return element('head', {}, [
    element('meta', { charset: 'utf-8' }),
    // The page runs no scripts, and loads nothing, because pictures are data URLs.
    element('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: `default-src 'none'; style-src '${fingerprint}'; img-src data:; base-uri 'none'; form-action 'none'`,
    }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    element('title', {}, [called || does || 'Portfolio']),
    does === '' ? undefined : meta('description', does),
    meta('color-scheme', scheme === 'system' ? 'light dark' : scheme),
    // Otherwise Safari turns years into phone links.
    meta('format-detection', 'telephone=no'),
    meta('generator', 'Portfolio Generator'),
    element('style', {}, [css]),
  ]);
};

/** The whole document, for both the file and the preview (PGN-1). A page without sections is a card. */
export const renderPortfolio = (portfolio: Portfolio): PageElement => {
  const sections = sectionsOf(portfolio);
  // A page with only contact details is a card too: it shows them below the name.
  const isCard = sections.every(({ attributes }) => attributes.class === 'contact');
  const isEmpty =
    isCard &&
    waysOf(portfolio, true) === undefined &&
    [portfolio.name, portfolio.headline, portfolio.picture].every((text) => lineOf(text) === '');
  const intro = introOf(portfolio, isCard, isEmpty);
  return element('html', { lang: 'en', class: `${portfolio.theme} ${portfolio.scheme}` }, [
    headOf(portfolio),
    element('body', { class: isCard ? 'card' : 'page' }, [
      ...(isCard ? [element('main', {}, [intro])] : [intro, element('main', {}, sections)]),
    ]),
  ]);
};
