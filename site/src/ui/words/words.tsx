import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { actions, cell, closing } from './words.css.ts';

interface ClosingProps {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly href: string; readonly label: string };
  /** Beside the action. */
  readonly children?: ReactNode;
}

/** The dark panel at the end of a page, with the next step. */
export const Closing = ({ title, text, action, children }: ClosingProps) => {
  const textId = useId();
  const link = action && (
    <ButtonLink href={action.href} look="panel" aria-describedby={textId}>
      {action.label}
    </ButtonLink>
  );
  return (
    <section className={closing}>
      <div>
        <h2>{title}</h2>
        <p id={textId}>{text}</p>
      </div>
      {children ? (
        <div className={actions}>
          {link}
          {children}
        </div>
      ) : (
        link
      )}
    </section>
  );
};

interface Point {
  readonly title: ReactNode;
  readonly text: string;
}

/** The items of a grid of short texts. */
export const Points = ({ points }: { readonly points: readonly Point[] }) =>
  points.map(({ text, title }) => (
    <li key={text} className={cell}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
