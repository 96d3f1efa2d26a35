/** The texts of the forum page: the plans, and where to ask until it opens. */
export const forum = {
  title: 'Community forum',
  lead: 'The forum is not open yet. We would rather open it when we can answer in it every day than leave questions standing.',
  plans: {
    title: 'What it will be',
    items: [
      { title: 'Questions and answers', text: 'One question a thread, the answer that helped on top.' },
      { title: 'Recipes', text: 'Workflows and prompts that members have running, with what they learned.' },
      { title: 'Ideas', text: 'Wishes for our products, and what became of each one.' },
    ],
    note: 'Reading will need no account. Accounts of this site live in your browser alone, so the forum will have its own.',
  },
  today: {
    title: 'Where to ask today',
    places: [
      { label: 'Support', href: '/support', text: 'Something does not work: a person reads every message.' },
      { label: 'FAQ', href: '/faq', text: 'Short answers to what is asked most.' },
      { label: 'Documentation', href: '/documentation', text: 'How to set things up, step by step.' },
      { label: 'Contact', href: '/contact', text: 'Anything else: a person reads it.' },
    ],
  },
  closing: {
    title: 'What would you ask first?',
    text: 'Tell us what you would come for. It decides which part opens first.',
    action: { label: 'Tell us', href: '/contact' },
  },
} as const;
