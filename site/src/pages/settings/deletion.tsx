import type { UserView } from '@loomwright/auth';
import { useState } from 'react';
import { useSite } from '../../app/providers.tsx';
import * as styles from '../../shared/account-settings/account.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

/** What a deletion removes, and the button that opens its dialog (AUT-8). */
export const Deletion = ({ user }: { readonly user: UserView }) => {
  const { preloadPage } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    // Preloads the page a success leads to, so that nothing is shown in between.
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
        <button type="button" className={`${button.secondary} ${styles.danger}`} onClick={open}>
          Delete my account
        </button>
      </p>
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
};
