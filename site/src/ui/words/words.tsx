import type { ReactNode } from 'react';
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
