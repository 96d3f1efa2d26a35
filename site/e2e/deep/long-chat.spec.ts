// A conversation of five hundred messages.
import { ask, box, inPanel, log, openAssistant, times } from '../support/chat.ts';
import { twoFrames } from '../support/observe.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';

test('one more message after five hundred takes less than 400 ms of work', {
  tag: '@CHT-7',
}, async ({ page }) => {
  // Replies are made in the page: five hundred over the network would measure the network.
  await page.addInitScript(() => {
    const { fetch } = window;
    const response = 'An answer with **weight**, a [link](/faq) and\n- a point\n- and another one';
    window.fetch = async (input, init) =>
      String(input).endsWith('/chat') ? Response.json({ response }) : fetch(input, init);
  });
  await open(page, '/forum');
  await openAssistant(page);
  // Rendering each message would take too long.
  await inPanel(page, 'Close the assistant').click();
  await page.evaluate(async () => {
    const area = document.querySelector<HTMLTextAreaElement>('#assistant textarea');
    const list = document.querySelector('#assistant [role="log"]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    for (let count = 1; count <= 250; count += 1) {
      setValue?.call(area, `Question ${count}, which is not a short one, so that it has more than one line`);
      area?.dispatchEvent(new Event('input', { bubbles: true }));
      area?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      while ((list?.childElementCount ?? 0) < 2 * count) await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await openAssistant(page);
  await expect(times(page)).toHaveCount(500);
  // Processor time of the main thread, which load on the machine does not change.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await workMs();
  await ask(page, 'One more');
  await expect(times(page)).toHaveCount(502);
  await twoFrames(page);
  const spent = (await workMs()) - before;
  console.log(`one more message: ${spent.toFixed(0)} ms of work`);
  expect(spent, 'ms of work').toBeLessThan(400);
  await expect(log(page).locator('> :last-child')).toBeInViewport();
  await expect(box(page)).toBeFocused();
});
