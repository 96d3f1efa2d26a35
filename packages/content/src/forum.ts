export const forum = {
  title: 'Community forum',
  lead: 'The forum isn’t open yet. We’ll open it once we can answer questions in it every day.',
  today: {
    title: 'Where to ask today',
    places: [
      { label: 'Support', href: '/support', text: 'For anything that isn’t working.' },
      { label: 'Documentation', href: '/documentation', text: 'How to set things up, step by step.' },
      { label: 'Contact', href: '/contact', text: 'For everything else.' },
    ],
    /** Not a link: the assistant is on every page. */
    assistant: {
      title: 'Assistant',
      text: 'Answers at any hour from this site’s own pages, and shows you which.',
      open: 'Open the assistant',
    },
  },
  asked: 'What people ask',
  plan: {
    title: 'What it will be',
    text: 'One question per thread with the answer that helped at the top, workflows that members run, and ideas for our products and how they turned out. You’ll read it without an account. This site’s accounts exist only in your browser, so the forum will have its own. There’s no date yet.',
  },
} as const;
