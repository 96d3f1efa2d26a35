import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'At the end of this tutorial you have a portfolio page of your own on the web. It uses the [Portfolio Generator](/tools/portfolio-generator), which is free and needs no account, and any place that can show a file. Plan half an hour; most of it is deciding what to leave out.',
  { kind: 'heading', text: 'What you will have' },
  'One HTML file. The styles are inside, there is no script, nothing is loaded from elsewhere, and nobody is counted. It can be read on a telephone and on paper, with a screen reader and without a network. If you want to change something, you come back, change it and download it again.',
  { kind: 'heading', text: 'Step 1: write before you type' },
  'Take a sheet of paper and answer four questions. Your answers are the page.',
  {
    kind: 'table',
    caption: 'Four questions and where their answers go',
    head: ['Question', 'Field', 'How long'],
    rows: [
      ['What should people call you?', 'Name', 'As on a letter'],
      ['What would you like to be asked for?', 'Headline', 'One line, without “passionate”'],
      ['What should somebody know before they write?', 'About', 'Two or three short paragraphs'],
      ['What have you made that you would show a friend?', 'Projects', 'Three to six'],
    ],
  },
  'A headline that works names the thing and the people it is for: “I repair and tune accordions in Kohima”, “Accounting for small bakeries”. One that does not work could stand on anybody’s page: “Creative problem solver”.',
  { kind: 'heading', text: 'Step 2: open the tool' },
  'Open the [Portfolio Generator](/tools/portfolio-generator). Begin with the sample, to see what a finished page is made of, or empty. The form is on one side, the preview on the other; on a telephone the preview is below. Everything you type appears in the preview at once, and it is the same page you will download. Whatever you do can be undone.',
  'What you type is kept in this browser, under the key `portfolio`. You can close the tab and come back tomorrow. On a computer that others use, export it and start over when you have finished.',
  { kind: 'heading', text: 'Step 3: name, headline, about' },
  'Fill in what is on your paper. Blank lines make paragraphs. There is no bold type to choose: the page is set so that short texts look good. Under Look there are three themes, and light or dark. If yours looks too long, it is too long.',
  { kind: 'heading', text: 'Step 4: links' },
  'Two or three places where you can be found. A link has a label, which is what people read, and an address. Addresses begin with `https://` or `mailto:`; the tool says so if one does not.',
  {
    kind: 'code',
    language: 'Addresses',
    text: `https://example.org/your-name
https://code.example.org/your-name
mailto:your.name@example.org`,
  },
  {
    kind: 'note',
    text: 'An e-mail address on a public page will be found by machines that send advertising. An address you made for this page alone can be given up later.',
  },
  { kind: 'heading', text: 'Step 5: projects' },
  'A project has a title, a few sentences, and perhaps a link and a picture. Three good ones are better than ten; drag them, or move them up and down, until the best one is first. For each, write in this order:',
  {
    kind: 'list',
    isOrdered: true,
    items: [
      'what it is, in words your neighbour would understand;',
      'what you did, as opposed to the team;',
      'what came of it, with a number if there is one.',
    ],
  },
  'An example: “A booking page for a small museum. I designed and built it alone in three weeks. School classes now book themselves; the telephone rings half as often.” That is thirty words, and one could ask good questions about it.',
  'A picture may be as large as the camera made it: the tool draws a small one, without the place and the time that were in the file, and puts it into the page. Say in a few words what it shows, for those who do not see it.',
  { kind: 'heading', text: 'Step 6: read it aloud' },
  'Read the preview aloud from top to bottom. Where you stumble, a reader stops. Then send it to one person who knows you, and ask only one question: what would you ask me for, after reading this? If the answer is not your headline, change the headline.',
  { kind: 'heading', text: 'Step 7: download it' },
  'Press the download button. You get one file of a few kilobytes, and somewhat more with pictures. Should something be missing or wrong, the tool says what, and leads you there. Open it with a double click. It should look exactly like the preview, and it should still do so with the network switched off.',
  { kind: 'heading', text: 'Step 8: put it on the web' },
  'Any host of static files will do. Most of them take a file by drag and drop. Rename it to `index.html`, so that it is shown at the address itself:',
  {
    kind: 'code',
    language: 'Shell',
    text: `mv portfolio.html index.html

# With a server of your own:
scp index.html you@example.org:/var/www/html/`,
  },
  'Then look at it from a telephone that is not in your network. If you can read it there, so can everybody.',
  { kind: 'heading', text: 'Later' },
  {
    kind: 'list',
    items: [
      '**Changing it:** open the tool in the same browser, change it, download, upload again.',
      '**Another computer:** the form starts empty there. Export your work here, import the file there, and go on where you were.',
      '**Taking it down:** delete the file at your host. There is no copy with us.',
    ],
  },
  'If something does not work as described here, [tell us](/support) what you saw and in which browser. Why the tool is made as it is can be read in [The Portfolio Generator is live](/blog/the-portfolio-generator-is-live).',
];
