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
import { useSession, useSite } from '../../app/providers.tsx';
import type { Site } from '../../app/site.ts';
import { useForm } from '../../app/use-form.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView, viewNow } from '../../app/use-view.ts';
import { whenSessionKnown } from '../../app/when-session-known.ts';
import { sending } from '../../shared/message-form/send-form.ts';
import { useSavings } from './use-savings.ts';

// Created with the module, not during a render: the first date format takes 55 ms on a slow phone.
const reader = readReader();
const createTexts = () => {
  const texts = createSlotTexts(reader, office.timeZone);
  return { texts, toView: createSlotChoiceView(texts) };
};

/** On first use, loads the code that stores a member's demo request. */
const fileDemoOf =
  ({ persistence: { records }, session, platform }: Site): BookingPorts['fileDemo'] =>
  async (request) => {
    const user = await whenSessionKnown(session);
    if (!user) return 'guest';
    const { fileDemo } = await import('../../adapters/quote-filing.ts');
    return fileDemo({ records, now: platform.now }, user.id, request);
  };

/** Reports the member's demos, also those booked in other tabs (STO-4). Silent if the code fails to load. */
const useMemberBookings = (userId: number | undefined, onChange: (booked: readonly number[]) => void) => {
  const { persistence } = useSite();
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    let isOver = false;
    import('../../adapters/member-bookings.ts').then(
      ({ watchBookings }) => {
        if (!isOver) stop = watchBookings(persistence.records, userId, report);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [userId, persistence]);
};

export const useBooking = () => {
  const site = useSite();
  const { now } = site.platform;
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
  // Defers the first render of the six weeks, which would block input on a slow phone.
  const latest = useView(picker, toView);
  const deferred = useDeferredValue(latest);
  const choice = deferred.isKnown ? latest : deferred;

  const { actor, view, handle } = useForm(
    () =>
      createBookingForm({
        office,
        // Without `watchConnection`: sending must not wait for the network, because the slot may pass.
        sendForm: sending.sendForm,
        fileDemo: fileDemoOf(site),
        drafts: draftsOf(site, 'demo'),
        reference: toReference(newId()),
        timeZone: texts.timeZone,
      }),
    (form) => ({ ...textsOf(form, fieldsOf('demo')), ...viewNow(picker, toChosen), at: now() }),
  );

  // Selects the slot of a restored draft.
  useEffect(() => {
    const { unsubscribe } = actor.on('form.filled', ({ texts: { slot: text = '' } }) => {
      const slot = readSlot(text);
      if (slot !== undefined) picker.send({ type: 'slot.restored', slot });
    });
    return unsubscribe;
  }, [actor, picker]);

  const { user } = useSession();
  const prefill = useEffectEvent(() => {
    // A confirmation stays when the user logs in.
    if (user && !view.hasSucceeded)
      actor.send({ type: 'form.change', command: { kind: 'prefill', name: user.name, email: user.email } });
  });
  useEffect(() => {
    if (view.isDraftOpen) prefill();
  }, [view.isDraftOpen]);

  useSavings(view.isDraftOpen, (savings) =>
    actor.send({ type: 'form.change', command: { kind: 'attachSavings', savings } }),
  );

  // After the submit, the picker must not reject the slot as taken, because this booking itself occupies it.
  useEffect(() => picker.send({ type: 'form.updated', status: view.status }), [picker, view.status]);
  useMemberBookings(user?.id, (booked) => picker.send({ type: 'bookings.updated', booked }));

  const chooseDay = (day: number) => {
    picker.send({ type: 'day.choose', day });
    // Choosing another day clears the slot.
    if (handle.element.current) handle.onEdit('slot', handle.element.current);
  };
  // The slot may have passed since the last tick, so the picker needs the time too.
  const onSubmit = (form: HTMLFormElement) => {
    handle.onSubmit(form);
    picker.send({ type: 'clock.ticked', at: now() });
  };
  return { picker, choice, texts, view, handle: { ...handle, onSubmit }, chooseDay, user };
};

export type BookingChoice = ReturnType<typeof useBooking>;
