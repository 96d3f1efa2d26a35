/** The texts of the forum page: the plans, and where to ask until it opens. */
export const forum = {
  title: 'Community forum',
  lead: 'The forum isn’t open yet. We’ll open it once we can answer questions in it every day.',
  plans: {
    title: 'What we’re planning',
    items: [
      {
        title: 'Questions and answers',
        text: 'One question per thread, with the answer that helped at the top.',
      },
      { title: 'Recipes', text: 'Workflows and prompts that members run, and what they learned from them.' },
      { title: 'Ideas', text: 'Suggestions for our products, and what happened to each one.' },
    ],
    note: 'You won’t need an account to read it. This site’s accounts exist only in your browser, so the forum will have its own.',
  },
  today: {
    title: 'Where to ask for now',
    places: [
      { label: 'Support', href: '/support', text: 'For anything that isn’t working.' },
      { label: 'FAQ', href: '/faq', text: 'Short answers to the questions we hear most.' },
      { label: 'Documentation', href: '/documentation', text: 'How to set things up, step by step.' },
      { label: 'Contact', href: '/contact', text: 'For everything else.' },
    ],
  },
  closing: {
    title: 'What would you ask first?',
    text: 'Tell us what you’d use the forum for. It helps us decide which part to open first.',
    action: { label: 'Tell us', href: '/contact' },
  },
} as const;
