import { CONTACT_FIELDS, createContactDrafts, createContactForm } from '@loomwright/contact';
import { Link } from 'wouter';
import { draftRecordsOf } from '../../app/drafts.ts';
import { textsOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import { config } from '../../config.ts';
import { form as formStyle, pair } from '../../shared/message-form/message-form.css.ts';
import { sending } from '../../shared/message-form/send-form.ts';
import { StartAgain } from '../../shared/message-form/start-again.tsx';
import { TakeBack } from '../../shared/message-form/take-back.tsx';
import { focusField } from '../../ui/form/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AttachedRequest } from './attached-request.tsx';
import { fileRequestOf } from './file-request.ts';
import { useQuoteRequest } from './use-quote-request.ts';
import { useUnansweredQuestion } from './use-unanswered-question.ts';

const filingTexts = {
  listed: (
    <p>
      Your request for a quote is listed in <Link href="/orders">My Orders</Link>.
    </p>
  ),
  guest: <p>Requests of guests are not listed: log in before the next one to find it again.</p>,
  notKept: <p>This browser did not keep the request for a quote, so it is not listed.</p>,
};

/** The message form, with its draft and an attached quote request (FRM-1, FRM-3, CRT-10). */
export const ContactForm = () => {
  const site = useSite();
  const { actor, view, handle } = useForm(
    () =>
      createContactForm({
        ...sending,
        fileRequest: fileRequestOf(site),
        drafts: createContactDrafts({ records: draftRecordsOf(site.world) }),
      }),
    (form) => textsOf(form, CONTACT_FIELDS),
  );
  useQuoteRequest(view.isDraftOpen, (request) =>
    actor.send({ type: 'form.change', command: { kind: 'attachRequest', request } }),
  );
  useUnansweredQuestion(view.isDraftOpen, (question) =>
    actor.send({ type: 'form.change', command: { kind: 'attachQuestion', question } }),
  );
  const detach = () => {
    actor.send({ type: 'form.change', command: { kind: 'detachRequest' } });
    focusField('message');
  };
  return (
    <FormFrame
      form={handle}
      labelledBy="write"
      className={formStyle}
      showsStatus="always"
      outcome={view.hasSucceeded && view.result && filingTexts[view.result]}
      action={config.contactEndpoint}
      outcomeAction={
        view.canTakeBack ? (
          <TakeBack actor={actor} />
        ) : (
          view.canStartAgain && <StartAgain text="Send another message" actor={actor} />
        )
      }
    >
      <div className={pair}>
        <TextField name="name" label="Full Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="company" label="Company" hint="Optional" autoComplete="organization" />
        <TextField name="phone" label="Phone" hint="Optional" type="tel" autoComplete="tel" />
      </div>
      {view.attachment && <AttachedRequest request={view.attachment} onTakeOff={detach} />}
      <TextAreaField name="message" label="Your Message" />
    </FormFrame>
  );
};
