import type { ComponentType, RefObject } from 'react';
import { useOwnerKey } from '../../app/use-owner-key.ts';
import { isDemonstration } from '../../config.ts';
import { card } from '../../ui/page/page.css.ts';
import { EmailLink } from '../company-links/company-links.tsx';
import { formCard, formTitle, note } from './message-form.css.ts';

interface Props {
  /** The id of the heading, which names the form. */
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly Form: ComponentType;
  /** For a heading that receives focus. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** A message form on its card; where no endpoint is configured it says that messages are not sent (FRM-1). */
export const MessageCard = ({ id, title, className = '', Form, heading }: Props) => (
  <section className={`${card} ${formCard} ${className}`} aria-labelledby={id}>
    <h2 ref={heading} id={id} className={formTitle} tabIndex={heading && -1}>
      {title}
    </h2>
    {isDemonstration && (
      <p className={note}>
        This is a demonstration: what you write in this form isn’t sent to anyone and stays in your browser.
        To reach a person, write to <EmailLink />.
      </p>
    )}
    <Form key={useOwnerKey()} />
  </section>
);
