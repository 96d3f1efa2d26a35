import { letter } from '../support/forms.ts';
import { test } from './browsers-test.ts';
import { serveWithChatFaults } from './site-beside.ts';

test('a form shows its errors, keeps its draft over a reload, and is confirmed', {
  tag: ['@BRW-1', '@FRM-1', '@FRM-3', '@FRM-4'],
}, async ({ site }) => {
  await site.open('/contact');
  await site.click('button', 'Send Message');
  await site.sees('There is a problem');
  await site.click('link', 'Message is required');
  await site.hasFocus('field', 'Your Message');
  await site.fillIn(letter);
  await site.reload();
  await site.hasValue('Email', letter.Email);
  await site.click('button', 'Send Message');
  await site.sees('Thank you! Your message has been sent successfully.');
});

test('the assistant replies, and Escape returns focus', {
  tag: ['@BRW-1', '@CHT-1', '@CHT-3', '@CHT-7'],
}, async ({ site }) => {
  await site.open('/');
  await site.click('button', 'Ask the assistant');
  await site.hasFocus('field', 'Your question');
  await site.tab.keyboard.type('When are you open?');
  await site.tab.keyboard.press('Enter');
  await site.sees(/When are you open\?.*(?:9:00|Mon)/);
  await site.tab.keyboard.press('Escape');
  await site.hasFocus('button', 'Ask the assistant');
});

test('the assistant asks again after closed connections, a cut answer and an error', {
  tag: ['@BRW-1', '@CHT-4'],
}, async ({ baseURL, newScreen }) => {
  using faulty = await serveWithChatFaults(baseURL);
  const site = await newScreen(faulty.url);
  await site.open('/');
  await site.click('button', 'Ask the assistant');
  await site.hasFocus('field', 'Your question');
  await site.tab.keyboard.type('When are you open?');
  await site.tab.keyboard.press('Enter');
  await site.sees('No answer yet: the network could not be reached.');
  await site.sees('No answer yet: the server answered 503.');
  await site.sees(/When are you open\?.*(?:9:00|Mon)/);
  await site.seesNot('Sorry, I encountered an error');
});

test('the portfolio generator keeps what is written over a reload', { tag: ['@BRW-1', '@PGN-1'] }, async ({
  site,
}) => {
  await site.open('/tools/portfolio-generator');
  await site.click('button', 'Start empty');
  await site.click('button', 'Next: About you');
  await site.fill('Name', 'Asenla Jamir');
  await site.sees('Kept in this browser');
  await site.reload();
  await site.hasValue('Name', 'Asenla Jamir');
});
