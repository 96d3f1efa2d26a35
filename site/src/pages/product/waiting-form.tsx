import { createWaitingForm } from '@loomwright/contact';
import { fieldsOf } from '@loomwright/form';
import { draftsOf } from '../../app/drafts.ts';
import { textsOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import { useOwnerKey } from '../../shared/message-form/message-card.tsx';
import { MessageForm } from '../../shared/message-form/message-form.tsx';
import { OwnFields } from '../../shared/message-form/own-fields.tsx';
import { sending } from '../../shared/message-form/send-form.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { hiddenWhenEmpty } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';
import { aside } from '../../ui/words/words.css.ts';

export interface WaitingProduct {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly product: WaitingProduct;
}

/** Addresses entered since the document was loaded. The endpoint recognises older duplicates. */
const entries = new Set<string>();

const outcomeOf = (name: string, isRepeat: boolean): string => {
  if (isRepeat) return `is already on the list for ${name}: nothing was sent again.`;
  return `is on the list for ${name}.${SENDING.isDemonstration ? ' In this demonstration, no email will follow.' : ''}`;
};

const Fields = ({ product }: Props) => {
  const site = useSite();
  const form = useForm(
    () => createWaitingForm({ ...sending, product, entries, drafts: draftsOf(site, 'waiting') }),
    (element) => textsOf(element, fieldsOf('waiting')),
  );
  const { result } = form.view;
  return (
    <>
      <MessageForm kind="waiting" form={form} labelledBy="waiting" againText="Add another address">
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        {SENDING.isOwn && <OwnFields form="waiting" />}
      </MessageForm>
      <p role="status" className={hiddenWhenEmpty}>
        {result && (
          <>
            <bdi>{result.email}</bdi> <span>{outcomeOf(product.name, result.isRepeat)}</span>
          </>
        )}
      </p>
    </>
  );
};

const WaitingForm = ({ product }: Props) => (
  <>
    <p className={`${note} ${aside}`}>
      {SENDING.isDemonstration
        ? 'This is a demonstration: nothing is sent to anyone, and what you type stays in your browser.'
        : 'One email when it’s released, and no other.'}
    </p>
    <Fields key={useOwnerKey()} product={product} />
  </>
);

export default WaitingForm;
