import { config, isDemonstration } from '../../config.ts';
import { note } from './message-form.css.ts';

/** Says that messages are not sent where no endpoint is configured (FRM-1). */
export const DemonstrationNote = () =>
  isDemonstration && (
    <p className={note}>
      This is a demonstration: what you write in this form is not sent to anybody and stays in your browser.
      To reach a person, write to <a href={`mailto:${config.email}`}>{config.email}</a>.
    </p>
  );
