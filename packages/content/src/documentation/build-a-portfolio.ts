import { portfolioEntries } from '../facts.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'At the end of this tutorial you’ll have your own portfolio page on the web. You’ll use the [Portfolio Generator](/tools/portfolio-generator), which is free and needs no account, and any host that can serve a file. Allow half an hour; most of it is deciding what to leave out.',
  { kind: 'heading', text: 'What you will have' },
  'One HTML file. The styles are inside, there’s no script, nothing is loaded from elsewhere, and visitors aren’t tracked. It reads well on a phone and on paper, with a screen reader and offline. To change something, come back, edit it and download it again.',
  { kind: 'heading', text: 'Step 1: write before you type' },
  'Take a sheet of paper and answer four questions. Your answers are the page.',
  {
    kind: 'table',
    caption: 'Four questions and where their answers go',
    head: ['Question', 'Field', 'How long'],
    rows: [
      ['What should people call you?', 'Name', 'As on a letter'],
      ['What would you like to be asked for?', 'Headline', 'One line, without “passionate”'],
      ['What should people know before they write to you?', 'About', 'Two or three short paragraphs'],
      ['What have you made that you’d show a friend?', 'Projects', 'Three to six'],
    ],
  },
  'A headline that works names the thing and the people it is for: “I repair and tune accordions in Kohima”, “Accounting for small bakeries”. One that doesn’t work could be on anyone’s page: “Creative problem solver”.',
  { kind: 'heading', text: 'Step 2: open the tool' },
  'Open the [Portfolio Generator](/tools/portfolio-generator). Start with the sample, to see what a finished page is made of, or start empty. The form has six steps: theme, about you, links and contact, projects, experience and skills, and the download. Take them in any order. The preview is next to the form, on a phone below it, and shows the part you’re editing. Everything you type appears in the preview at once, and the preview is the page you’ll download. You can undo anything.',
  'What you type is kept in this browser, under the key `portfolio`. You can close the tab and come back tomorrow. On a shared computer, export your work and choose “Start over” when you’ve finished.',
  { kind: 'heading', text: 'Step 3: name, headline, about' },
  'Fill in what’s on your paper. Blank lines make paragraphs. There’s no bold type to choose: the page is designed so that short texts look good. The first step offers three themes, light or dark. If your text looks too long, it is too long.',
  { kind: 'heading', text: 'Step 4: links' },
  'Add two or three places where people can find you. A link has a label, which is what people read, and an address. Addresses start with `https://` or `mailto:`; the tool tells you if one doesn’t.',
  {
    kind: 'code',
    language: 'Addresses',
    text: `https://example.org/your-name
https://code.example.org/your-name
mailto:your.name@example.org`,
  },
  {
    kind: 'note',
    text: 'Spammers will find an email address on a public page. If you create an address just for this page, you can give it up later.',
  },
  { kind: 'heading', text: 'Step 5: projects' },
  `A project has a title, a few sentences, and perhaps a link and a picture. Up to ${portfolioEntries} fit, and as many links, positions and skills; three good ones are better than ten. Drag them, or move them up and down, until the best one comes first. For each project, write in this order:`,
  {
    kind: 'list',
    isOrdered: true,
    items: [
      'what it is, in words your neighbour would understand;',
      'what you did, as opposed to the team;',
      'the result, with a number if there is one.',
    ],
  },
  'An example: “A booking page for a small museum. I designed and built it alone in three weeks. School classes now book themselves; the phone rings half as often.” That’s twenty-seven words, and a reader could ask good questions about it.',
  'You can use a picture straight from your camera: the tool makes a small copy, without the location and time stored in the file, and puts it into the page. Describe in a few words what it shows, for people who can’t see it.',
  { kind: 'heading', text: 'Step 6: read it aloud' },
  'Read the preview aloud from top to bottom. Where you stumble, a reader stops. Then send it to one person who knows you, and ask only one question: what would you ask me for, after reading this? If the answer is not your headline, change the headline.',
  { kind: 'heading', text: 'Step 7: download it' },
  'In the last step, press “Download the page”. You get one file of a few kilobytes, somewhat more with pictures. If something is missing or wrong, the tool tells you what and takes you there. Open the file with a double click. It should look exactly like the preview, even with the network switched off.',
  { kind: 'heading', text: 'Step 8: put it on the web' },
  'Any static file host will do. Most of them accept a file by drag and drop. Rename it to `index.html`, so that it appears at the address itself:',
  {
    kind: 'code',
    language: 'Shell',
    text: `mv portfolio.html index.html

# With a server of your own:
scp index.html you@example.org:/var/www/html/`,
  },
  'Then open it on a phone that isn’t on your network. If you can read it there, so can everyone.',
  { kind: 'heading', text: 'Later' },
  {
    kind: 'list',
    items: [
      '**To change it:** open the tool in the same browser, edit, download, and upload again.',
      '**To use another computer:** the form starts empty there. Export your work here, import the file there, and continue where you left off.',
      '**To take it down:** delete the file at your host. We don’t have a copy.',
    ],
  },
  'If something doesn’t work as described here, [ask support](/support): say what you saw, and in which browser. To find out why the tool is built the way it is, read [The Portfolio Generator is live](/blog/the-portfolio-generator-is-live).',
];
