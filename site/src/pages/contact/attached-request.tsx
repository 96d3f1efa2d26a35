import { type AttachedRequest as Attached, toItemsText } from '@loomwright/contact';
import { formatCents } from '@loomwright/kit';
import { button } from '../../ui/button/button.css.ts';
import { request as box } from './contact-page.css.ts';

interface Props {
  readonly request: Attached;
  readonly onTakeOff: () => void;
}

/** The quote request attached to the message, with a button that removes it (CRT-10). */
export const AttachedRequest = ({ request, onTakeOff }: Props) => (
  <section className={box} aria-label="Quote request">
    <p>
      <strong>Quote request attached:</strong> {toItemsText(request)}, {formatCents(request.totalCents)}
    </p>
    <ul>
      {request.lines.map(({ id, name, quantity }) => (
        <li key={id}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
    <button type="button" className={button.secondary} onClick={onTakeOff}>
      Take it off
    </button>
  </section>
);
