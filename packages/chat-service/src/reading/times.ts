const NOON = 720;

const halfOfDay = /\b(\d{1,2})(?:[:.,](\d{2}))? ?([ap])(?:m|\. ?m)\b(?! i\b)/g;
const colon = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?![\w:])/g;

const withHalf = (hour: number, minute: string): string =>
  `${hour % 12 || 12}.${minute}${hour < 12 ? 'am' : 'pm'}`;

/** Writes times as one word: `9:30 a.m.` → `9.30am`, `17:30` → `5.30pm`; ambiguous `5:30` → `5.30`. */
export const joinTimes = (folded: string): string =>
  folded
    .replace(halfOfDay, (_, hour: string, minute: string | undefined, half: string) =>
      minute === undefined || minute === '00' ? `${hour}${half}m` : `${hour}.${minute}${half}m`,
    )
    .replace(colon, (_, hour: string, minute: string) =>
      Number(hour) > 12 || hour.startsWith('0') ? withHalf(Number(hour), minute) : `${hour}.${minute}`,
    );

/** Minutes since midnight for `9.30am`, `9pm`, `noon` or `midnight`; undefined for other words. */
export const readTime = (word: string): number | undefined => {
  if (word === 'noon' || word === 'midday') return NOON;
  if (word === 'midnight') return 0;
  const [, hour, minute = 0, half] = /^(\d{1,2})(?:[.,](\d{2}))?([ap])m$/.exec(word) ?? [];
  const hours = Number(hour);
  const minutes = Number(minute);
  if (!(hours >= 1 && hours <= 12 && minutes < 60)) return undefined;
  return (hours % 12) * 60 + minutes + (half === 'p' ? NOON : 0);
};
