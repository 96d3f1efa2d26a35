import { createMessageForm } from '@loomwright/contact';
import { fieldsOf } from '@loomwright/form';
import { forms } from '@loomwright/kit';
import { draftsOf } from '../../app/drafts.ts';
import { textsOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import { pair } from '../../shared/message-form/message-form.css.ts';
import { MessageForm } from '../../shared/message-form/message-form.tsx';
import { OwnFields } from '../../shared/message-form/own-fields.tsx';
import { sending } from '../../shared/message-form/send-form.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const labels = { low: 'Low', medium: 'Medium', high: 'High' } as const;
const { choices, initial } = forms.support.fields.priority;
const priorities = choices.map((value) => ({ value, label: labels[value] }));

export const SupportForm = () => {
  const site = useSite();
  const form = useForm(
    () => createMessageForm('support', { ...sending, drafts: draftsOf(site, 'support') }),
    (element) => textsOf(element, fieldsOf('support')),
  );
  return (
    <MessageForm kind="support" form={form} labelledBy="ask" againText="Send another request">
      <div className={pair}>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="subject" label="Subject" autoComplete="off" />
        <SelectField name="priority" label="Priority" options={priorities} initial={initial} />
      </div>
      <TextAreaField
        name="message"
        label="Message"
        hint="What you tried, what you saw, and what you expected instead."
      />
      {SENDING.isOwn && <OwnFields form="support" hasCopy />}
    </MessageForm>
  );
};
