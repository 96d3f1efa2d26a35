import { documentationTree, emailAnswerHours, posts, toDateText } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { type Draft, toList } from './source.ts';

const [newest] = posts;

interface Page {
  readonly title: string;
  readonly topic?: string;
  readonly url: string;
  readonly text: string;
  readonly also?: string;
}

const pages: readonly Page[] = [
  {
    title: 'Products',
    url: '/products',
    text: 'The products page lists everything with its price and status; you can filter it by category, search names and descriptions, and sort it. A live product has a button “Launch Tool” on its page, which opens the tool.',
    also: 'catalogue shop filter search',
  },
  {
    title: 'Compare products',
    url: '/products/compare',
    text: 'The comparison page shows up to three products side by side: price, status, category, key features.',
    also: 'comparison versus table beside',
  },
  {
    title: 'Search',
    url: '/',
    text: 'Open the search with the button in the bar, Ctrl K or /. It finds pages, products, posts, documentation, questions and actions while you type. At the foot of the search you switch the / key on or off, and clear recent searches. Logout is in the account menu at the top; other tabs are logged out too.',
    also: 'find shortcut key',
  },
  {
    title: 'Finding your way',
    url: '/',
    text: 'The bar at the top of every page has the products, prices, services, about us and contact, the search and your cart; there you log in, or open your account menu with the dashboard, your orders, your profile, the settings and Logout. On a narrow screen these links are in the menu. The footer of every page has the blog, the documentation, the FAQ and support, privacy, security and terms, the profiles on LinkedIn and GitHub, and the switch for the theme. YouTube and Mastodon are named there without a link: these profiles are not there yet. On a long page a button leads back to the top.',
    also: 'navigation menu bar footer where link',
  },
  {
    title: 'The assistant',
    url: '/',
    text: 'The button “Ask” at the lower edge of every page opens the assistant. Enter sends a question, Shift and Enter begin a new line. While a question waits you can take it back; after a failure, “Try again” sends it once more. Below an answer you can copy it, or say whether it was helpful; if it wasn’t, write to us instead. At the top you clear the conversation, make the panel large, or close it; Escape closes it too.',
    also: 'chat panel window button open close resize copy rate retry',
  },
  {
    title: 'When a page fails',
    url: '/',
    text: 'If a page could not be loaded, you may be offline, or the site may have been updated while you were reading: choose “Try again”. If something went wrong on a page, the rest of the site works. Your cart is safe either way. At an address without a page you see “Page Not Found”: it may have moved, or the link may be broken.',
    also: 'error broken 404 missing reload crash',
  },
  {
    title: 'Statecharts',
    url: '/statecharts',
    text: 'The statechart lab shows every machine of this site, drawn as a chart and described state by state. There you can simulate a machine: send events, let time pass, step back, and copy the run as a test. You can watch the machines of this tab while you use the site, record them, and save a trace that one command replays. Each chart can be saved as JSON for the Stately editor.',
    also: 'lab xstate machines diagrams inspector',
  },
  {
    title: 'Booking a time',
    topic: 'Demo',
    url: '/demo',
    text: 'You choose a half hour within our business hours, on a day within the next six weeks, shown in your time zone next to the office’s. There is a calendar file to save, and members find the request under My Orders. If no time suits you, tell us by email or phone when you are free, and we find another one.',
    also: 'slot calendar reschedule time zone weeks',
  },
  {
    title: 'Support',
    url: '/support',
    text: 'Something isn’t working, or you’re not sure how to do it? Use the support form, pick a channel, or look it up. The form asks for your name, your email, a subject, a message and a priority: low, medium or high; medium is chosen at first.',
    also: 'broken problem help bug defect complaint support form ticket reach',
  },
  {
    title: 'Live chat',
    topic: 'Support channels',
    url: '/support?tab=channels',
    text: 'You are using it: the assistant is on every page, answers at once from this site’s own pages, and shows which.',
    also: 'livechat instant messenger',
  },
  {
    title: 'Log in',
    url: '/login',
    text: 'Log in with the email address and the password of the account you created in this browser.',
    also: 'login account member',
  },
  {
    title: 'Create your account',
    url: '/register',
    text: 'An account takes a minute: a name, an email address and a password of at least six characters. It exists only in your browser, and costs nothing. A browser can hold several accounts, each with an email address of its own. You enter the password twice, and agree to the terms.',
    also: 'register new registration open',
  },
  {
    title: 'Forgot your password?',
    url: '/forgot-password',
    text: 'With the recovery code of your account you can set a new password. A code has 25 letters and digits; hyphens and capital letters don’t matter. It works only once. Without a code you can create a new account with another email address. Your browser may have saved your password: look among its saved passwords.',
    also: 'reset lost recover recovery code',
  },
  {
    title: 'Portfolio Generator: the tool',
    topic: 'Portfolio Generator',
    url: '/tools/portfolio-generator',
    text: 'Open the tool and start with a sample or empty: your page takes shape next to the form, and you download it as one file. Your work is kept in your browser, can be exported and imported on another computer, and printed or saved as a PDF. There are three themes: Linen has serifs and plenty of space, Indigo is bold, in one colour, and Slate has two columns. Each can be light or dark, or follow the reader’s setting. Only your name is required. A portrait is cropped to a square, without the photo’s location and time. Undo and redo are above the form. The page is saved as portfolio.html.',
    also: 'launch start own page website cv resume import export reorder theme picture undo',
  },
  {
    title: 'Your cart',
    url: '/cart',
    text: 'Your cart lists what you’ve chosen, with the total. Shipping is free, because there is nothing to ship. From there you can request a quote. The confirmation of a quote request shows its number, the lines and the total, and can be printed.',
    also: 'basket shipping checkout price',
  },
  {
    title: 'My Orders',
    url: '/orders',
    text: `The quotes and demos you’ve requested are listed under My Orders, latest first; a quote with its date, lines and total. You can show only quotes or only demos, and search them by product or number. You can put what a quote had into your cart again. You can ask about a request, and save a demo to your calendar. A request that was sent can’t be edited or deleted. Where the forms are connected, we answer a quote by email within ${toCountText(emailAnswerHours, 'hour')}. You have to be logged in.`,
    also: 'order history past quotes requests see find',
  },
  {
    title: 'Settings',
    url: '/settings',
    text: 'In the settings you choose the theme (light, dark or the same as your system), export what is stored, log out everywhere, that is in every tab and window of this browser, or delete your account. There you also choose whether forms and maps of other companies ask first or load at once, and see every key with its current size. Deleting an account removes it with all its data, that is cart, quotes, activity, notifications and picture, and logs you out in every tab. The guest’s cart stays. You type DELETE to confirm, and it can’t be undone. You have to be logged in.',
    also: 'dark mode light theme preferences',
  },
  {
    title: 'Recovery code',
    topic: 'Settings',
    url: '/settings',
    text: 'You create a recovery code in the settings, with your current password, while you’re logged in. It is shown once, for you to write down, and is the one way back in if you forget your password. A new one replaces it: the old one stops working. Anyone who has it can set a new password in this browser.',
    also: 'make generate code write down',
  },
  {
    title: 'Background',
    topic: 'Settings',
    url: '/settings',
    text: 'The background pauses with the round button at the edge of the page. The settings keep it moving, still or off; it stays still if your system asks for reduced motion.',
    also: 'animation particles threads dots woven light',
  },
  {
    title: 'On this device',
    topic: 'Settings',
    url: '/settings',
    text: 'After the first visit the site opens without a network: every public page, the cart, the Portfolio Generator and the settings; the assistant and the forms wait. The settings offer to install the site where the browser does; otherwise look in its menu for “Install” or “Add to Home Screen”. A new version of the site is offered in a notice and in the settings, and never reloads a page by itself.',
    also: 'offline install app update version pwa',
  },
  {
    title: 'Your profile',
    url: '/profile',
    text: 'On your profile you change your name, your picture and your password; for the password you need your current one. You have to be logged in. A picture may be a file of up to 20 MB; JPEG, PNG and WebP work in every browser. It is cropped to a small square, without the photo’s location and time. The email address can’t be changed, because no server could verify a new one.',
    also: 'change edit name picture avatar photo password',
  },
  {
    title: 'Dashboard',
    url: '/dashboard',
    text: 'Your dashboard shows figures, notifications and what comes next. The figures are samples. Notifications can be marked as read, one by one or all at once.',
    also: 'notifications statistics',
  },
  {
    title: 'Your activity',
    url: '/activity',
    text: 'The activity page lists what you’ve done here recently: up to 100 entries, kept in this browser and sent nowhere. You can filter it by topic, and search it. “Clear activity” empties it, and you can undo that until you leave the page. You have to be logged in.',
    also: 'history log',
  },
  {
    title: 'Blog',
    url: '/blog',
    text: newest
      ? `The newest post is [${newest.title}](/blog/${newest.slug}), of ${toDateText(newest.date)}: ${newest.excerpt}`
      : 'Product updates, use cases and what we learned on the way.',
    also: 'latest newest news posts articles recent read',
  },
  {
    title: 'Documentation',
    url: '/documentation',
    text: `There are ${documentationTree.flatMap(({ items }) => items).length} texts, to read here or download as PDFs:\n\n${toList(
      documentationTree.map(({ title, summary, href }) => `[${title}](${href}): ${summary}`),
    )}`,
    also: 'manual guides help download pdf tutorials handbook',
  },
  {
    title: 'Feed',
    topic: 'Blog',
    url: '/blog',
    text: 'The blog has an Atom feed; feed readers find it from the page’s address.',
    also: 'rss subscribe follow',
  },
  ...documentationTree.map(({ title, summary, href, items }) => ({
    title,
    topic: 'Documentation',
    url: href,
    text: `${summary}\n\n${toList(items.map((item) => `[${item.title}](/documentation/${item.slug})`))}`,
  })),
  {
    title: 'Frequently asked questions',
    url: '/faq',
    text: 'Short answers on what we do, what it costs, and where your data goes.',
    also: 'faq',
  },
];

/** The pages that are tools rather than texts, with their purpose. A test compares them with the pages of the site. */
export const pageSources: readonly Draft[] = pages.map(({ text, ...page }) => ({ ...page, parts: [text] }));
