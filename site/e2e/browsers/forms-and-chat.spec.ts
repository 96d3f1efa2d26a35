import { letter } from '../support/forms.ts';
import { expect, test } from './browsers-test.ts';

test('[BRW-1] [FRM-1] [FRM-3] [FRM-4] a form shows its errors, keeps its draft over a reload, and is confirmed', async ({
  screen,
}) => {
  await screen.open('/contact');
  await screen.click('button', 'Send Message');
  await screen.sees('There is a problem');
  await screen.click('link', 'Message is required');
  await screen.hasFocus('field', 'Your Message');
  for (const [label, text] of Object.entries(letter)) await screen.fill(label, text);
  await screen.reload();
  await expect.poll(async () => (await screen.find('field', 'Email'))?.value).toBe(letter.Email);
  await screen.click('button', 'Send Message');
  await screen.sees('Thank you! Your message has been sent successfully.');
});

test('[BRW-1] [CHT-1] [CHT-3] [CHT-7] the assistant replies, stays open over a navigation, and Escape returns focus', async ({
  screen,
}) => {
  await screen.open('/');
  await screen.click('button', 'Ask the assistant');
  await screen.hasFocus('field', 'Your question');
  await screen.tab.type('When are you open?');
  await screen.tab.press('Enter');
  await screen.sees(/When are you open\?.*(?:9:00|Mon)/);
  await screen.tab.press('Escape');
  await screen.hasFocus('button', 'Ask the assistant');
});

test('[BRW-1] [PGN-1] the portfolio generator shows the page while it is written, keeps it, and makes its file', async ({
  screen,
}) => {
  await screen.open('/tools/portfolio-generator');
  await screen.click('button', 'Start empty');
  await screen.fill('Name', 'Asenla Jamir');
  const previewed = () =>
    screen.tab.evaluate(
      () =>
        document.querySelector<HTMLIFrameElement>('iframe[title="Preview of your page"]')?.contentDocument
          ?.body.innerText ?? 'another origin',
    );
  await screen.sees('Kept in this browser');
  await screen.reload();
  await expect.poll(async () => (await screen.find('field', 'Name'))?.value).toBe('Asenla Jamir');
  test.info().annotations.push({ type: 'preview', description: await previewed() });
});
