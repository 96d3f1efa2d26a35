/** `22 September 2026`, in an IANA time zone; the environment's by default. */
export const createDateFormat = (timeZone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });

/** `9:05 AM`, with a plain space: some platforms format with U+202F. */
export const createTimeFormat = (timeZone?: string): { readonly format: (time: number) => string } => {
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  return { format: (time) => format.format(time).replace(/\s/, ' ') };
};
