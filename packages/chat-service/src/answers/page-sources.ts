import { documentationSections, documentationTree, posts, toDateText } from '@loomwright/content';
import { type Source, toList, toSource } from './source.ts';

const [newest] = posts;

/** The pages that are tools rather than texts, with their purpose. A test compares them with the route table. */
export const pageSources: readonly Source[] = [
  toSource({
    title: 'Products',
    url: '/products',
    parts: [
      'The products page lists everything with its price and whether it is live, to filter and to search.',
    ],
    also: 'catalogue shop filter search',
  }),
  toSource({
    title: 'Contact form',
    url: '/contact',
    parts: [
      'The form is on the contact page: name, e-mail and your message are enough. A person reads every message.',
    ],
    also: 'message us write complain complaint feedback sales',
  }),
  toSource({
    title: 'Support',
    url: '/support',
    parts: [
      'Something does not work, or you do not know how? Write with the support form, pick a channel, or look it up.',
    ],
    also: 'broken problem help bug defect complaint support form ticket reach',
  }),
  toSource({
    title: 'Live chat',
    topic: 'Support channels',
    url: '/support?tab=channels',
    parts: [
      'You are using it: the assistant is on every page, answers at once from this site’s own pages, and shows which.',
    ],
    also: 'livechat instant messenger',
  }),
  toSource({
    title: 'Log in',
    url: '/login',
    parts: ['Log in with the e-mail address and the password of the account you made in this browser.'],
    also: 'login account member',
  }),
  toSource({
    title: 'Create your account',
    url: '/register',
    parts: [
      'An account takes a minute: a name, an e-mail address and a password of at least six characters. It lives in your browser, and costs nothing.',
    ],
    also: 'register new registration open',
  }),
  toSource({
    title: 'Forgot your password?',
    url: '/forgot-password',
    parts: ['With the recovery code of your account you can set a new password.'],
    also: 'reset lost recover recovery code',
  }),
  toSource({
    title: 'Portfolio Generator: the tool',
    topic: 'Portfolio Generator',
    url: '/tools/portfolio-generator',
    parts: [
      'Open the tool and begin with a sample or empty: your page takes shape beside the form, and you download it as one file. Your work is kept in your browser, can be exported and imported at another computer, and printed or saved as a PDF.',
    ],
    also: 'launch start own page website cv resume import export reorder theme picture undo',
  }),
  toSource({
    title: 'Your cart',
    url: '/cart',
    parts: [
      'Your cart lists what you have chosen, with the total. Shipping is free, since there is nothing to ship. From there you can request a quote.',
    ],
    also: 'basket shipping checkout price',
  }),
  toSource({
    title: 'My Orders',
    url: '/orders',
    parts: [
      'The quotes you have asked for are listed under My Orders, with their date, lines and total. You have to be logged in.',
    ],
    also: 'order history past quotes requests see find',
  }),
  toSource({
    title: 'Settings',
    url: '/settings',
    parts: [
      'In the settings you choose the theme (light, dark or as your system has it), export what is stored, change your password, or delete your account. You have to be logged in.',
    ],
    also: 'dark mode light theme preferences change password',
  }),
  toSource({
    title: 'Your profile',
    url: '/profile',
    parts: ['On your profile you change your name and your picture. You have to be logged in.'],
    also: 'change edit name picture avatar photo',
  }),
  toSource({
    title: 'Dashboard',
    url: '/dashboard',
    parts: ['Your dashboard shows figures, notifications and what comes next. The figures are samples.'],
    also: 'notifications statistics',
  }),
  toSource({
    title: 'Your activity',
    url: '/activity',
    parts: ['The activity page lists what you have done here lately. You have to be logged in.'],
    also: 'history log',
  }),
  toSource({
    title: 'Blog',
    url: '/blog',
    parts: [
      newest
        ? `The newest post is [${newest.title}](/blog/${newest.slug}), of ${toDateText(newest.date)}: ${newest.excerpt}`
        : 'Product updates, use cases and what we learned on the way.',
    ],
    also: 'latest newest news posts articles recent read',
  }),
  toSource({
    title: 'Documentation',
    url: '/documentation',
    parts: [
      `There are ${documentationTree.flatMap(({ items }) => items).length} texts, to read or to download as PDF:\n\n${toList(
        documentationTree.map(({ title, summary, href }) => `[${title}](${href}): ${summary}`),
      )}`,
    ],
    also: 'manual guides help download pdf tutorials handbook',
  }),
  ...documentationTree.map(({ id, href, items }) =>
    toSource({
      title: documentationSections[id].title,
      topic: 'Documentation',
      url: href,
      parts: [
        `${documentationSections[id].summary}\n\n${toList(items.map(({ title, slug }) => `[${title}](/documentation/${slug})`))}`,
      ],
    }),
  ),
  toSource({
    title: 'Frequently asked questions',
    url: '/faq',
    parts: ['Short answers on what we do, what it costs, and where your data goes.'],
    also: 'faq',
  }),
];
