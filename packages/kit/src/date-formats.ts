/** The one form of dates on the site: `22 September 2026`. The time zone (IANA) is the environment's own when missing. */
export const createDateFormat = (timeZone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });

/** The one form of times on the site, that of the business hours: `9:05 AM`, with the blank that all platforms have. */
export const createTimeFormat = (timeZone?: string): { readonly format: (time: number) => string } => {
  const format = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  return { format: (time) => format.format(time).replace(/\s/, ' ') };
};
