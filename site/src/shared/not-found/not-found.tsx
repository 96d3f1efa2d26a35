import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Lost } from './lost.tsx';
import * as styles from './not-found.css.ts';

/** What stands where there is no page: at an unknown address, post or documentation item (NFD-1). */
export const NotFound = () => {
  const { goBack } = useSite().world;
  return (
    <Lost
      title="Page Not Found"
      lead="The thread ends here: there’s no page at this address. It may have moved, or the link may be broken."
    >
      <p className={styles.actions}>
        <ButtonLink href="/" look="primary">
          Return Home
        </ButtonLink>
        <Button onClick={goBack} data-needs-js>
          Go Back
        </Button>
      </p>
      <p className={styles.links}>
        Or look at our <Link href="/products">products</Link> and <Link href="/services">services</Link>, or{' '}
        <Link href="/contact">contact</Link> us.
      </p>
    </Lost>
  );
};
