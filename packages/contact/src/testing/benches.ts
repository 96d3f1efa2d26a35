import { createStepper, type Stepper } from '@loomwright/kit/testing';
import { type ContactMachine, createContactMachine } from '../contact.machine.ts';
import type { ContactField, ContactValues } from '../contact-form.ts';
import { type QuoteRequest, toQuoteRequest } from '../quote-request.ts';
import type { SendOutcome } from '../sending.ts';
import { createSupportMachine, type SupportMachine } from '../support.machine.ts';
import type { SupportField, SupportValues } from '../support-form.ts';
import type { FormStep } from './arbitraries.ts';

/** A request for two of a product. */
export const sampleRequest: QuoteRequest = toQuoteRequest([
  { id: 1, name: 'AI Chatbot Integration', priceCents: 2999, quantity: 2, isAvailable: true },
]) as QuoteRequest;

// A stepper never calls these: the test says what comes of them.
const neverSent = async (): Promise<SendOutcome> => ({ kind: 'unreachable' });

const answer = (
  stepper: { settle: (id: 'sendForm', output: SendOutcome) => boolean; fail: (id: string) => boolean },
  outcome: SendOutcome | undefined,
): boolean => (outcome ? stepper.settle('sendForm', outcome) : stepper.fail('sendForm'));

/** A contact form without actors: the test plays the person and the world. */
export const createContactBench = () => {
  const stepper: Stepper<ContactMachine> = createStepper(
    createContactMachine({ sendForm: neverSent, fileRequest: async () => 'guest' }),
  );
  const take = (step: FormStep<ContactValues, ContactField>): void => {
    if (step.by === 'submit')
      stepper.send({
        type: 'contact.submit',
        ...step.values,
        request: step.hasRequest ? sampleRequest : undefined,
      });
    else if (step.by === 'edit') stepper.send({ type: 'contact.editField', field: step.field });
    else if (step.by === 'leave')
      stepper.send({ type: 'contact.leaveField', field: step.field, ...step.values });
    else if (step.by === 'answer') answer(stepper, step.outcome);
    else if (step.by === 'another') stepper.send({ type: 'contact.writeAnother' });
    else if (step.outcome) stepper.settle('fileRequest', step.outcome);
    else stepper.fail('fileRequest');
  };
  return { stepper, take, answer: (outcome?: SendOutcome) => answer(stepper, outcome) };
};

/** A support form without actors, likewise; it files nothing. */
export const createSupportBench = () => {
  const stepper: Stepper<SupportMachine> = createStepper(createSupportMachine({ sendForm: neverSent }));
  const take = (step: FormStep<SupportValues, SupportField>): void => {
    if (step.by === 'submit') stepper.send({ type: 'support.submit', ...step.values });
    else if (step.by === 'edit') stepper.send({ type: 'support.editField', field: step.field });
    else if (step.by === 'leave')
      stepper.send({ type: 'support.leaveField', field: step.field, ...step.values });
    else if (step.by === 'answer') answer(stepper, step.outcome);
    else if (step.by === 'another') stepper.send({ type: 'support.writeAnother' });
  };
  return { stepper, take, answer: (outcome?: SendOutcome) => answer(stepper, outcome) };
};
