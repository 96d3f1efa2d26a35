/** Formats as `22 September 2026` in an IANA time zone; by default in that of the environment. */
export const createDateFormat = (timeZone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });

/** Formats as `9:05 AM`, with a plain space, where some platforms use U+202F. */
export const createTimeFormat = (timeZone?: string): { readonly format: (time: number) => string } => {
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  return { format: (time) => format.format(time).replace(/\s/, ' ') };
};
