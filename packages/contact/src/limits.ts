/** How long a demo takes (BOK-1). */
export const SLOT_MINUTES = 30;
/** How far ahead a demo can be booked (BOK-1). */
export const BOOKING_WEEKS = 6;
/** The figures of the savings calculator (CAL-1): hours a week of one person, people, and dollars for an hour. */
export const SAVINGS_RANGES = {
  hours: { least: 1, most: 40, initial: 6 },
  people: { least: 1, most: 100, initial: 5 },
  cost: { least: 5, most: 200, initial: 35 },
} as const;
/** The share of a task that the calculator takes to run by itself: an assumption. */
export const AUTOMATED_PERCENT = 40;
/** The weeks that a person works in a year, without holidays: an assumption. */
export const WORKING_WEEKS = 45;
