export interface CalendarEntry {
  readonly producer: string;
  /** An imported file replaces the calendar entry with the same uid. */
  readonly uid: string;
  readonly madeAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

// Returns UTC as in RFC 5545, for example `20261130T033000Z`.
const toUtcText = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

// RFC 5545 allows no control characters in text except tabs and line breaks.
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

// Octets in UTF-8. A surrogate pair (length 2) takes four.
const toOctets = (character: string): number => {
  if (character < '\u0080') return 1;
  return character < '\u0800' ? 2 : character.length + 2;
};

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
const foldLine = (line: string): string => {
  let folded = '';
  let size = 0;
  for (const character of line) {
    const octets = toOctets(character);
    if (size + octets > 75) {
      folded += '\r\n ';
      size = 1;
    }
    folded += character;
    size += octets;
  }
  return folded;
};

/** Writes a tentative entry (RFC 5545). `people` contains the unfolded lines of an invitation (RFC 5546). */
export const toCalendarFile = (
  entry: CalendarEntry,
  method: 'PUBLISH' | 'REQUEST' = 'PUBLISH',
  people: readonly string[] = [],
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(entry.producer)}//Demo//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${toUtcText(entry.madeAt)}`,
    `DTSTART:${toUtcText(entry.startsAt)}`,
    `DTEND:${toUtcText(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    ...people,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
