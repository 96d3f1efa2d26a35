import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { hidden } from '../page/page.css.ts';
import { ErrorSummary, useFailureFocus } from './error-summary.tsx';
import { FormContext } from './field.tsx';
import * as styles from './form.css.ts';
import { useLeftFields } from './use-left-fields.ts';

export interface FrameView<F extends string> {
  /** Only `submitting` and `succeeded` change the appearance. */
  readonly status: string;
  readonly errors: Readonly<Partial<Record<F, string>>>;
  readonly errorList: readonly { readonly field: F; readonly message: string }[];
  readonly message: string;
  readonly statusText: ReactNode;
  readonly buttonText: string;
  readonly canSubmit: boolean;
}

export interface FormHandle<F extends string> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly fields: readonly F[];
  readonly view: FrameView<F>;
  /** The numbers of failed and successful submits since the page was shown. */
  readonly failures: number;
  readonly successes: number;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onEdit: (field: F, form: HTMLFormElement) => void;
  readonly onLeave: (field: F, form: HTMLFormElement) => void;
}

interface Props<F extends string> {
  readonly form: FormHandle<F>;
  readonly labelledBy: string;
  /** The form's action without JavaScript. Undefined if the form needs JavaScript. */
  readonly action?: string | undefined;
  readonly withoutScript?: ReactNode;
  readonly className?: string;
  readonly before?: ReactNode;
  /** Replaces the error summary. `box` receives the focus after a failed submit. */
  readonly summary?: (box: RefObject<HTMLDivElement | null>) => ReactNode;
  readonly outcomeAction?: ReactNode;
  readonly after?: ReactNode;
  /** `afterwards` (default): hidden while submitting. `never`: for screen readers only. */
  readonly showsStatus?: 'always' | 'afterwards' | 'never';
  readonly children: ReactNode;
}

/** Even a submit before hydration reaches the actor (FRM-3). `method="post"` keeps the fields out of URLs. */
export const FormFrame = <F extends string>({ form, ...props }: Props<F>) => {
  const { action, showsStatus = 'afterwards' } = props;
  const { element, failures, fields, successes, view } = form;
  const id = useId();
  const box = useFailureFocus(failures);
  const isBusy = view.status === 'submitting';
  const isDone = view.status === 'succeeded';
  const outcome = useRef<HTMLDivElement>(null);
  // The submit button has been disabled, so the outcome takes its focus. Focus elsewhere stays.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.closest('[type="submit"]');
    if (isDone && successes > 0 && isWaiting) outcome.current?.focus();
  }, [isDone, successes]);
  const fieldNamed = (name: string | undefined) => fields.find((field) => field === name);
  useLeftFields(element, (name) => {
    const field = fieldNamed(name);
    if (field !== undefined && element.current) form.onLeave(field, element.current);
  });
  return (
    <FormContext value={{ id, errors: view.errors, successes }}>
      {!action && (
        <noscript>
          <p className={styles.needsScript}>
            {props.withoutScript ?? 'This form works entirely in your browser, and needs JavaScript.'}
          </p>
        </noscript>
      )}
      <form
        ref={element}
        className={props.className}
        action={action}
        method="post"
        noValidate
        data-needs-js={action ? undefined : ''}
        aria-labelledby={props.labelledBy}
        onInput={({ currentTarget, target }) => {
          const field = fieldNamed((target as HTMLInputElement).name);
          if (field !== undefined) form.onEdit(field, currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          form.onSubmit(event.currentTarget);
        }}
      >
        {props.before}
        {props.summary?.(box) ?? (
          <ErrorSummary
            box={box}
            attempt={failures + successes}
            problems={view.errorList}
            messages={[view.message]}
          />
        )}
        <div className={styles.body}>
          {props.children}
          {/* `disabled` would drop the focus while submitting. */}
          <button
            type="submit"
            className={styles.submit}
            aria-disabled={!view.canSubmit}
            aria-busy={isBusy}
            disabled={isDone}
          >
            {view.buttonText}
          </button>
        </div>
        <div className={showsStatus === 'never' ? hidden : undefined}>
          <div className={showsStatus === 'always' ? styles.outcome : `${styles.outcome} ${styles.keptRoom}`}>
            <div
              ref={outcome}
              role="status"
              tabIndex={-1}
              className={isBusy && showsStatus !== 'always' ? hidden : undefined}
            >
              {view.statusText && <p>{view.statusText}</p>}
            </div>
            {props.outcomeAction}
          </div>
        </div>
        {props.after}
      </form>
    </FormContext>
  );
};
