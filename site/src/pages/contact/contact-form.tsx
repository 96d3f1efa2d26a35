import { CONTACT_FIELDS, createContactDrafts, createContactForm } from '@loomwright/contact';
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
import { QuoteSent } from './quote-sent.tsx';
import { useQuoteRequest } from './use-quote-request.ts';
import { useTopic } from './use-topic.ts';
import { useUnansweredQuestion } from './use-unanswered-question.ts';

/** The message form, with its draft and an attached quote request (FRM-1, FRM-3, CRT-10). */
export const ContactForm = () => {
  const site = useSite();
  const { actor, view, handle } = useForm(
    () =>
      createContactForm({
        ...sending,
        fileRequest: fileRequestOf(site),
        drafts: createContactDrafts({ records: draftRecordsOf(site) }),
      }),
    (form) => textsOf(form, CONTACT_FIELDS),
  );
  useQuoteRequest(view.isDraftOpen, (attached) =>
    actor.send({ type: 'form.change', command: { kind: 'attachRequest', ...attached } }),
  );
  useUnansweredQuestion(view.isDraftOpen, (question) =>
    actor.send({ type: 'form.change', command: { kind: 'attachQuestion', question } }),
  );
  useTopic(view.isDraftOpen, (topic) =>
    actor.send({ type: 'form.change', command: { kind: 'attachTopic', topic } }),
  );
  const sent = view.status === 'succeeded' ? view.result : undefined;
  const detach = () => {
    actor.send({ type: 'form.change', command: { kind: 'detachRequest' } });
    focusField(handle.element.current, 'message');
  };
  return (
    <>
      <FormFrame
        form={handle}
        labelledBy="write"
        className={formStyle}
        showsStatus="always"
        action={config.contactEndpoint}
        outcomeAction={
          view.canTakeBack ? (
            <TakeBack actor={actor} />
          ) : (
            view.canStartAgain && <StartAgain text="Send another message" actor={actor} />
          )
        }
      >
        <div hidden={sent !== undefined}>
          <div className={pair}>
            <TextField name="name" label="Full Name" autoComplete="name" />
            <TextField name="email" label="Email" type="email" autoComplete="email" />
            <TextField name="company" label="Company" hint="Optional" autoComplete="organization" />
            <TextField name="phone" label="Phone" hint="Optional" type="tel" autoComplete="tel" />
          </div>
          {view.attachment && <AttachedRequest request={view.attachment} onTakeOff={detach} />}
          <TextAreaField name="message" label="Your Message" />
        </div>
      </FormFrame>
      {sent && <QuoteSent sent={sent} />}
    </>
  );
};
