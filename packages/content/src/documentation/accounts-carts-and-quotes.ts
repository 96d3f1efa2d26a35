import { toNumberText, toNumberWord } from '@loomwright/kit';
import {
  lockAttempts,
  lockSeconds,
  longestLockMinutes,
  mostQuantity,
  passwordCharacters,
  passwordRounds,
} from '../facts.ts';
import { toAmount } from '../number-words.ts';
import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'This site has accounts, carts and quote requests, but no server that stores them. Everything you do here stays in your own browser. This page explains what that means in practice: what works, what doesn’t, and how to export or delete your data.',
  { kind: 'heading', text: 'Your account' },
  `You [create an account](/register) with a name, an email address and a password of at least ${toAmount(passwordCharacters, 'character')}. It exists in the browser you created it in and nowhere else, not on your phone and not in another browser on the same computer.`,
  {
    kind: 'list',
    items: [
      '**The email address isn’t verified.** No email is sent, so it doesn’t have to be a real address. You just have to enter the same one when you log in; capital letters and spaces around it don’t matter.',
      `**The password is not stored.** What is stored is the result of ${toNumberText(passwordRounds)} rounds of PBKDF2 with a salt of its own, which can’t be turned back into the password. Still, don’t reuse a password from another site: anyone who can use your browser can read its storage.`,
      '**Two sample accounts**, a member and an administrator, exist from the start, so that you can look at the members’ pages without creating an account.',
    ],
  },
  { kind: 'heading', text: 'When logging in fails' },
  `A wrong email address and a wrong password get the same answer, so that nobody can find out which accounts exist. After ${toNumberWord(lockAttempts)} failed attempts the form is locked: for ${toAmount(lockSeconds, 'second')} the first time, and twice as long each time after that, up to ${toAmount(longestLockMinutes, 'minute')}. The lock applies to every tab and survives a reload; a countdown shows how long is left. A successful login resets it. If you’ve forgotten your password, [the recovery page](/forgot-password) explains what you can do.`,
  { kind: 'heading', text: 'The cart' },
  `Choose a quantity on a product’s page and press **Add to Cart**. Adding the same product again raises its quantity, up to ${mostQuantity}. In the cart a quantity below one removes the line; you can undo a removal until you leave the page. Totals are computed in whole cents.`,
  {
    kind: 'table',
    caption: 'Which cart is active',
    head: ['You are', 'The active cart', 'What happens next'],
    rows: [
      ['Not logged in', 'The guest’s cart', 'Its lines wait; the cart page asks you to log in'],
      ['Logging in', 'The account’s cart', 'The guest’s lines are added to it, once, and a notice says so'],
      ['Logged in', 'The account’s cart', 'It follows changes in your other tabs at once'],
      ['Logging out', 'The guest’s cart', 'The account’s cart is kept for next time'],
    ],
  },
  'Names and prices always come from the current catalogue. If a product is no longer sold, its line says so and isn’t counted.',
  { kind: 'heading', text: 'Requesting a quote' },
  'Nothing is sold on this site. **Request a Quote** in the cart opens the contact form with your lines and the total in the message. Edit it as you like; if you had already started a message, the lines are added to it. You don’t need an account for that. If you’re logged in, the request is then listed under [My Orders](/orders) with its date, lines and total; without an account, note its number.',
  {
    kind: 'note',
    text: 'Unless the operator of the site has connected the forms, this is a demonstration: the form says that it sends nothing, and it doesn’t. For anything that matters, send an email.',
  },
  { kind: 'heading', text: 'What is stored' },
  'You can see for yourself: open your browser’s developer tools, choose Storage or Application, then Local Storage. A cart looks like this:',
  {
    kind: 'code',
    language: 'JSON',
    text: `[
  {
    "id": 1,
    "name": "AI Chatbot Integration",
    "price": 29.99,
    "image": "/art/products/1.svg",
    "quantity": 2
  }
]`,
  },
  'The [privacy page](/privacy) lists every key and what it holds. If a stored value can’t be read, because another program wrote it or someone edited it, it isn’t deleted: it moves to a key that ends in `.unreadable`, and the site continues with an empty value.',
  { kind: 'heading', text: 'Exporting and deleting your data' },
  {
    kind: 'list',
    items: [
      '**Export.** [Settings](/settings) has a button that gives you everything stored as one JSON file.',
      '**Change your password.** On your [profile](/profile); you need your current password.',
      '**Delete your account.** In Settings, with everything that belongs to it. Its id is never given to another account in the same browser.',
      '**Delete everything.** Clear the site’s data in your browser. There is no other copy.',
    ],
  },
  { kind: 'heading', text: 'When the browser can’t store anything' },
  'In a private window, with site data blocked, or with a full disk, a browser may refuse to store anything. The site then works from memory, tells you once that this browser will not remember changes, and forgets everything when you close the tab. Nothing else stops working.',
  { kind: 'heading', text: 'Several tabs' },
  'You can have the site open in as many tabs as you like. Logging out in one tab logs you out in the others, and a line added to the cart or a change of theme appears in all of them. Every change starts from what is stored at that moment, so two tabs don’t overwrite each other’s work.',
];
