import {
  attachQuestion,
  attachRequest,
  CONTACT_FIELDS,
  detachRequest,
  type Letter,
  toContactView,
} from '@loomwright/contact';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'wouter';
import { useDraft } from '../../app/use-draft.ts';
import { useView } from '../../app/use-view.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { fieldId } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { textsOf } from '../../ui/form/form-values.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import { form as formStyle } from '../login/account-page.css.ts';
import { AttachedRequest } from './attached-request.tsx';
import { pair } from './contact-page.css.ts';
import { FormOutcome } from './form-outcome.tsx';
import { useAskedQuestion } from './use-asked-question.ts';
import { useContactMachine } from './use-contact-machine.ts';
import { useQuoteRequest } from './use-quote-request.ts';

const draftFields = CONTACT_FIELDS.map((name) => ({ name, isLong: name === 'message' }));

const filingTexts = {
  listed: (
    <p>
      Your request for a quote is listed in <Link href="/orders">My Orders</Link>.
    </p>
  ),
  guest: <p>Requests of guests are not listed: log in before the next one to find it again.</p>,
  notKept: <p>This browser did not keep the request for a quote, so it is not listed.</p>,
};

/** The message form, with its draft and what it takes along (FRM-1, FRM-3, CRT-10). */
export const ContactForm = () => {
  const contact = useContactMachine();
  const view = useView(contact, toContactView);
  const element = useRef<HTMLFormElement>(null);
  const box = useFailureFocus(view.attempt);
  const draft = useDraft('contact', draftFields, element);

  const rewrite = (toLetter: (letter: Letter) => Letter) => {
    const { message, request } = toLetter({ message: draft.typed().message ?? '', request: draft.request });
    draft.change({ message }, request);
  };
  useQuoteRequest(draft.isOpen, (request) => rewrite((letter) => attachRequest(letter, request)));
  useAskedQuestion(draft.isOpen, (question) => rewrite((letter) => attachQuestion(letter, question)));
  const takeOff = () => {
    rewrite(detachRequest);
    document.getElementById(fieldId('message'))?.focus();
  };

  const settle = useEffectEvent(() => view.sentValues && draft.settle(view.sentValues));
  useEffect(() => {
    if (view.sentCount > 0) settle();
  }, [view.sentCount]);

  const writeAnother = () => {
    contact.send({ type: 'contact.writeAnother' });
    document.getElementById(fieldId('name'))?.focus();
  };

  return (
    <Form
      element={element}
      fields={CONTACT_FIELDS}
      labelledBy="write"
      className={formStyle}
      onSubmit={(form) =>
        contact.send({ type: 'contact.submit', ...textsOf(form, CONTACT_FIELDS), request: draft.request })
      }
      onEdit={(field) => {
        draft.keep();
        contact.send({ type: 'contact.editField', field });
      }}
      onLeave={(field, form) =>
        contact.send({ type: 'contact.leaveField', field, ...textsOf(form, CONTACT_FIELDS) })
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
          <TextField name="name" label="Full Name" autoComplete="name" error={view.errors.name} />
          <TextField name="email" label="Email" type="email" autoComplete="email" error={view.errors.email} />
          <TextField
            name="company"
            label="Company"
            hint="Optional"
            autoComplete="organization"
            error={view.errors.company}
          />
          <TextField
            name="phone"
            label="Phone"
            hint="Optional"
            type="tel"
            autoComplete="tel"
            error={view.errors.phone}
          />
        </div>
        {draft.request && <AttachedRequest request={draft.request} onTakeOff={takeOff} />}
        <TextAreaField name="message" label="Your Message" error={view.errors.message} />
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
        anotherText="Send another message"
        canWriteAnother={view.canWriteAnother}
        onWriteAnother={writeAnother}
      >
        {view.filing && filingTexts[view.filing]}
      </FormOutcome>
    </Form>
  );
};
