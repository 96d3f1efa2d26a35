export interface CalendarPerson {
  readonly name: string;
  readonly address: string;
}

export interface CalendarPeople {
  readonly organizer: CalendarPerson;
  readonly attendee: CalendarPerson;
}

// A quoted parameter can contain neither quotes (RFC 5545, 3.2) nor control characters.
const toName = (name: string): string => `CN="${name.replace(/\p{Cc}+/gu, ' ').replaceAll('"', "'")}"`;

const toAddress = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** The organizer, attendee and sequence lines of an invitation (RFC 5546, 3.2.2), not folded. */
export const toPeopleLines = ({ attendee, organizer }: CalendarPeople): readonly string[] => [
  `ORGANIZER;${toName(organizer.name)}:${toAddress(organizer.address)}`,
  `ATTENDEE;${toName(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${toAddress(attendee.address)}`,
  'SEQUENCE:0',
];
