import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { closing } from './words.css.ts';

/** The dark field at the end of a page: what to do next. */
export const Closing = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <section className={closing}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);

const marks = /`([^`]+)`|\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** A line of text in which `code` and [links within the site](/path) are marked as in Markdown. */
export const RichText = ({ text }: { readonly text: string }) => {
  const parts = [];
  let end = 0;
  for (const { 0: whole, 1: code, 2: label, 3: href = '', index } of text.matchAll(marks)) {
    parts.push(text.slice(end, index));
    parts.push(
      code ? (
        <code key={index}>{code}</code>
      ) : (
        <Link key={index} href={href}>
          {label}
        </Link>
      ),
    );
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
};
