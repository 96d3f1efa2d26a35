/** The demo page's words (DMO-1). The two voices and the three figures are samples. */
export const demo = {
  title: 'Schedule a demo',
  lead: 'Thirty minutes on a process of your own: you bring the work, we show what automation or an assistant would make of it.',
  tabsLabel: 'About the demo',
  schedule: {
    label: 'Schedule Demo',
    title: 'Choose a date',
    text: 'Pick a half hour that suits you. You get an invitation with a link, and one question to prepare.',
    embedTitle: 'The booking form',
    linkText: 'Open the booking form',
    otherTitle: 'Or just write',
    otherText: 'No calendar at hand? Say in two lines what you would like to see and when you have time.',
    otherAction: { label: 'Write to us', href: '/contact' },
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
    steps: [
      { title: 'Schedule', text: 'Choose a half hour. We confirm within one working day.' },
      { title: 'Consultation', text: 'A ten-minute call to learn which process you want to look at.' },
      {
        title: 'Live Demo',
        text: 'Thirty minutes, on sample data shaped like yours, with time for every question.',
      },
      {
        title: 'Next Steps',
        text: 'A one-page summary, and a trial if you want one. No call you did not ask for.',
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
