/**
 * Figures and policies that more than one text states. Texts, the assistant and tests quote them from here; what a package
 * decides comes from its `limits`. A figure that one text states alone stands in that text, and in `own-figures.ts` of the
 * check. Lengths have their unit in the name; a pair is a range.
 */
import { PASSWORD_ROUNDS } from '@loomwright/auth/limits';
import { ANSWER_TIMEOUT_MS, DELAY_STEP_MS, MAX_DELAY_MS, MAX_REQUESTS } from '@loomwright/chat/limits';
import { AUTOMATED_PERCENT, BOOKING_WEEKS, SLOT_MINUTES, WORKING_WEEKS } from '@loomwright/contact/limits';
import { MAX_PICTURE_FILE_BYTES, MAX_QUANTITY, MIN_PASSWORD, toNumberWord } from '@loomwright/kit';
import { FIRST_LOCK_MS, LONGEST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import { MAX_ENTRIES } from '@loomwright/portfolio/limits';
import { MAX_SEARCHES } from '@loomwright/shell/limits';

// What the packages decide.
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

// The contract of the chat service, which reads it from here.
/** In UTF-16 code units; the site's own input box allows half of it. */
export const messageCharacters = 4000;
export const sessionIdCharacters = 128;
/** Of 1024 bytes. */
export const bodyKilobytes = 16;
/** How long the service keeps a session after its last question, unless it is configured otherwise. */
export const chatSessionMinutes = 30;

/** How long the site's own server keeps the number of a message that it has delivered (DLV-1). */
export const sentNumberDays = 30;

// How good the assistant is without a model: measured on the questions `asked afresh` by its golden test, which holds the
// figures to two points.
export const assistantRightPercent = 88;
export const assistantWrongPercent = 2;
/** At least so many questions were asked. */
export const assistantQuestions = 1000;

// A demo.
export const demoMinutes = SLOT_MINUTES;
/** What a demo is called by its length. */
export const demoSlot = demoMinutes === 30 ? 'half hour' : `${demoMinutes}-minute slot`;
export const bookingWeeks = BOOKING_WEEKS;
export const demoPeople = 4;
export const confirmWorkingDays = 1;

// How soon a person answers.
export const emailAnswerHours = 24;
export const phoneAnswerHours = 1;
export const messageAnswerWorkingDays = 1;

// What is on offer.
export const trialDays = 14;
export const serviceCount = 4;
export const companyPeople = [10, 1000] as const;
export const savedTasksPercent = 80;
/** What schools and charities pay of the list price. */
export const schoolsPay = 'half';
export const browserYears = 3;

// How long a service takes.
export const chatbotWeeks = [2, 4] as const;
export const automationWeeks = [3, 5] as const;
export const furtherProcessWeeks = [1, 2] as const;
export const figuresWeeks = 2;
export const forecastWeeks = [6, 8] as const;
export const studyWeeks = 2;
export const releaseWeeks = [8, 12] as const;

// The guide to the chatbot.
export const guideReadMinutes = 10;
export const guideBuildMinutes = 30;
export const guideLines = 50;

export const teamPeople = 4;

/** Policies that texts state. */
export const policies = {
  asksForCard: false,
  trialRenewsItself: false,
  quoteCommits: false,
} as const;

/** What is said of the free trial, wherever it is offered. */
export const trialTerms = `We ${policies.asksForCard ? '' : 'don’t '}ask for a card, and the trial ${policies.trialRenewsItself ? 'renews itself' : 'ends by itself'}.`;

/** `one working day`. */
export const workingDays = (count: number): string =>
  `${toNumberWord(count)} working ${count === 1 ? 'day' : 'days'}`;
