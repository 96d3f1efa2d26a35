import type { ReactNode, RefObject } from 'react';
import * as styles from './form.css.ts';
import { useLeftFields } from './use-left-fields.ts';

/** A form's element, its fields, and what is told to its actor. */
export interface FormWiring<F extends string> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly fields: readonly F[];
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onEdit: (field: F, form: HTMLFormElement) => void;
  readonly onLeave: (field: F, form: HTMLFormElement) => void;
}

interface Props<F extends string> extends FormWiring<F> {
  readonly className?: string | undefined;
  readonly labelledBy: string;
  /** Where the form goes without JavaScript; missing for one that needs it. */
  readonly action?: string | undefined;
  /** What is shown without JavaScript where there is no `action`. */
  readonly withoutScript?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form whose submit goes to an actor (FRM-3), never to the browser: before hydration `pre-paint.ts` keeps the submit.
 * Without JavaScript a form with an `action` is sent by the browser, another one is not shown. `post` keeps its fields out
 * of the address should it be sent anyway.
 */
export const Form = <F extends string>({
  element,
  fields,
  onSubmit,
  onEdit,
  onLeave,
  ...props
}: Props<F>) => {
  const fieldNamed = (name: string | undefined) => fields.find((field) => field === name);
  useLeftFields(element, (name) => {
    const field = fieldNamed(name);
    if (field !== undefined && element.current) onLeave(field, element.current);
  });
  return (
    <>
      {!props.action && (
        <noscript>
          <p className={styles.needsScript}>
            {props.withoutScript ?? 'This form works entirely in your browser, and needs JavaScript.'}
          </p>
        </noscript>
      )}
      <form
        ref={element}
        className={props.className}
        action={props.action}
        method="post"
        noValidate
        data-needs-js={props.action ? undefined : ''}
        aria-labelledby={props.labelledBy}
        onInput={({ currentTarget, target }) => {
          const field = fieldNamed((target as HTMLInputElement).name);
          if (field !== undefined) onEdit(field, currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        {props.children}
      </form>
    </>
  );
};
