import { type Portfolio, SAMPLE_PORTFOLIO } from '@loomwright/portfolio';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const markup = '</p><img src=x onerror=alert(1)><script>alert(1)</script>';
const picture = SAMPLE_PORTFOLIO.projects[0]?.picture ?? '';

/** Has words wider than a phone, right-to-left text, markup, and many entries. */
export const HARD_PORTFOLIO: Portfolio = {
  ...SAMPLE_PORTFOLIO,
  name: `${word} \u202eJamir`,
  headline: `${word} ${markup} ${word}`,
  about: `${word.repeat(5)}\n${markup}\n\nالعربية with Latin, עברית 123\n\n\u202eunclosed`,
  picture,
  skills: [word, markup, 'التصميم', 'C', ...SAMPLE_PORTFOLIO.skills],
  links: [
    ...Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      label: index % 3 === 0 ? '' : index % 3 === 1 ? word : 'C',
      address: `https://example.org/${word.repeat(index)}`,
    })),
    { id: 90, label: 'Never a link', address: 'javascript:alert(1)' },
  ],
  projects: Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    title: index % 3 === 0 ? word : index % 3 === 1 ? 'مشروع حجز للمتحف' : markup,
    text: index % 2 === 0 ? `${word.repeat(3)}\n\n${markup}` : 'Short.',
    address: index % 2 === 0 ? `https://example.org/${'x'.repeat(300)}` : '',
    picture: index % 2 === 0 ? picture : '',
    pictureText: index % 4 === 0 ? markup : '',
  })),
  experience: [
    { id: 1, role: word, organisation: word, period: word, text: word.repeat(3) },
    { id: 2, role: '', organisation: '', period: '2019', text: '' },
    { id: 3, role: 'Only a role', organisation: '', period: '', text: '' },
  ],
  contact: { email: `${'a'.repeat(60)}@example.org`, phone: word, place: word },
};
