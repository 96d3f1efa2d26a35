import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { opens } from '../control/control.css.ts';
import { alignTop, stack } from '../layout/layout.css.ts';
import { muted } from '../text/text.css.ts';
import * as styles from './words.css.ts';

interface ClosingProps {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly href: string; readonly label: string };
  readonly children?: ReactNode;
}

export const Closing = ({ title, text, action, children }: ClosingProps) => {
  const textId = useId();
  const link = action && (
    <ButtonLink href={action.href} look="panel" aria-describedby={textId}>
      {action.label}
    </ButtonLink>
  );
  return (
    <section className={styles.closing}>
      <div className={styles.closingWords}>
        <h2>{title}</h2>
        <p id={textId} className={styles.closingText}>
          {text}
        </p>
      </div>
      {children ? (
        <div className={styles.actions}>
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

export const Points = ({ points }: { readonly points: readonly Point[] }) =>
  points.map(({ text, title }) => (
    <li key={text} className={`${stack[2]} ${alignTop} ${styles.cell}`}>
      <h3>{title}</h3>
      <p className={muted}>{text}</p>
    </li>
  ));

interface QuestionProps extends ComponentProps<'details'> {
  readonly title: string;
}

export const Question = ({ title, className = '', children, ...props }: QuestionProps) => (
  <details className={`${styles.question} ${className}`} {...props}>
    <summary className={`${opens} ${styles.questionHead}`}>
      <h3 className={styles.questionTitle}>{title}</h3>
    </summary>
    <div className={styles.answer}>{children}</div>
  </details>
);
