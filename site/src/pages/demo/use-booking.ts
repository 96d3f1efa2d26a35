import {
  type BookingPorts,
  createBookingForm,
  createSlotChoiceMachine,
  createSlotChoiceView,
  readSlot,
  toChosen,
  toReference,
} from '@loomwright/contact';
import { office } from '@loomwright/content';
import { fieldsOf } from '@loomwright/form';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../adapters/new-id.ts';
import { createSlotTexts, readReader } from '../../adapters/slot-texts.ts';
import { watchClock } from '../../adapters/watch-clock.ts';
import { draftsOf } from '../../app/drafts.ts';
import { textsOf } from '../../app/form-values.ts';
import { knownMember } from '../../app/known-member.ts';
import { useSession, useSite } from '../../app/providers.tsx';
import type { Site } from '../../app/site.ts';
import { useForm } from '../../app/use-form.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView, viewNow } from '../../app/use-view.ts';
import { sending } from '../../shared/message-form/send-form.ts';
import { useSavings } from './use-savings.ts';

// As the page's code arrives, not in a rendering: the first format of a document takes a slow phone 55 ms.
const reader = readReader();
const createTexts = () => {
  const texts = createSlotTexts(reader, office.timeZone);
  return { texts, toView: createSlotChoiceView(texts) };
};

/** Stores a request of the signed-in member; its code is loaded on first use. */
const fileDemoOf =
  ({ memory: { records }, session, world }: Site): BookingPorts['fileDemo'] =>
  async (request) => {
    const user = await knownMember(session);
    if (!user) return 'guest';
    const { fileDemo } = await import('../../adapters/quote-filing.ts');
    return fileDemo({ records, now: world.now }, user.id, request);
  };

/** Reports the demos that the member has booked, in this tab and in others (STO-4); without its code none. */
const useMemberBookings = (userId: number | undefined, onChange: (booked: readonly number[]) => void) => {
  const { memory } = useSite();
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    let isOver = false;
    import('../../adapters/member-bookings.ts').then(
      ({ watchBookings }) => {
        if (!isOver) stop = watchBookings(memory.records, userId, report);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [userId, memory]);
};

/** The form that books a demo, and the choice of its time within it (BOK-1). */
export const useBooking = () => {
  const site = useSite();
  const { now } = site.world;
  const [{ texts, toView }] = useState(createTexts);
  const picker = usePageActor(
    () =>
      createSlotChoiceMachine({
        office,
        offsetAt: texts.offsetAt,
        watchClock: (listener) => watchClock(now, listener),
      }),
    undefined,
  );
  // The days appear in a rendering that gives way to input: six weeks at once would block a slow phone. Later changes are shown
  // without delay.
  const latest = useView(picker, toView);
  const deferred = useDeferredValue(latest);
  const choice = deferred.isKnown ? latest : deferred;

  const { actor, view, handle } = useForm(
    () =>
      createBookingForm({
        office,
        // It does not wait for a network: the time may have passed by then.
        sendForm: sending.sendForm,
        fileDemo: fileDemoOf(site),
        drafts: draftsOf(site, 'demo'),
        reference: toReference(newId()),
        timeZone: texts.timeZone,
      }),
    (form) => ({ ...textsOf(form, fieldsOf('demo')), ...viewNow(picker, toChosen), at: now() }),
  );

  // A draft was restored.
  useEffect(() => {
    const { unsubscribe } = actor.on('form.filled', ({ texts: { slot: text = '' } }) => {
      const slot = readSlot(text);
      if (slot !== undefined) picker.send({ type: 'slot.restored', slot });
    });
    return unsubscribe;
  }, [actor, picker]);

  const { user } = useSession();
  const prefill = useEffectEvent(() => {
    // A confirmation stays when the user logs in meanwhile.
    if (user && !view.hasSucceeded)
      actor.send({ type: 'form.change', command: { kind: 'prefill', name: user.name, email: user.email } });
  });
  useEffect(() => {
    if (view.isDraftOpen) prefill();
  }, [view.isDraftOpen]);

  useSavings(view.isDraftOpen, (savings) =>
    actor.send({ type: 'form.change', command: { kind: 'attachSavings', savings } }),
  );

  // From the submit on, the slot is taken by this very booking.
  useEffect(() => picker.send({ type: 'form.updated', status: view.status }), [picker, view.status]);
  useMemberBookings(user?.id, (booked) => picker.send({ type: 'bookings.updated', booked }));

  const chooseDay = (day: number) => {
    picker.send({ type: 'day.choose', day });
    // Another day is another slot: none yet.
    if (handle.element.current) handle.onEdit('slot', handle.element.current);
  };
  // A slot that passed since the last tick is found by the form first: its error says so.
  const onSubmit = (form: HTMLFormElement) => {
    handle.onSubmit(form);
    picker.send({ type: 'clock.ticked', at: now() });
  };
  return { picker, choice, texts, view, handle: { ...handle, onSubmit }, chooseDay, user };
};

export type BookingChoice = ReturnType<typeof useBooking>;
