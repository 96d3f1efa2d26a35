import { type ReactNode, type RefObject, useId } from 'react';
import { hidden } from '../page/page.css.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './field.tsx';
import * as styles from './form.css.ts';
import { Form, type FormWiring } from './form.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFailureFocus } from './use-failure-focus.ts';

export interface FrameView<F extends string> {
  /** Only `submitting` and `succeeded` look different; all other states look alike. */
  readonly status: string;
  readonly errors: Readonly<Partial<Record<F, string>>>;
  readonly errorList: readonly { readonly field: F; readonly message: string }[];
  readonly message: string;
  readonly statusText: string;
  readonly buttonText: string;
  readonly canSubmit: boolean;
}

/** The connection between a form's actor and its frame. */
export interface FormHandle<F extends string> extends FormWiring<F> {
  readonly view: FrameView<F>;
  /** Number of failed and of successful submits since the page was shown. */
  readonly failures: number;
  readonly successes: number;
}

interface Props<F extends string> {
  readonly form: FormHandle<F>;
  readonly labelledBy: string;
  /** Where the form goes without JavaScript. */
  readonly action?: string | undefined;
  /** Shown without JavaScript where there is no `action`. */
  readonly withoutScript?: ReactNode;
  readonly className?: string;
  readonly before?: ReactNode;
  /** Replaces the error summary; `box` receives focus after a failed submit. */
  readonly summary?: (box: RefObject<HTMLDivElement | null>) => ReactNode;
  /** Shown in the status region after a successful submit. */
  readonly outcome?: ReactNode;
  /** Offered beside the outcome. */
  readonly outcomeAction?: ReactNode;
  readonly after?: ReactNode;
  /**
   * When the status region is visible: `always`; `afterwards` (default), hidden while submitting because the button
   * shows it; `never`, for screen readers only, when the page is left after the submit.
   */
  readonly showsStatus?: 'always' | 'afterwards' | 'never';
  readonly children: ReactNode;
}

/** A form with its error summary, submit button and outcome (FRM-3). */
export const FormFrame = <F extends string>({ form, ...props }: Props<F>) => {
  const { showsStatus = 'afterwards' } = props;
  const { view } = form;
  const id = useId();
  const box = useFailureFocus(form.failures);
  const isBusy = view.status === 'submitting';
  const isDone = view.status === 'succeeded';
  return (
    <FormContext value={{ id, errors: view.errors, successes: form.successes }}>
      <Form
        {...form}
        labelledBy={props.labelledBy}
        action={props.action}
        withoutScript={props.withoutScript}
        className={props.className}
      >
        {props.before}
        {props.summary?.(box) ?? (
          <ErrorSummary
            box={box}
            attempt={form.failures + form.successes}
            problems={view.errorList}
            messages={[view.message]}
          />
        )}
        <div className={styles.body}>
          {props.children}
          <SubmitButton text={view.buttonText} isBusy={isBusy} canSubmit={view.canSubmit} isDone={isDone} />
        </div>
        <div className={showsStatus === 'never' ? hidden : undefined}>
          <FormOutcome
            text={view.statusText}
            isUnseen={isBusy && showsStatus !== 'always'}
            takesFocus={isDone ? form.successes : 0}
            action={props.outcomeAction}
          >
            {props.outcome}
          </FormOutcome>
        </div>
        {props.after}
      </Form>
    </FormContext>
  );
};
