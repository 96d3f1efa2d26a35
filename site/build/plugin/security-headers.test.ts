import { expect, test } from 'vitest';
import { readConfiguration } from '../../../packages/content/src/configuration.ts';
import { contentSecurityPolicy, foreignOrigins } from './security-headers.ts';

const directive = (environment: Readonly<Record<string, string>>, name: string) => {
  const origins = foreignOrigins(readConfiguration(environment));
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, origins);
  return policy.split('; ').find((text) => text.startsWith(name));
};

test('only the configured form and map may be framed and fetched', {
  tags: ['EMB-1', 'SEC-1'],
}, () => {
  const map = 'https://www.openstreetmap.org';
  expect(directive({}, 'frame-src')).toBe(`frame-src ${map}`);
  expect(directive({}, 'connect-src')).toBe(`connect-src 'self' ${map}`);
  const own = { LOOMWRIGHT_DEMO_FORM_URL: 'https://forms.example/demo?a=1' };
  expect(directive(own, 'frame-src')).toBe(`frame-src https://forms.example ${map}`);
  expect(directive(own, 'connect-src')).toBe(`connect-src 'self' https://forms.example ${map}`);
});

test('forms may be sent to the configured address only', {
  tags: ['DLV-1', 'SEC-1'],
}, () => {
  const sent = { LOOMWRIGHT_CONTACT_ENDPOINT: 'https://desk.example/in' };
  expect(directive(sent, 'form-action')).toBe("form-action 'self' https://desk.example");
  const own = { LOOMWRIGHT_CONTACT_ENDPOINT: 'self' };
  for (const name of ['form-action', 'connect-src']) expect(directive(own, name)).toBe(directive({}, name));
});
