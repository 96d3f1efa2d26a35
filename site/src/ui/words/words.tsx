import type { ReactNode } from 'react';
import { closing } from './words.css.ts';

/** The dark panel at the end of a page, with the next step. */
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
