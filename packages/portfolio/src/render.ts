import { readAddress } from './address.ts';
import { element, type PageElement, type PageNode } from './page-tree.ts';
import type { Portfolio, Project } from './portfolio.ts';
import { styleOf } from './style.ts';

const paragraphs = (text: string): readonly PageElement[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => element('p', { dir: 'auto' }, [part]));

const link = (address: string, label: string): PageElement | undefined => {
  const href = readAddress(address);
  return href === undefined
    ? undefined
    : element('a', { href, rel: 'noopener' }, [label.trim() || href.replace(/^(https:\/\/|mailto:)/i, '')]);
};

const project = ({ title, text, address }: Project): PageElement =>
  element('article', { class: 'project' }, [
    element('h3', { dir: 'auto' }, [title]),
    ...paragraphs(text),
    link(address, ''),
  ]);

const section = (id: string, title: string, children: readonly PageNode[]): PageElement | undefined =>
  children.length === 0
    ? undefined
    : element('section', { 'aria-labelledby': id }, [element('h2', { id }, [title]), ...children]);

/** The page a portfolio makes: the whole document, for the file and for the preview alike. */
export const renderPortfolio = (portfolio: Portfolio): PageElement =>
  element('html', { lang: 'en', class: `${portfolio.theme} ${portfolio.scheme}` }, [
    element('head', {}, [
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, [portfolio.name]),
      element('style', {}, [styleOf(portfolio.theme)]),
    ]),
    element('body', {}, [
      element('header', {}, [
        element('h1', { dir: 'auto' }, [portfolio.name]),
        element('p', { dir: 'auto', class: 'headline' }, [portfolio.headline]),
      ]),
      element('main', {}, [
        section('about', 'About', paragraphs(portfolio.about)),
        section('projects', 'Projects', portfolio.projects.map(project)),
      ]),
    ]),
  ]);
