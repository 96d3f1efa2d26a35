import { createDeletionForm, DELETION_WORD, type UserView } from '@loomwright/auth';
import { useLayoutEffect, useRef, useState } from 'react';
import { textOf } from '../../app/form-values.ts';
import { useSite } from '../../app/providers.tsx';
import { useForm } from '../../app/use-form.ts';
import * as styles from '../../shared/account-settings/account.css.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { raised } from '../../ui/surface/surface.css.ts';

interface Props {
  readonly user: UserView;
  readonly onClose: () => void;
}

/** The dialog cannot be closed during or after the deletion. */
const DeletionDialog = ({ user, onClose }: Props) => {
  const site = useSite();
  const { view, handle } = useForm(
    () => createDeletionForm(accountSettingsOf(site), user.id),
    (form) => ({ word: textOf(form, 'word') }),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  // A modal dialog traps the focus, and returns it to the button that opened it.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const cancel = () => {
    if (!view.canSubmit) return;
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`${raised} ${styles.dialog}`}
      aria-labelledby="delete-title"
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      // Pressing Escape twice closes a dialog despite a cancelled `cancel` event.
      onClose={({ currentTarget }) => (view.canSubmit ? onClose() : currentTarget.showModal())}
    >
      <FormFrame
        form={handle}
        labelledBy="delete-title"
        className={stack[4]}
        showsStatus="never"
        before={
          <>
            <h2 id="delete-title">Delete your account?</h2>
            <p>
              The account of <bdi>{user.email}</bdi> and everything that belongs to it will be removed from
              this browser. This cannot be undone. You may want to export your data first.
            </p>
          </>
        }
        after={
          <Button className={styles.keep} aria-disabled={!view.canSubmit} onClick={cancel}>
            Keep my account
          </Button>
        }
      >
        <TextField name="word" label={`Type ${DELETION_WORD} to confirm`} autoComplete="off" />
      </FormFrame>
    </dialog>
  );
};

export const Deletion = ({ user }: { readonly user: UserView }) => {
  const { preloadPage } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    // Preloads the next page, so that nothing else is shown after the deletion.
    preloadPage('/');
    setIsOpen(true);
  };
  return (
    <>
      <p>
        Deletes your account with its cart, quotes, activity, notifications and picture, and logs you out in
        every tab. There is no copy anywhere else. The guest cart stays.
      </p>
      <p>
        <Button className={styles.danger} onClick={open}>
          Delete my account
        </Button>
      </p>
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
};
