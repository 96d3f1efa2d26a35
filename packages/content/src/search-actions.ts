export interface SearchActionText {
  readonly id: 'theme-light' | 'theme-dark' | 'theme-system' | 'assistant' | 'log-out';
  readonly title: string;
  readonly text: string;
  readonly words: string;
  readonly access?: 'members';
  readonly isMain?: true;
}

/** Most used first. Actions with a page (log in, the cart, settings) are listed as pages instead (SCH-1). */
export const searchActions: readonly SearchActionText[] = [
  {
    id: 'assistant',
    title: 'Ask the assistant',
    text: 'Answers from the pages of this site',
    words: 'open chat talk question help bot live',
    isMain: true,
  },
  {
    id: 'theme-light',
    title: 'Use the light theme',
    text: 'Dark ink on paper',
    words: 'mode bright white appearance colours colors',
    isMain: true,
  },
  {
    id: 'theme-dark',
    title: 'Use the dark theme',
    text: 'Paper on dark ink',
    words: 'mode night black appearance colours colors',
    isMain: true,
  },
  {
    id: 'theme-system',
    title: 'Use the system theme',
    text: 'Light or dark, following this device',
    words: 'mode automatic auto appearance default',
  },
  {
    id: 'log-out',
    title: 'Log out',
    text: 'Your data stays in this browser',
    words: 'logout sign out signout leave exit',
    access: 'members',
    isMain: true,
  },
];
