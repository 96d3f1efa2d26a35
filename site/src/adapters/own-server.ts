import { formOf, type SendForm } from '@loomwright/contact';
import type { SentForm } from '@loomwright/kit';
import { abortableWait } from './abortable-wait.ts';
import { createFormEndpoint, postForm } from './form-endpoint.ts';

export interface OwnFields {
  /** When the fields were shown, as returned by `performance.now`. */
  readonly shownAt: number;
  readonly copy: HTMLInputElement | null;
  readonly website: HTMLInputElement | null;
}

/** Just above the minimum that the server requires. A form submitted sooner waits. */
const MIN_ELAPSED_MS = 2100;

/**
 * Sends a demo without its number, which a reload changes: the server derives it from the content (DLV-1).
 */
export const createOwnSender =
  (ownFieldsOf: (form: SentForm) => OwnFields | undefined): SendForm =>
  async (form, signal) => {
    const { copy, shownAt = 0, website } = ownFieldsOf(formOf(form)) ?? {};
    const elapsedMs = () => Math.floor(performance.now() - shownAt);
    await abortableWait(Math.max(0, MIN_ELAPSED_MS - elapsedMs()), signal);
    const beside = {
      website: website?.value ?? '',
      elapsedMs: String(elapsedMs()),
      ...(copy?.checked && { copy: 'on' }),
    };
    const send = createFormEndpoint(async (message, ending) => {
      const outcome = await postForm(
        `/forms/${message.kind}`,
        { ...message, ...beside, ...(message.kind === 'demo' && { number: undefined }) },
        ending,
      );
      // Without a number, the reply was incomplete. A retry gets the same number.
      return outcome.kind === 'sent' && outcome.number === undefined ? { kind: 'timedOut' } : outcome;
    });
    const outcome = await send(form, signal);
    if (outcome.kind === 'sent' && copy) copy.checked = false;
    // Clears an autofilled honeypot, so that the visitor can try again.
    if (outcome.kind === 'failed' && website) website.value = '';
    return outcome;
  };
