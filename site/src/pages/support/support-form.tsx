import { createSupportForm, DEFAULT_PRIORITY, PRIORITIES, SUPPORT_FIELDS } from '@loomwright/contact';
import { createDraftStore } from '@loomwright/form';
import { draftRecordsOf } from '../../app/drafts.ts';
import { textsOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import { config } from '../../config.ts';
import { form as formStyle, pair } from '../../shared/message-form/message-form.css.ts';
import { sending } from '../../shared/message-form/send-form.ts';
import { StartAgain } from '../../shared/message-form/start-again.tsx';
import { TakeBack } from '../../shared/message-form/take-back.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const labels = { low: 'Low', medium: 'Medium', high: 'High' } as const;
const priorities = PRIORITIES.map((value) => ({ value, label: labels[value] }));

/** The support form, with its draft (FRM-2, FRM-3). */
export const SupportForm = () => {
  const site = useSite();
  const { actor, view, handle } = useForm(
    () =>
      createSupportForm({
        ...sending,
        drafts: createDraftStore('support', { records: draftRecordsOf(site) }),
      }),
    (form) => textsOf(form, SUPPORT_FIELDS),
  );
  return (
    <FormFrame
      form={handle}
      labelledBy="ask"
      className={formStyle}
      showsStatus="always"
      action={config.contactEndpoint}
      outcomeAction={
        view.canTakeBack ? (
          <TakeBack actor={actor} />
        ) : (
          view.canStartAgain && <StartAgain text="Send another request" actor={actor} />
        )
      }
    >
      <div className={pair}>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="subject" label="Subject" autoComplete="off" />
        <SelectField name="priority" label="Priority" options={priorities} initial={DEFAULT_PRIORITY} />
      </div>
      <TextAreaField
        name="message"
        label="Message"
        hint="What you tried, what you saw, and what you expected instead."
      />
    </FormFrame>
  );
};
