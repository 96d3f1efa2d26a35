import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'The [Portfolio Generator](/products/6) is the first of our six products that you can use today. You type a name, a headline, what you do and what you have made; a page takes shape beside the form; you download it as one file. It costs nothing, and it asks for no account.',
  'It is also the smallest thing in our catalogue, and the only one without any artificial intelligence in it. Both of these are deliberate. This post says why.',
  { kind: 'heading', text: 'One file, and nothing behind it' },
  'What you download is a single HTML file. The styles are inside it, the words and pictures are inside it, and there is no script in it at all. It opens from a memory stick, from an e-mail attachment, from any web host, and it will open in ten years, because there is nothing in it that could be switched off.',
  'Making it needs no server either. The form, the preview and the file are the work of your own browser. What you have typed is kept in that browser, under one key that our [privacy page](/privacy) names, so that a closed tab loses nothing. Delete the key and it is gone. Export it, and you can go on with it at another computer. We could not show you a copy, because we never had one.',
  { kind: 'heading', text: 'What we had to get right' },
  'A small tool has few places to hide its mistakes. These were the ones that took time:',
  {
    kind: 'list',
    items: [
      '**Everything you type is text.** A project called `<script>` appears as the word it is. Each field is escaped where it enters the page, and we test that with thousands of generated inputs rather than with the five we could think of.',
      '**A link is only a link if it is safe to follow.** Addresses may begin with `https:` or `mailto:`; anything else is refused when you leave the field, with a sentence that says why, and never becomes a link.',
      '**The preview is the product.** The page beside the form and the file you download come from the same function. There is no second rendering that could differ.',
      '**It works without a network.** Once it is open, the tool needs none: not on a train, not in a basement, not on an aeroplane. The file you download never does.',
    ],
  },
  { kind: 'heading', text: 'Why begin with a tool that is free' },
  'When a company says that it builds software with care, you have no way to check. A finished tool is a way to check. If the form loses your text, if the file breaks in an old browser, if something is sent somewhere it should not be, you will see it, and you will be right not to trust us with your invoices.',
  'The other five products are marked “coming soon” in the catalogue because they are. You can put them in your cart and ask for a quote, and we will tell you plainly what runs already, what is in a pilot, and what is still a drawing.',
  { kind: 'heading', text: 'What it does not do' },
  'It does not write your texts. We tried a version with suggestions, and the pages began to sound alike; a portfolio that reads like everybody’s is worth less than a clumsy one that reads like yours. It has no templates to buy, no statistics and no badge with our name. It does not publish the page for you either: uploading a file is something every host explains well.',
  {
    kind: 'note',
    text: 'The tutorial [Build a portfolio with the Portfolio Generator](/documentation/build-a-portfolio) goes through it field by field and ends with a page on the web.',
  },
  'If something is wrong with it, [tell us](/support). There is no customer number to find first.',
];
