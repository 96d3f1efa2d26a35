/** Figures used in more than one text. The others are listed in `site/test/support/own-figures.ts`. */
import { PASSWORD_ROUNDS } from '@loomwright/auth/limits';
import { ANSWER_TIMEOUT_MS, DELAY_STEP_MS, MAX_DELAY_MS, MAX_REQUESTS } from '@loomwright/chat/limits';
import { AUTOMATED_PERCENT, BOOKING_WEEKS, SLOT_MINUTES, WORKING_WEEKS } from '@loomwright/contact/limits';
import { MAX_PICTURE_FILE_BYTES, MAX_QUANTITY, MIN_PASSWORD, toNumberWord } from '@loomwright/kit';
import { FIRST_LOCK_MS, LONGEST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import { MAX_ENTRIES } from '@loomwright/portfolio/limits';
import { MAX_SEARCHES } from '@loomwright/shell/limits';

export const lockAttempts = MAX_FAILURES;
export const lockSeconds = FIRST_LOCK_MS / 1000;
export const longestLockMinutes = LONGEST_LOCK_MS / 60_000;
export const passwordCharacters = MIN_PASSWORD;
export const passwordRounds = PASSWORD_ROUNDS;
export const mostQuantity = MAX_QUANTITY;
export const pictureMegabytes = MAX_PICTURE_FILE_BYTES / 1_000_000;
export const keptSearches = MAX_SEARCHES;
export const portfolioEntries = MAX_ENTRIES;
export const chatRetries = MAX_REQUESTS - 1;
export const retryDelaySeconds = Array.from(
  { length: chatRetries },
  (_, retry) => ((retry + 1) * DELAY_STEP_MS) / 1000,
);
export const longestDelaySeconds = MAX_DELAY_MS / 1000;
export const answerSeconds = ANSWER_TIMEOUT_MS / 1000;
export const automatedPercent = AUTOMATED_PERCENT;
export const workingWeeks = WORKING_WEEKS;

/** In UTF-16 units; the site's own input allows half of that. */
export const messageCharacters = 4000;
export const sessionIdCharacters = 128;
/** One kilobyte is 1024 bytes. */
export const bodyKilobytes = 16;
/** How long the chat service keeps a session after the last question, by default. */
export const chatSessionMinutes = 30;

/** How long the site's server keeps the number of a delivered message, except for waiting lists (DLV-1). */
export const sentNumberDays = 30;

// Accuracy of the assistant without a model, measured by its golden test to within two points.
export const assistantRightPercent = 88;
export const assistantWrongPercent = 2;
export const assistantQuestions = 1000;

export const demoMinutes = SLOT_MINUTES;
export const demoSlot = demoMinutes === 30 ? 'half hour' : `${demoMinutes}-minute slot`;
export const bookingWeeks = BOOKING_WEEKS;
export const demoPeople = 4;
export const confirmWorkingDays = 1;

export const emailAnswerHours = 24;
export const phoneAnswerHours = 1;
export const messageAnswerWorkingDays = 1;

export const trialDays = 14;
export const serviceCount = 4;
export const companyPeople = [10, 1000] as const;
export const savedTasksPercent = 80;
/** The fraction of the list price that schools and charities pay. */
export const schoolsPay = 'half';
export const browserYears = 3;

export const chatbotWeeks = [2, 4] as const;
export const automationWeeks = [3, 5] as const;
export const furtherProcessWeeks = [1, 2] as const;
export const figuresWeeks = 2;
export const forecastWeeks = [6, 8] as const;
export const studyWeeks = 2;
export const releaseWeeks = [8, 12] as const;

export const guideReadMinutes = 10;
export const guideBuildMinutes = 30;
export const guideLines = 50;

export const teamPeople = 4;

export const policies = {
  asksForCard: false,
  trialRenewsItself: false,
  quoteCommits: false,
} as const;

export const trialTerms = `We ${policies.asksForCard ? '' : 'don’t '}ask for a card, and the trial ${policies.trialRenewsItself ? 'renews itself' : 'ends by itself'}.`;

export const workingDays = (count: number): string =>
  `${toNumberWord(count)} working ${count === 1 ? 'day' : 'days'}`;
