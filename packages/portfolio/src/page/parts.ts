import { withoutMarks } from '@loomwright/kit';
import { addressText, readAddress } from '../address.ts';
import { element, type PageElement, type PageNode } from '../page-tree.ts';
import { lineOf, paragraphsOf } from './text.ts';

/** An element with one line of text, in its own direction; undefined without visible text. */
export const line = (
  tag: 'h1' | 'h2' | 'h3' | 'p' | 'li',
  text: string,
  className?: string,
): PageElement | undefined => {
  const words = lineOf(text);
  return words === '' ? undefined : element(tag, { dir: 'auto', class: className }, [words]);
};

const paragraph = (lines: readonly string[]): PageElement =>
  element(
    'p',
    { dir: 'auto' },
    lines.flatMap((words, index) => (index === 0 ? [words] : [element('br', {}), words])),
  );

/** A longer text as paragraphs; undefined without visible text. */
export const prose = (text: string): PageElement | undefined => {
  const paragraphs = paragraphsOf(text).map(paragraph);
  return paragraphs.length === 0 ? undefined : element('div', { class: 'text' }, paragraphs);
};

/** A link to a safe address, with its label or the address as text (`bare`: not printed twice); undefined for others. */
export const link = (address: string, label = ''): PageElement | undefined => {
  const href = readAddress(address);
  if (href === undefined) return undefined;
  const words = lineOf(label);
  return words === ''
    ? element('a', { class: 'bare', href }, [addressText(address)])
    : element('a', { href }, [words]);
};

/** An email address as a link, or as text when it cannot be one; undefined without visible text. */
export const mail = (email: string): PageElement | string | undefined =>
  link(`mailto:${withoutMarks(email)}`) ?? (lineOf(email) || undefined);

const PICTURE = /^data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A picture from a data address; undefined for every other address, so a page never loads anything. */
export const picture = (address: string, alt: string, className?: string): PageElement | undefined =>
  PICTURE.test(address) ? element('img', { class: className, src: address, alt: lineOf(alt) }) : undefined;

/** An element around its children; undefined without children. */
export const group = (
  tag: 'div' | 'ul' | 'article' | 'address' | 'p' | 'li',
  className: string | undefined,
  children: readonly (PageNode | undefined)[],
): PageElement | undefined => {
  const there = children.filter((child) => child !== undefined);
  if (there.length === 0) return undefined;
  // Safari drops the list role of a list without bullets.
  const role = tag === 'ul' ? 'list' : undefined;
  const dir = tag === 'p' || tag === 'li' ? 'auto' : undefined;
  return element(tag, { class: className, role, dir }, there);
};

/** A section with its heading; undefined without children. */
export const section = (
  id: string,
  title: string,
  children: readonly (PageElement | undefined)[],
): PageElement | undefined => {
  const body = group('div', 'body', children);
  return (
    body && element('section', { class: id, 'aria-labelledby': id }, [element('h2', { id }, [title]), body])
  );
};
