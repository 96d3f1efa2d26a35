import type { ReactNode, RefObject } from 'react';
import { hidden } from '../page/page.css.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Form } from './form.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useFailureFocus } from './use-failure-focus.ts';

/** A form as its view function shows it, as far as every form is alike. */
export interface FrameView<F extends string> {
  /** `submitting` and `succeeded` are shown; the frame looks the same in every other state. */
  readonly status: string;
  readonly errors: Readonly<Partial<Record<F, string>>>;
  readonly errorList: readonly { readonly field: F; readonly message: string }[];
  readonly message: string;
  readonly statusText: string;
  readonly buttonText: string;
  readonly canSubmit: boolean;
}

/** What a frame needs of a form's actor. */
export interface FormHandle<F extends string> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly fields: readonly F[];
  readonly view: FrameView<F>;
  /** How many submits failed, and how many succeeded, since the page was shown. */
  readonly failures: number;
  readonly successes: number;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onEdit: (field: F, form: HTMLFormElement) => void;
  readonly onLeave: (field: F, form: HTMLFormElement) => void;
}

interface Props<F extends string> {
  readonly form: FormHandle<F>;
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  readonly className?: string;
  /** Stands above the error summary. */
  readonly before?: ReactNode;
  /** Takes the place of the error summary; the focus goes to `box` after a submit that failed. */
  readonly summary?: (box: RefObject<HTMLDivElement | null>) => ReactNode;
  /** Stands in the status region once a submit succeeded. */
  readonly outcome?: ReactNode;
  /** Stands below the status region: what to do next. */
  readonly action?: ReactNode;
  /** Stands below the form. */
  readonly after?: ReactNode;
  /**
   * Who sees the status region: everyone (`always`), everyone but while a submit is on its way, for the button says so as
   * well (`afterwards`, the default), or only those who hear it (`never`), for a form whose page goes away.
   */
  readonly showsStatus?: 'always' | 'afterwards' | 'never';
  /** The fields. */
  readonly children: ReactNode;
}

/** A form with its summary of errors, its button and what came of it (FRM-3). */
export const FormFrame = <F extends string>({ form, ...props }: Props<F>) => {
  const { showsStatus = 'afterwards' } = props;
  const { view } = form;
  const box = useFailureFocus(form.failures);
  const isBusy = view.status === 'submitting';
  const isDone = view.status === 'succeeded';
  return (
    <Form {...form} labelledBy={props.labelledBy} className={props.className}>
      {props.before}
      {props.summary?.(box) ?? (
        <ErrorSummary
          box={box}
          attempt={form.failures + form.successes}
          problems={view.errorList}
          messages={[view.message]}
        />
      )}
      <div>
        {props.children}
        <SubmitButton text={view.buttonText} isBusy={isBusy} canSubmit={view.canSubmit} isDone={isDone} />
      </div>
      <div className={showsStatus === 'never' ? hidden : undefined}>
        <FormOutcome
          text={view.statusText}
          isUnseen={isBusy && showsStatus !== 'always'}
          takesFocus={isDone ? form.successes : 0}
          action={props.action}
        >
          {props.outcome}
        </FormOutcome>
      </div>
      {props.after}
    </Form>
  );
};
