import * as styles from './form.css.ts';

interface Props {
  readonly text: string;
  readonly isBusy: boolean;
  readonly canSubmit: boolean;
  /** Whether it has done what it is for: then it is switched off, and the focus goes to what came of it. */
  readonly isDone: boolean;
}

/** Sends the form. While there is nothing to send it says so and does nothing: switched off, it would drop the focus. */
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
