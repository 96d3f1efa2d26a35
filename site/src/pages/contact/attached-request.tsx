import { type AttachedRequest as Attached, toItemsText, toTotalText } from '@loomwright/contact';
import { Button } from '../../ui/button/button.tsx';
import { request as box } from './contact-page.css.ts';

interface Props {
  readonly request: Attached;
  readonly onTakeOff: () => void;
}

/** The quote request attached to the message, which has its lines, with a button that removes it (CRT-10). */
export const AttachedRequest = ({ request, onTakeOff }: Props) => (
  <section className={box} aria-label="Quote request">
    <p>
      <strong>Quote request attached:</strong>{' '}
      <span>{`${toItemsText(request)}, ${toTotalText(request)}`}</span>
    </p>
    <Button onClick={onTakeOff}>Remove it</Button>
  </section>
);
