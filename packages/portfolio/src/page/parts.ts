import { withoutMarks } from '@loomwright/kit';
import { addressText, readAddress } from '../address.ts';
import { element, type PageElement, type PageNode } from '../page-tree.ts';
import { lineOf, paragraphsOf } from './text.ts';

/** One line of text with `dir="auto"`; undefined if nothing would be visible. */
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

export const prose = (text: string): PageElement | undefined => {
  const paragraphs = paragraphsOf(text).map(paragraph);
  return paragraphs.length === 0 ? undefined : element('div', { class: 'text' }, paragraphs);
};

/** Undefined for an unsafe address. A `bare` link shows its address, so print styles do not add it. */
export const link = (address: string, label = ''): PageElement | undefined => {
  const href = readAddress(address);
  if (href === undefined) return undefined;
  const words = lineOf(label);
  return words === ''
    ? element('a', { class: 'bare', href }, [addressText(address)])
    : element('a', { href }, [words]);
};

/** Plain text if the address cannot be a link; undefined if nothing would be visible. */
export const mail = (email: string): PageElement | string | undefined =>
  link(`mailto:${withoutMarks(email)}`) ?? (lineOf(email) || undefined);

const PICTURE = /^data:image\/(webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Undefined for anything but a picture's data URL, so that a page never loads anything. */
export const picture = (address: string, alt: string, className?: string): PageElement | undefined =>
  PICTURE.test(address) ? element('img', { class: className, src: address, alt: lineOf(alt) }) : undefined;

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
