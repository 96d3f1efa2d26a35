import { EMPTY_PORTFOLIO, type Portfolio } from './portfolio.ts';

/** A realistic portfolio to begin from, of a person who does not exist. */
export const SAMPLE_PORTFOLIO: Portfolio = {
  ...EMPTY_PORTFOLIO,
  name: 'Asenla Jamir',
  headline: 'I build booking pages for small museums and workshops',
  about:
    'For eight years I have made small web pages that people use once a week without thinking about them. I begin with the person at the counter, and I stay until the telephone rings less often.\n\nI live in Dimapur and work with anybody who has a door, opening hours and too many calls.',
  skills: ['Interface design', 'TypeScript', 'Accessibility', 'Plain writing'],
  links: [
    { id: 1, label: 'Code', address: 'https://code.example.org/asenla' },
    { id: 2, label: 'Write to me', address: 'mailto:asenla@example.org' },
  ],
  projects: [
    {
      id: 1,
      title: 'Booking page for a small museum',
      text: 'I designed and built it alone in three weeks. School classes now book themselves; the telephone rings half as often.',
      address: 'https://museum.example.org',
      picture: '',
      pictureText: '',
    },
    {
      id: 2,
      title: 'A price list for a weaving workshop',
      text: 'Forty pieces, two languages, one page that prints on a single sheet. The workshop changes it without me.',
      address: '',
      picture: '',
      pictureText: '',
    },
  ],
  experience: [
    {
      id: 1,
      role: 'Web designer',
      organisation: 'On my own',
      period: 'since 2021',
      text: 'Eleven pages for museums, workshops and a ferry.',
    },
  ],
  contact: { email: 'asenla@example.org', phone: '', place: 'Dimapur, Nagaland' },
};
