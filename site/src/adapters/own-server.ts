import { formOf, type SendForm } from '@loomwright/contact';
import type { SentForm } from '@loomwright/kit';
import { abortableWait } from './abortable-wait.ts';
import { createFormEndpoint, postForm } from './form-endpoint.ts';

/** What a form has beside its fields for the site's own server (DLV-2). */
export interface OwnFields {
  /** When they were shown, on the clock of `performance.now`. */
  readonly shownAt: number;
  /** Whether the visitor wants a copy. */
  readonly copy: HTMLInputElement | null;
  /** The field that people do not meet. */
  readonly website: HTMLInputElement | null;
}

/** A little more than the server asks for. A form that is submitted sooner waits, so that no person is refused. */
const LEAST_MS = 2100;

/**
 * Sends forms to the site's own server, at `/forms/{kind}` (DLV-1). It makes the number of a demo from what is asked for: the
 * form's own would be another one after a reload, and the demo be asked for twice.
 */
export const createOwnSender =
  (ownFieldsOf: (form: SentForm) => OwnFields | undefined): SendForm =>
  async (form, signal) => {
    const { copy, shownAt = 0, website } = ownFieldsOf(formOf(form)) ?? {};
    const elapsedMs = () => Math.floor(performance.now() - shownAt);
    await abortableWait(Math.max(0, LEAST_MS - elapsedMs()), signal);
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
      // An answer that broke off: the next attempt gets the same one.
      return outcome.kind === 'sent' && outcome.number === undefined ? { kind: 'tooLong' } : outcome;
    });
    const outcome = await send(form, signal);
    if (outcome.kind === 'sent' && copy) copy.checked = false;
    // What a program filled in for the visitor, who has now read that it must be empty and can try again.
    if (outcome.kind === 'failed' && website) website.value = '';
    return outcome;
  };
