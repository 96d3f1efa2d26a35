import { useSite } from '../../app/providers.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { fillsPhone } from '../../ui/layout/layout.css.ts';
import { actions, container, opening, shortLead } from '../../ui/page/page.css.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';

interface Props {
  readonly kind: 'broken' | 'unreachable';
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces a page that failed to load or to render (RTE-6). */
export const FailedPage = ({ kind, isTrying, onRetry }: Props) => {
  const { goBack } = useSite().platform;
  return (
    <div className={`${container} ${opening}`}>
      <PageHeading>
        {kind === 'unreachable' ? 'This page could not be loaded' : 'This page could not be shown'}
      </PageHeading>
      <p className={shortLead}>
        {kind === 'unreachable'
          ? 'You may be offline, or the site may have been updated while you were reading. Your cart is safe.'
          : 'Something went wrong on this page, and it’s our fault. The rest of the site works, and your cart is safe.'}
      </p>
      <p className={actions}>
        <Button
          look="primary"
          className={fillsPhone}
          aria-disabled={isTrying}
          onClick={isTrying ? undefined : onRetry}
        >
          {isTrying ? 'Trying again…' : 'Try again'}
        </Button>
        <Button className={fillsPhone} onClick={goBack} data-needs-js>
          Go Back
        </Button>
        <ButtonLink href="/" className={fillsPhone}>
          Return Home
        </ButtonLink>
      </p>
    </div>
  );
};
