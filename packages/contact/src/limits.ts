/** How long a demo takes (BOK-1). */
export const SLOT_MINUTES = 30;
/** How far ahead a demo can be booked (BOK-1). */
export const BOOKING_WEEKS = 6;
