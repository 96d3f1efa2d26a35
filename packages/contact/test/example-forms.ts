import { createEmptyDrafts } from '@loomwright/form/testing';
import {
  type BookingPorts,
  type ContactPorts,
  createBookingForm,
  createContactForm,
  createMessageForm,
  createWaitingForm,
  type Filing,
  type FormMessage,
  type SendForm,
  type SendOutcome,
} from '../src/index.ts';
import { sampleOffice } from '../src/testing/index.ts';
import type { WaitingPorts } from '../src/waiting-form.ts';

export const sending = (outcome: SendOutcome | Error = { kind: 'sent' }) => {
  const sent: FormMessage[] = [];
  const sendForm: SendForm = async (message) => {
    sent.push(message);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { sendForm, sent };
};
export const contactForm = (ports: Partial<ContactPorts> = {}) =>
  createContactForm({
    ...sending(),
    fileRequest: async () => 'guest',
    drafts: createEmptyDrafts(),
    ...ports,
  });
export const supportForm = ({ sendForm } = sending()) =>
  createMessageForm('support', { sendForm, drafts: createEmptyDrafts() });
export const filing = (outcome: Filing) => {
  const filed: unknown[] = [];
  const fileRequest = async (request: unknown) => {
    filed.push(request);
    return outcome;
  };
  return { filed, fileRequest };
};
export const waitingForm = (ports: Partial<WaitingPorts> = {}) =>
  createWaitingForm({
    ...sending(),
    product: { id: 3, name: 'Neural Network API' },
    entries: new Set(),
    drafts: createEmptyDrafts(),
    ...ports,
  });
export const { signal } = new AbortController();

export const bookingForm = (ports: Partial<BookingPorts> = {}) =>
  createBookingForm({
    ...sending(),
    office: sampleOffice,
    fileDemo: async () => 'guest',
    drafts: createEmptyDrafts(),
    reference: '7K3Q-9F2M',
    timeZone: 'Europe/Berlin',
    ...ports,
  });
