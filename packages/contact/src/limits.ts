export const SLOT_MINUTES = 30;
/** How far ahead a demo can be booked (BOK-1). */
export const BOOKING_WEEKS = 6;
/** The inputs of the savings calculator (CAL-1): weekly hours per person, people, dollars per hour. */
export const SAVINGS_RANGES = {
  hours: { least: 1, most: 40, initial: 6 },
  people: { least: 1, most: 100, initial: 5 },
  cost: { least: 5, most: 200, initial: 35 },
} as const;
/** Assumed share of a task that can be automated. */
export const AUTOMATED_PERCENT = 40;
/** Assumed working weeks per year, holidays excluded. */
export const WORKING_WEEKS = 45;
