import {
  type ContactCommand,
  type ContactPorts,
  createContactDrafts,
  createContactForm,
  toItemsText,
  toTotalText,
} from '@loomwright/contact';
import { fieldsOf } from '@loomwright/form';
import { draftRecordsOf } from '../../app/drafts.ts';
import { textsOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import type { Site } from '../../app/site.ts';
import { useForm } from '../../app/use-form.ts';
import { pair } from '../../shared/message-form/message-form.css.ts';
import { MessageForm } from '../../shared/message-form/message-form.tsx';
import { OwnFields } from '../../shared/message-form/own-fields.tsx';
import { sending } from '../../shared/message-form/send-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusField } from '../../ui/form/field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { justifyStart, stack } from '../../ui/layout/layout.css.ts';
import { request as requestBox } from './contact-page.css.ts';
import { QuoteSent } from './quote-sent.tsx';
import { useAttachments } from './use-attachments.ts';

/** On first use, loads the code that stores a member's quote request. */
const fileRequestOf =
  ({ member, persistence: { records }, platform }: Site): ContactPorts['fileRequest'] =>
  async (request) => {
    const user = member();
    if (!user) return 'guest';
    const { fileQuote } = await import('../../adapters/quote-filing.ts');
    return fileQuote({ records, now: platform.now }, user.id, request);
  };

export const ContactForm = () => {
  const site = useSite();
  const form = useForm(
    () =>
      createContactForm({
        ...sending,
        fileRequest: fileRequestOf(site),
        drafts: createContactDrafts({ records: draftRecordsOf(site) }),
      }),
    (element) => textsOf(element, fieldsOf('contact')),
  );
  const { actor, handle, view } = form;
  const change = (command: ContactCommand) => actor.send({ type: 'form.change', command });
  useAttachments(view.isDraftOpen, change);
  const sent = view.status === 'succeeded' ? view.result?.request : undefined;
  const detach = () => {
    change({ kind: 'detachRequest' });
    focusField(handle.element.current, 'message');
  };
  return (
    <>
      {sent && <QuoteSent sent={sent} />}
      <MessageForm kind="contact" form={form} labelledBy="write" againText="Send another message">
        <div hidden={sent !== undefined}>
          {/* Full width, because many email addresses do not fit into half a row. */}
          <TextField name="name" label="Full Name" autoComplete="name" />
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <div className={pair}>
            <TextField name="company" label="Company" hint="Optional" autoComplete="organization" />
            <TextField name="phone" label="Phone" hint="Optional" type="tel" autoComplete="tel" />
          </div>
          {/* A summary only: the message already contains the lines. */}
          {view.attachment && (
            <section className={`${stack[2]} ${justifyStart} ${requestBox}`} aria-label="Quote request">
              <p>
                <strong>Quote request attached:</strong>{' '}
                <span>{`${toItemsText(view.attachment)}, ${toTotalText(view.attachment)}`}</span>
              </p>
              <Button onClick={detach}>Remove it</Button>
            </section>
          )}
          <TextAreaField name="message" label="Your Message" />
          {SENDING.isOwn && <OwnFields form="contact" hasCopy />}
        </div>
      </MessageForm>
    </>
  );
};
