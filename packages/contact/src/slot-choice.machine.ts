/**
 * Choosing the time of a demo (BOK-1): a day of the coming six weeks, then a half hour of it. What can be chosen follows
 * the clock and the member's own bookings: a chosen slot whose time comes, or that is booked in another tab, goes away, and
 * so does a day without slots. The form around it checks the slot again when it is submitted; from then on the slot stays,
 * since the booking that takes it is this one.
 */
import type { FormView } from '@loomwright/form';
import { eventOf } from '@loomwright/kit';
import { assign, fromCallback, raise, type SnapshotFrom, setup } from 'xstate';
import {
  chooseDay,
  chooseSlot,
  isFreeSlot,
  isOpenDay,
  loseSlot,
  moveFocus,
  NO_CHOICE,
  type SlotChoice,
  updateClock,
} from './slot-choice.ts';
import type { OfficeWeek, OffsetAt } from './slots.ts';

type FormStatus = FormView<string>['status'];

export type SlotChoiceEvent =
  /** The time: soon after the start, and again before a slot passes. */
  | { readonly type: 'clock.ticked'; readonly at: number }
  /** The beginnings of the demos that this member has booked. */
  | { readonly type: 'bookings.updated'; readonly booked: readonly number[] }
  /** A key was pressed in the calendar, named as in the DOM. */
  | { readonly type: 'day.move'; readonly key: string }
  | { readonly type: 'day.choose'; readonly day: number }
  | { readonly type: 'slot.choose'; readonly slot: number }
  /** The form around it: its submit begins or ends. */
  | { readonly type: 'form.updated'; readonly status: FormStatus }
  /** A draft had chosen this slot. */
  | { readonly type: 'slot.restored'; readonly slot: number };

export interface SlotChoicePorts {
  readonly office: OfficeWeek;
  readonly offsetAt: OffsetAt;
  /** Reports the time, in epoch milliseconds, soon and at least every minute; returns a function that stops it. */
  readonly watchClock: (listener: (at: number) => void) => () => void;
}

export const createSlotChoiceMachine = ({ office, offsetAt, watchClock }: SlotChoicePorts) =>
  setup({
    types: { context: {} as SlotChoice, events: {} as SlotChoiceEvent },
    actors: {
      clock: fromCallback<SlotChoiceEvent>(({ sendBack }) =>
        watchClock((at) => sendBack({ type: 'clock.ticked', at })),
      ),
    },
    actions: {
      updateClock: assign(({ context, event }) =>
        updateClock(context, office, eventOf(event, 'clock.ticked').at, offsetAt),
      ),
      setBooked: assign(({ event }) => ({ booked: eventOf(event, 'bookings.updated').booked })),
      moveFocus: assign(({ context, event }) => moveFocus(context, eventOf(event, 'day.move').key)),
      chooseDay: assign(({ context, event }) => chooseDay(context, eventOf(event, 'day.choose').day)),
      chooseSlot: assign(({ context, event }) =>
        chooseSlot(context, eventOf(event, ['slot.choose', 'slot.restored']).slot, offsetAt),
      ),
      loseSlot: assign(({ context }, { slot }: Pick<SlotChoice, 'slot'>) => loseSlot(context, slot)),
      keepSlot: assign(({ event }) => ({ slot: eventOf(event, 'slot.restored').slot })),
      raiseRestored: raise(({ context: { slot = 0 } }) => ({ type: 'slot.restored', slot })),
      clear: assign({ day: undefined, slot: undefined }),
    },
    guards: {
      isOpenDay: ({ context, event }) => isOpenDay(context, eventOf(event, 'day.choose').day),
      isFreeSlot: ({ context, event }) =>
        isFreeSlot(context, eventOf(event, ['slot.choose', 'slot.restored']).slot),
      hasSlot: ({ context }) => context.slot !== undefined,
      hasNoSlots: ({ context }) => !isOpenDay(context, context.day),
      isRequested: ({ event }) => {
        const { status } = eventOf(event, 'form.updated');
        return status === 'submitting' || status === 'succeeded';
      },
      isSlotGone: ({ context }) => !isFreeSlot(context, context.slot),
    },
  }).createMachine({
    id: 'slotChoice',
    description: 'Choosing the day and the time of a demo.',
    context: NO_CHOICE,
    invoke: {
      id: 'clock',
      src: 'clock',
      onError: { description: 'The days stay as they are; a submit checks the slot.' },
    },
    on: { 'bookings.updated': { actions: 'setBooked' } },
    initial: 'waiting',
    states: {
      waiting: {
        description: 'Waits for the time: a page made earlier knows no days. A draft may be read before.',
        on: {
          'slot.restored': { actions: 'keepSlot' },
          'clock.ticked': [
            { guard: 'hasSlot', target: 'choosing', actions: ['updateClock', 'raiseRestored'] },
            { target: 'choosing', actions: 'updateClock' },
          ],
        },
      },
      choosing: {
        description: 'The days of the coming six weeks are shown.',
        initial: 'day',
        on: {
          'clock.ticked': { actions: 'updateClock' },
          'day.move': { actions: 'moveFocus' },
          'day.choose': { guard: 'isOpenDay', target: '.time', actions: 'chooseDay' },
          'slot.choose': { guard: 'isFreeSlot', target: '.chosen', actions: 'chooseSlot' },
          'slot.restored': [
            { guard: 'isFreeSlot', target: '.chosen', actions: 'chooseSlot' },
            { target: '.day', actions: { type: 'loseSlot', params: ({ event }) => event } },
          ],
        },
        states: {
          day: { description: 'Waits for a day.', entry: 'clear' },
          time: {
            description: 'A day is chosen: waits for one of its slots.',
            always: { guard: 'hasNoSlots', target: 'day' },
          },
          chosen: {
            description: 'A day and a slot are chosen.',
            initial: 'open',
            states: {
              open: {
                description: 'Waits for a submit.',
                always: {
                  guard: 'isSlotGone',
                  target: '#slotChoice.choosing.time',
                  actions: { type: 'loseSlot', params: ({ context }) => context },
                },
                on: { 'form.updated': { guard: 'isRequested', target: 'requested' } },
              },
              requested: {
                description: 'The form requests the slot, or has done so: it is not lost to its own booking.',
                on: { 'form.updated': [{ guard: 'isRequested' }, { target: 'open' }] },
              },
            },
          },
        },
      },
    },
  });

export type SlotChoiceSnapshot = SnapshotFrom<ReturnType<typeof createSlotChoiceMachine>>;
