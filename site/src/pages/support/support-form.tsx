import {
  createSupportMachine,
  DEFAULT_PRIORITY,
  PRIORITIES,
  SUPPORT_FIELDS,
  toSupportView,
} from '@loomwright/contact';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDraft } from '../../app/use-draft.ts';
import { useView } from '../../app/use-view.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { fieldId } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { textsOf } from '../../ui/form/form-values.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import { pair } from '../contact/contact-page.css.ts';
import { FormOutcome } from '../contact/form-outcome.tsx';
import { sendForm } from '../contact/send-form.ts';
import { form as formStyle } from '../login/account-page.css.ts';

const draftFields = SUPPORT_FIELDS.map((name) => ({
  name,
  isLong: name === 'message',
  initial: name === 'priority' ? DEFAULT_PRIORITY : '',
}));

const labels = { low: 'Low', medium: 'Medium', high: 'High' } as const;
const priorities = PRIORITIES.map((value) => ({ value, label: labels[value] }));

const supportMachine = createSupportMachine({ sendForm });

/** The support form, with its draft (FRM-2, FRM-3). */
export const SupportForm = () => {
  const support = useActorRef(supportMachine);
  const view = useView(support, toSupportView);
  const element = useRef<HTMLFormElement>(null);
  const box = useFailureFocus(view.attempt);
  const draft = useDraft('support', draftFields, element);

  const settle = useEffectEvent(() => view.sentValues && draft.settle(view.sentValues));
  useEffect(() => {
    if (view.sentCount > 0) settle();
  }, [view.sentCount]);

  const writeAnother = () => {
    support.send({ type: 'support.writeAnother' });
    document.getElementById(fieldId('name'))?.focus();
  };

  return (
    <Form
      element={element}
      fields={SUPPORT_FIELDS}
      labelledBy="ask"
      className={formStyle}
      onSubmit={(form) => support.send({ type: 'support.submit', ...textsOf(form, SUPPORT_FIELDS) })}
      onEdit={(field) => {
        draft.keep();
        support.send({ type: 'support.editField', field });
      }}
      onLeave={(field, form) =>
        support.send({ type: 'support.leaveField', field, ...textsOf(form, SUPPORT_FIELDS) })
      }
    >
      <ErrorSummary
        box={box}
        attempt={view.attempt}
        problems={view.errorList}
        messages={[view.failureText]}
      />
      <div>
        <div className={pair}>
          <TextField name="name" label="Name" autoComplete="name" error={view.errors.name} />
          <TextField name="email" label="Email" type="email" autoComplete="email" error={view.errors.email} />
          <TextField name="subject" label="Subject" autoComplete="off" error={view.errors.subject} />
          <SelectField name="priority" label="Priority" options={priorities} initial={DEFAULT_PRIORITY} />
        </div>
        <TextAreaField
          name="message"
          label="Message"
          hint="What you tried, what you saw, and what you expected instead."
          error={view.errors.message}
        />
        <SubmitButton
          text={view.buttonText}
          busyText={view.buttonText}
          isBusy={view.status === 'submitting'}
          canSubmit={view.canSubmit}
          isDone={view.status === 'sent'}
        />
      </div>
      <FormOutcome
        text={view.statusText}
        sentCount={view.sentCount}
        anotherText="Send another request"
        canWriteAnother={view.canWriteAnother}
        onWriteAnother={writeAnother}
      />
    </Form>
  );
};
