import * as styles from './form.css.ts';

interface Props {
  readonly text: string;
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  /** Whether the form is done: the button is disabled, and focus moves to the outcome. */
  readonly isDone: boolean;
}

/** Submits the form. While submitting is not possible it is `aria-disabled`: `disabled` would drop focus. */
export const SubmitButton = ({ text, isBusy, canSubmit, isDone }: Props) => (
  <button
    type="submit"
    className={styles.submit}
    aria-disabled={!canSubmit}
    aria-busy={isBusy}
    disabled={isDone}
  >
    {text}
  </button>
);
