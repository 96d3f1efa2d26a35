import { toNumberWord } from '@loomwright/kit';
import { company } from './company.ts';
import {
  confirmWorkingDays,
  demoMinutes,
  demoPeople,
  demoSlot,
  trialDays,
  trialTerms,
  workingDays,
} from './facts.ts';
import { toAmount, toCapital } from './number-words.ts';

/** The demo page (DMO-1). Its two quotes and three figures are samples. */
export const demo = {
  title: 'Book a demo',
  lead: `${toCapital(toAmount(demoMinutes, 'minute'))} about one of your processes: you bring the task, and we show it done by automation or an assistant, on sample data shaped like yours.`,
  tabsLabel: 'About the demo',
  schedule: {
    label: 'Schedule Demo',
    title: `Book your ${demoSlot}`,
    text: `Pick a ${demoSlot} within our business hours. The demo is a video call; you’ll get the link with the invitation.`,
    loading: 'Loading the days…',
    withoutScript: 'Choosing a time here needs JavaScript. Without it, say when you’re free: write to',
    waysTitle: 'Can’t find a time?',
    waysText: 'Say when you’re free, and we’ll look for one.',
    waysAction: { label: 'Write to us', href: '/contact' },
    pickTitle: 'Day and time',
    dayTitle: 'Choose a day',
    timeTitle: 'Choose a time',
    openText: 'Outlined days have free times.',
    noDayText: 'Choose a day to see its times.',
    detailsTitle: 'Your details',
    noSlotText: 'No time chosen yet.',
    booked: {
      title: 'Demo requested',
      again: 'Book another demo',
      nextTitle: 'What happens next',
      sent: `We’ll confirm the time by email within ${workingDays(confirmWorkingDays)}, with a link to the video call.`,
      kept: 'This is a demonstration: nothing was sent, so the call won’t take place.',
      listed: 'The request is listed in My Orders.',
      notKept: 'This browser didn’t keep the request, so it isn’t listed in My Orders.',
      guest: 'Guests’ requests aren’t listed: save the calendar file, or note the reference.',
    },
    guestHint: 'Log in first if you want to find this request in My Orders later. What you’ve typed is kept.',
    calendar: {
      summary: `Demo with ${company.name}`,
      location: 'Video call',
      sent: 'A demo about one of your processes. We’ll confirm the time by email, with a link to the video call.',
      kept: 'Chosen on a demonstration site that sends nothing, so this call won’t take place.',
    },
    proof: {
      title: 'What you get',
      note: ' (a sample, as is the company)',
    },
    embedTitle: 'The booking form',
    embedLinkText: 'Open the booking form',
  },
  expect: {
    label: 'What to Expect',
    benefitsTitle: `What the ${demoSlot} gives you`,
    benefits: [
      {
        title: 'Your own process',
        text: 'No slides about other companies: the task you bring, on sample data shaped like yours.',
      },
      {
        title: 'A straight answer',
        text: 'Whether AI helps here, roughly what it costs, and what it can’t do.',
      },
      {
        title: 'People who build',
        text: 'You’ll talk to an engineer and a product lead, not to a sales script.',
      },
      {
        title: 'Something to keep',
        text: 'A one-page summary with the numbers, whether or not you go ahead.',
      },
    ],
    stepsTitle: 'How the demo works',
    beforeText: 'Before',
    steps: [
      {
        title: 'Schedule',
        text: `Choose a ${demoSlot} that suits you, and say what you’d like to see.`,
      },
      {
        title: 'Consultation',
        minutes: 10,
        text: 'Which process you want to look at, and what it costs you today.',
      },
      {
        title: 'Live Demo',
        minutes: 15,
        text: 'That process on sample data shaped like yours, with time for your questions.',
      },
      {
        title: 'Next Steps',
        minutes: 5,
        text: 'What we’d do first. A one-page summary follows, and a free trial if you want one.',
      },
    ],
    voicesTitle: 'After the demo',
    voices: [
      {
        text: 'They told us which half of our wish list was a bad idea. The other half went live five weeks later.',
        who: 'Head of operations, regional logistics company',
      },
      {
        text: 'I described our messiest inbox. Twenty minutes in, one just like it was sorted, and I could see why each message went where.',
        who: 'Customer service lead, online furniture shop',
      },
    ],
    statsTitle: 'By the numbers',
    statsNote:
      'The testimonials and figures are samples, as is the company. Around the clock the assistant answers; people do in business hours.',
    stats: [
      { value: '500+', label: 'businesses' },
      { value: '98%', label: 'satisfaction' },
      { value: '24/7', label: 'support' },
    ],
    faqTitle: 'Before you book',
    faq: [
      {
        question: 'What does a demo cost?',
        answer: `Nothing, and there’s no obligation. A released product comes with a ${trialDays}-day free trial. ${trialTerms}`,
      },
      {
        question: 'What should I prepare?',
        answer:
          'One task that comes up often and annoys someone. A few examples with the names removed help, but aren’t required.',
      },
      {
        question: 'Who should join?',
        answer: `Someone who does the work, and someone who can decide. It works best with ${toNumberWord(demoPeople)} people at most.`,
      },
      {
        question: 'Will you see our data?',
        answer:
          'No. The demo runs on samples we make up to look like yours. We only work with real data under a contract.',
      },
    ],
    closing: {
      title: 'Bring the task that annoys you most',
      text: 'We’ll show you what it could look like, or tell you honestly to leave it as it is.',
      book: 'Schedule Demo',
      other: { label: 'Ask a question first', href: '/contact' },
    },
  },
} as const;
