import { createSlotChoiceMachine, type OfficeWeek } from '@loomwright/contact';
import { entry } from '../entry.ts';

const HALF_HOUR = 30 * 60_000;
const opening = { opens: 9 * 60, closes: 11 * 60 };
const office: OfficeWeek = {
  offsetMinutes: 0,
  days: Array.from({ length: 7 }, (_, day) => (day === 4 ? opening : undefined)),
};
// The epoch is a Thursday, whose first slot is at nine.
const nine = 18 * HALF_HOUR;

export const contactEntries = [
  entry({
    place: ['contact', 'slot-choice'],
    create: () => createSlotChoiceMachine({ office, offsetAt: () => 0, watchClock: () => () => {} }),
    events: {
      'clock.ticked': [{ at: 0 }, { at: nine }, { at: 22 * HALF_HOUR }],
      'bookings.updated': [{ booked: [nine] }, { booked: [] }],
      'form.updated': [{ status: 'submitting' }, { status: 'failed' }],
      'day.move': [{ key: 'ArrowRight' }, { key: 'PageDown' }],
      'day.choose': [{ day: 0 }, { day: 7 }, { day: 1 }],
      'slot.choose': [{ slot: nine }, { slot: nine + HALF_HOUR }],
      'slot.restored': [{ slot: nine }, { slot: 1 }],
    },
  }),
];
