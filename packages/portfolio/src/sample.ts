import { EMPTY_PORTFOLIO, type Portfolio } from './portfolio.ts';
import { CLOTH_PICTURE, MONTH_PICTURE } from './sample-pictures.ts';

export const SAMPLE_PORTFOLIO: Portfolio = {
  ...EMPTY_PORTFOLIO,
  name: 'Asenla Jamir',
  headline: 'I build booking pages for small museums and workshops',
  about:
    'For eight years I have made small web pages that people use once a week without thinking about them. I begin with the person at the counter, and I stay until the phone rings less often.\n\nI live in Dimapur and work for anyone with a door, opening hours and too many calls. I write the words as well as the code; most of what confuses people is a sentence.',
  skills: [
    'Interface design',
    'Plain writing',
    'TypeScript',
    'Accessibility',
    'Interviews at the counter',
    'Teaching the team',
  ],
  links: [
    { id: 1, label: 'Code', address: 'https://code.example.org/asenla' },
    { id: 2, label: 'Notes on small pages', address: 'https://asenla.example.org/notes' },
  ],
  projects: [
    {
      id: 1,
      title: 'A booking page for a small museum',
      text: 'The museum took bookings by phone, on paper, at the ticket desk. I designed and built a page for it alone in three weeks, after two days at that desk.\n\nSchool classes now book for themselves. The phone rings half as often, and no class has stood outside a closed door since.',
      address: 'https://museum.example.org/visit',
      picture: MONTH_PICTURE,
      pictureText: 'A month of the booking page: eleven days are taken, one is chosen',
    },
    {
      id: 2,
      title: 'A price list for a weaving workshop',
      text: 'Forty shawls and runners in two languages, on one page that also prints on a single sheet.\n\nThe workshop changes prices without me. In the first winter it took 60 orders from people who had never been to the shop.',
      address: 'https://loom.example.org',
      picture: CLOTH_PICTURE,
      pictureText: 'Close view of a shawl: diamonds of indigo and cream, with rust stripes',
    },
    {
      id: 3,
      title: 'A ferry timetable that works on the ferry',
      text: 'Eleven landings, no network on the river. The page is 14 kB, remembers the last timetable it saw, and says how old it is.',
      address: '',
      picture: '',
      pictureText: '',
    },
  ],
  experience: [
    {
      id: 1,
      role: 'Web designer and developer',
      organisation: 'On my own',
      period: 'Since 2021',
      text: 'Eleven pages for museums, workshops and a ferry. Nine are run by the people they were made for.',
    },
    {
      id: 2,
      role: 'Front-end developer',
      organisation: 'A library network',
      period: '2018–2021',
      text: 'The catalogue search of 40 branches, and the lending page that replaced a paper form.',
    },
  ],
  contact: { email: 'asenla@example.org', phone: '+91 00000 00000', place: 'Dimapur, Nagaland' },
};
