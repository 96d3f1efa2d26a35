import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'The [Portfolio Generator](/products/6) is the first of our products you can use today. You enter your name, a headline, what you do and what you’ve made; a page takes shape next to the form; you download it as a single file. It costs nothing, and you don’t need an account.',
  'It’s also the smallest thing in our catalogue, and the only one without any AI in it. Both are deliberate.',
  { kind: 'heading', text: 'One file, and nothing behind it' },
  'What you download is one HTML file. The styles, words and pictures are inside it, and there’s no script in it at all. It opens from a USB stick, an email attachment or any web host, and it will still open in ten years, because it contains nothing that can be switched off.',
  'Making it doesn’t need a server either. The form, the preview and the file are all made by your own browser. Your work is kept in that browser, under a key that our [privacy page](/privacy) names, so a closed tab loses nothing. Delete the key and it’s gone. Export it and you can carry on at another computer. We couldn’t show you a copy if you asked, because we never had one.',
  { kind: 'heading', text: 'What we had to get right' },
  'A small tool has few places to hide its mistakes. These took the most time:',
  {
    kind: 'list',
    items: [
      '**Everything you type is text.** A project called `<script>` appears as the word it is. Every field is escaped where it enters the page, and we test that with thousands of generated inputs, not just the five we could think of.',
      '**A link is only a link if it’s safe to follow.** Addresses can begin with `https:` or `mailto:`. Anything else is refused when you leave the field, with a sentence that says why, and never becomes a link.',
      '**The preview is the product.** The preview and the file you download come from the same function, so they can’t differ.',
      '**It works offline.** Once it’s open, the tool doesn’t need a network: not on a train, not in a basement, not on a plane. The file you download never does.',
    ],
  },
  { kind: 'heading', text: 'Why start with something free' },
  'When a company says it builds software with care, you have no way to check. A finished tool is a way to check. If the form loses your text, if the file breaks in an old browser, if something is sent where it shouldn’t be, you’ll see it, and you’d be right not to trust us with your invoices.',
  'The other products are marked “coming soon” because they are. You can add them to your cart and request a quote, and we’ll tell you plainly what already runs, what’s in a pilot and what’s still a drawing.',
  { kind: 'heading', text: 'What it doesn’t do' },
  'It doesn’t write your text. We tried a version with suggestions, and the pages began to sound alike; a portfolio that reads like everyone else’s is worth less than a clumsy one that sounds like you. There are no paid templates, no statistics and no badge with our name. It doesn’t publish the page for you either: every host explains how to upload a file.',
  {
    kind: 'note',
    text: 'The tutorial [Build a portfolio with the Portfolio Generator](/documentation/build-a-portfolio) goes through it field by field and ends with a page on the web.',
  },
  'If something doesn’t work, [ask support](/support).',
];
