import { chromium } from 'playwright';

const [, , base, out, width, height, scheme, ...paths] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const c = await b.newContext({
  viewport: { width: +width, height: +height },
  colorScheme: scheme,
  reducedMotion: 'reduce',
});
const p = await c.newPage();
for (const path of paths) {
  await p.goto(base + path, { waitUntil: 'networkidle' });
  await p.waitForTimeout(400);
  await p.screenshot({ path: `${out}${path.replaceAll('/', '_')}.png` });
}
await b.close();
