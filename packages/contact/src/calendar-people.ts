/** A person in a calendar: a name of any kind, and an email address. */
export interface CalendarPerson {
  readonly name: string;
  readonly address: string;
}

/** Who invites whom. */
export interface CalendarPeople {
  readonly organizer: CalendarPerson;
  readonly attendee: CalendarPerson;
}

// A parameter in quotes has no way to hold one (RFC 5545, 3.2), nor a control character.
const toName = (name: string): string => `CN="${name.replace(/\p{Cc}+/gu, ' ').replaceAll('"', "'")}"`;

const toAddress = (address: string): string => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** The lines of an invitation's people (RFC 5546, 3.2.2), not folded. */
export const toPeopleLines = ({ attendee, organizer }: CalendarPeople): readonly string[] => [
  `ORGANIZER;${toName(organizer.name)}:${toAddress(organizer.address)}`,
  `ATTENDEE;${toName(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:${toAddress(attendee.address)}`,
  'SEQUENCE:0',
];
