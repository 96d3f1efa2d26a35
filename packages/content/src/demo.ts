/** The demo page's words (DMO-1). The two voices and the three figures are samples. */
export const demo = {
  title: 'Schedule a demo',
  lead: 'Thirty minutes on a process of your own: you bring the work, we show what automation or an assistant would make of it.',
  tabsLabel: 'About the demo',
  schedule: {
    label: 'Schedule Demo',
    title: 'Book your half hour',
    text: 'Pick a half hour within our business hours. A demo takes place by video; the invitation has the link.',
    loading: 'Loading the days…',
    withoutScript: 'Choosing a time here needs JavaScript. Without it, say when you could: write to',
    waysTitle: 'No time that suits you?',
    waysText: 'Tell us by email or phone when you could, and we will find one.',
    waysAction: { label: 'Write to us', href: '/contact' },
    pickTitle: 'Day and time',
    dayTitle: 'Choose a day',
    timeTitle: 'Choose a time',
    closedText: 'Days without a frame are closed, or their times have passed.',
    noDayText: 'Choose a day, and its times appear here.',
    detailsTitle: 'Your details',
    noSlotText: 'No time chosen yet.',
    booked: {
      title: 'Your half hour is chosen',
      nextTitle: 'What happens next',
      sent: 'We confirm the time by email within one working day, with a link for the video call.',
      kept: 'This is a demonstration, so nothing was sent and nobody will call.',
      listed: 'The request is listed in My Orders.',
      notKept: 'This browser did not keep the request, so it is not listed in My Orders.',
      guest: 'Requests of guests are not listed: keep the calendar file, or note the reference.',
    },
    guestHint: 'Log in first to find your request in My Orders later. What you have typed stays.',
    calendar: {
      summary: 'Demo with Loomwright AI',
      location: 'Video call',
      sent: 'A demo on a process of your own. We confirm the time by email, with a link for the video call.',
      kept: 'Chosen on a demonstration site that sends nothing: this demo will not take place.',
    },
    embedTitle: 'The booking form',
    embedLinkText: 'Open the booking form',
  },
  expect: {
    label: 'What to Expect',
    benefitsTitle: 'What the half hour gives you',
    benefits: [
      { title: 'Your own process', text: 'No slides about other companies. We work on the task you bring.' },
      {
        title: 'A straight answer',
        text: 'Whether AI helps here, roughly what it costs, and what it cannot do.',
      },
      {
        title: 'People who build',
        text: 'You talk to an engineer and a product lead, not to a sales script.',
      },
      { title: 'Something to keep', text: 'A one-page summary with the numbers, whether or not we go on.' },
    ],
    stepsTitle: 'How it goes',
    beforeText: 'Before',
    steps: [
      {
        title: 'Schedule',
        text: 'Choose a day and a half hour that suit you, and say what you would like to see.',
      },
      {
        title: 'Consultation',
        minutes: 10,
        text: 'The first ten minutes: which process you want to look at, and what it costs you today.',
      },
      {
        title: 'Live Demo',
        minutes: 15,
        text: 'The next fifteen: that process, on sample data shaped like yours, with time for every question.',
      },
      {
        title: 'Next Steps',
        minutes: 5,
        text: 'The last five: what we would do first. A one-page summary follows, and a trial if you want one.',
      },
    ],
    voicesTitle: 'After the demo',
    voices: [
      {
        text: 'They told us which half of our wish list was a bad idea. The other half went live five weeks later.',
        who: 'Head of operations, regional logistics company',
      },
      {
        text: 'I brought our messiest inbox. Twenty minutes in, it was sorted, and I could see why each message went where.',
        who: 'Customer service lead, online furniture shop',
      },
    ],
    statsTitle: 'In figures',
    statsNote: 'Voices and figures on this page are samples, as the company is.',
    stats: [
      { value: '500+', label: 'businesses' },
      { value: '98%', label: 'satisfaction' },
      { value: '24/7', label: 'support' },
    ],
    faqTitle: 'Before you book',
    faq: [
      {
        question: 'What does it cost?',
        answer:
          'Nothing, and it obliges you to nothing. After it you can try what you saw with a 14-day free trial; no card is asked for.',
      },
      {
        question: 'What should I prepare?',
        answer:
          'One task that is repeated often and annoys somebody. A few examples with the names taken out help, but are not needed.',
      },
      {
        question: 'Who should join?',
        answer:
          'Someone who does the work, and someone who can decide. Four people at most makes the best half hour.',
      },
      {
        question: 'Will you see our data?',
        answer:
          'No. The demo runs on samples we make up to look like yours. Real data comes in only with a contract.',
      },
    ],
    closing: {
      title: 'Bring the task that annoys you most',
      text: 'We will show what it could look like, or tell you honestly to leave it as it is.',
      book: 'Schedule Demo',
      other: { label: 'Ask a question first', href: '/contact' },
    },
  },
} as const;
