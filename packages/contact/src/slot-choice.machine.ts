/** A chosen slot is lost when it passes or another tab books it, but not when this form books it (BOK-1). */
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
  | { readonly type: 'clock.ticked'; readonly at: number }
  | { readonly type: 'bookings.updated'; readonly booked: readonly number[] }
  | { readonly type: 'day.move'; readonly key: string }
  | { readonly type: 'day.choose'; readonly day: number }
  | { readonly type: 'slot.choose'; readonly slot: number }
  | { readonly type: 'form.updated'; readonly status: FormStatus }
  | { readonly type: 'slot.restored'; readonly slot: number };

export interface SlotChoicePorts {
  readonly office: OfficeWeek;
  readonly offsetAt: OffsetAt;
  /** Reports the time (epoch ms) soon, then at least every minute. Returns an unsubscribe function. */
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
    description: 'Chooses the day and the time of a demo.',
    context: NO_CHOICE,
    invoke: {
      id: 'clock',
      src: 'clock',
      onError: { description: 'The days stay unchanged; a submit checks the slot.' },
    },
    on: { 'bookings.updated': { actions: 'setBooked' } },
    initial: 'waiting',
    states: {
      waiting: {
        description: 'Waits for the time: a prerendered page has no days. A draft may arrive first.',
        on: {
          'slot.restored': { actions: 'keepSlot' },
          'clock.ticked': [
            { guard: 'hasSlot', target: 'choosing', actions: ['updateClock', 'raiseRestored'] },
            { target: 'choosing', actions: 'updateClock' },
          ],
        },
      },
      choosing: {
        description: 'Shows the days of the next six weeks.',
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
          day: { description: 'Waits for a day to be chosen.', entry: 'clear' },
          time: {
            description: 'Waits for a slot of the chosen day.',
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
                description: 'The form is booking the slot or has booked it, so the slot stays chosen.',
                on: { 'form.updated': [{ guard: 'isRequested' }, { target: 'open' }] },
              },
            },
          },
        },
      },
    },
  });

export type SlotChoiceSnapshot = SnapshotFrom<ReturnType<typeof createSlotChoiceMachine>>;
