import type { WrittenProse } from '../prose.ts';

export const text: WrittenProse = [
  'This site has accounts, carts and requests for quotes, and no server that stores them. Everything you do here is kept by your own browser. This page explains what that means in practice: what works, what does not, and how to take your data with you or get rid of it.',
  { kind: 'heading', text: 'Your account' },
  'You [create an account](/register) with a name, an e-mail address and a password of at least six characters. It exists in the browser you made it in, and nowhere else: on your telephone, or in another browser on the same computer, it does not exist.',
  {
    kind: 'list',
    items: [
      '**The address is not checked.** No letter is sent, so it need not be a real one. It only has to be written the same way again; capitals and blanks around it do not matter.',
      '**The password is not stored.** What is stored is the result of 600,000 rounds of PBKDF2 with a salt of its own, from which the password cannot be read back. Do not use a password here that you use elsewhere, though: whoever can use your browser can read its storage.',
      '**Two sample accounts** are there from the beginning, a member and an administrator, so that the member’s pages can be looked at without an account of one’s own.',
    ],
  },
  { kind: 'heading', text: 'When logging in fails' },
  'A wrong address and a wrong password get the same answer, so that nobody learns which accounts exist. After three failed attempts the form is locked: for thirty seconds the first time, and for twice as long each further time, up to fifteen minutes. The lock holds in every tab and survives a reload; a countdown shows how long is left. A successful login resets it. If you have forgotten your password, [the recovery page](/forgot-password) says what can be done.',
  { kind: 'heading', text: 'The cart' },
  'Choose a quantity on a product’s page and press **Add to Cart**. Adding the same product again raises its quantity, up to 99. In the cart a quantity below one removes the line; a removed line can be brought back until you leave the page. Totals are computed in whole cents.',
  {
    kind: 'table',
    caption: 'Which cart is the active one',
    head: ['You are', 'The active cart', 'What happens next'],
    rows: [
      ['Not logged in', 'The guest’s cart', 'Its lines wait; the cart page asks you to log in'],
      ['Logging in', 'The account’s cart', 'The guest’s lines are added to it, once, and you are told'],
      ['Logged in', 'The account’s cart', 'It follows changes in your other tabs at once'],
      ['Logging out', 'The guest’s cart', 'The account’s cart stays where it is'],
    ],
  },
  'Names and prices always come from the catalogue of the day. If a product is gone, its line says so and is not counted.',
  { kind: 'heading', text: 'Asking for a quote' },
  'Nothing is sold on this site. **Request a Quote** in the cart opens the contact form with your lines and the total in the message. Edit it as you like; if you had begun a message, the lines are added to it. When the message was sent, the request is listed under [My Orders](/orders) with its date, lines and total.',
  {
    kind: 'note',
    text: 'Unless the operator of the site has set up an address for forms, this is a demonstration: the form says that it sends nothing, and it does send nothing. Write an e-mail for anything that matters.',
  },
  { kind: 'heading', text: 'What is stored' },
  'You can look at it yourself: open the developer tools of your browser, choose Storage or Application, then Local Storage. A cart looks like this:',
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
  'Every key, with what it holds, is listed on the [privacy page](/privacy). If something stored cannot be read, because another program wrote it or because somebody edited it, it is not deleted: it moves to a key that ends in `.unreadable`, and the site goes on with an empty value.',
  { kind: 'heading', text: 'Taking it with you, deleting it' },
  {
    kind: 'list',
    items: [
      '**Export.** [Settings](/settings) has a button that gives you everything stored as one JSON file.',
      '**Change the password.** Also in Settings; the old password is asked for.',
      '**Delete the account.** In Settings, with everything that belongs to it. Its number is never given to another account in the same browser.',
      '**Delete everything.** Clear the site’s data in your browser. There is no other copy.',
    ],
  },
  { kind: 'heading', text: 'When the browser does not remember' },
  'In private windows, with blocked site data or with a full disk a browser may refuse to store anything. The site then works from memory, says once that this browser will not remember changes, and forgets everything when you close the tab. Nothing else stops working.',
  { kind: 'heading', text: 'Several tabs' },
  'You may have the site open as often as you like. Logging out in one tab logs out the others, a line added in one appears in the others, and so does a change of theme. Each change begins from what is stored at that moment, so two tabs do not overwrite each other’s work.',
];
