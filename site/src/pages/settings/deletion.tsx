import { createDeletionMachine, DELETION_WORD, toDeletionView, type UserView } from '@loomwright/auth';
import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { loadPageAt } from '../../app/page-cache.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';
import { button } from '../../ui/button/button.css.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { textOf } from '../../ui/form/form-values.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureFocus } from '../../ui/form/use-failure-focus.ts';
import * as styles from '../account/account.css.ts';
import { careOf } from '../account/account-care.ts';

const fields = ['word'] as const;

/** The way to delete an account: told what goes, then a typed word (AUT-8). */
export const Deletion = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const [machine] = useState(() => createDeletionMachine(careOf(site)));
  const deletion = useActorRef(machine, { input: { userId: user.id } });
  const view = useView(deletion, toDeletionView);
  const box = useFailureFocus(view.attempt);
  const dialog = useRef<HTMLDialogElement>(null);

  // A modal dialog: focus stays in it, and returns to the button that opened it.
  useLayoutEffect(() => {
    if (view.isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!view.isOpen && dialog.current?.open) dialog.current.close();
  }, [view.isOpen]);

  const ask = () => {
    // Where it leads afterwards is there at once: nothing is shown in between.
    void loadPageAt('/', site.world.hasReloaded);
    deletion.send({ type: 'deletion.ask' });
  };
  const cancel = () => deletion.send({ type: 'deletion.cancel' });

  return (
    <>
      <p>
        Your account goes, and with it your cart, your quotes, your activity, your notifications and your
        picture. You are signed out in every tab. What guests put into the cart of this browser stays.
      </p>
      <p>
        <button type="button" className={`${button.secondary} ${styles.danger}`} onClick={ask}>
          Delete my account
        </button>
      </p>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby="delete-title"
        onCancel={(event) => {
          // Closed by the chart: the browser tells of its own closing only later, and pressing again comes before.
          event.preventDefault();
          cancel();
        }}
        // Told late: by then it may be open again.
        onClose={({ currentTarget }) => currentTarget.open || cancel()}
      >
        {view.isOpen && (
          <Form
            fields={fields}
            labelledBy="delete-title"
            className={styles.form}
            onSubmit={(form) => deletion.send({ type: 'deletion.confirm', word: textOf(form, 'word') })}
            onEdit={() => deletion.send({ type: 'deletion.editField' })}
            onLeave={(_, form) => deletion.send({ type: 'deletion.leaveField', word: textOf(form, 'word') })}
          >
            <h2 id="delete-title">Delete your account?</h2>
            <p>
              The account of {user.email} and everything that belongs to it will be removed from this browser.
              This cannot be undone. You may want to export your data first.
            </p>
            <ErrorSummary
              box={box}
              attempt={view.attempt}
              problems={view.errorList}
              messages={[view.message]}
            />
            <div>
              <TextField
                name="word"
                label={`Type ${DELETION_WORD} to confirm`}
                autoComplete="off"
                error={view.errors.word}
              />
              <SubmitButton
                text="Delete account"
                busyText="Deleting…"
                isBusy={view.isBusy}
                canSubmit={!view.isBusy}
              />
            </div>
            <button type="button" className={button.secondary} onClick={cancel}>
              Keep my account
            </button>
          </Form>
        )}
      </dialog>
    </>
  );
};
