import { FIRST_OWNER, followOwner } from '@loomwright/auth';
import { type ComponentType, type RefObject, useState } from 'react';
import { useSession } from '../../app/providers.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { heading3, note } from '../../ui/text/text.css.ts';
import { aside } from '../../ui/words/words.css.ts';
import { formCard, formTitle } from './message-form.css.ts';

/** A React key that changes when another user's form must be shown. */
export const useOwnerKey = (): number => {
  const session = useSession();
  const [owner, setOwner] = useState(FIRST_OWNER);
  const next = followOwner(owner, session);
  if (next !== owner) setOwner(next);
  return next.key;
};

interface Props {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly Form: ComponentType;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** A form in a card. If no endpoint is configured, a note explains that nothing is sent (FRM-1). */
export const MessageCard = ({ id, title, className = '', Form, heading }: Props) => (
  <section className={`${card} ${stack[5]} ${formCard} ${className}`} aria-labelledby={id}>
    <h2 ref={heading} id={id} className={`${heading3} ${formTitle}`} tabIndex={heading && -1}>
      {title}
    </h2>
    {SENDING.isDemonstration && (
      <p className={`${note} ${aside}`}>
        This is a demonstration: what you write stays in your browser and reaches no one, although the form
        then confirms it as a real one would.
      </p>
    )}
    <Form key={useOwnerKey()} />
  </section>
);
