import { describe, expect, it } from 'vitest';
import { company } from '../src/company.ts';
import { CONFIGURATION_VARIABLES, OWN_ENDPOINT, readConfiguration } from '../src/configuration.ts';

const failureOf = (environment: Record<string, string>) => {
  try {
    readConfiguration(environment);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the configuration', () => {
  it('has a working default for every required value', () => {
    const configuration = readConfiguration({});
    expect(configuration.origin).toBe(company.origin);
    expect(configuration.contactEndpoint).toBeUndefined();
    expect(configuration.demoFormUrl).toBeUndefined();
    expect(readConfiguration({ LOOMWRIGHT_EMAIL: '  ' }).email).toBe(configuration.email);
  });

  it('reads each value from its variable', () => {
    const values: Record<string, string> = {
      origin: 'https://shop.example',
      email: 'me@shop.example',
      phone: '+44 20 0000 0000',
      chatHost: 'https://chat.example',
      demoFormReports: 'yes',
    };
    for (const [key, variable] of Object.entries(CONFIGURATION_VARIABLES)) {
      const value = values[key] ?? 'https://else.example/page?a=1';
      expect(readConfiguration({ [variable]: value })).toHaveProperty(key, value);
    }
  });

  it('accepts `self`, which sends the forms to the site’s own server', { tags: ['DLV-1'] }, () => {
    expect(readConfiguration({ LOOMWRIGHT_CONTACT_ENDPOINT: ' self ' }).contactEndpoint).toBe(OWN_ENDPOINT);
  });

  it.each([
    ['LOOMWRIGHT_ORIGIN', 'https://shop.example/'],
    ['LOOMWRIGHT_ORIGIN', 'shop.example'],
    ['LOOMWRIGHT_EMAIL', 'no address'],
    ['LOOMWRIGHT_PHONE', '12'],
    ['LOOMWRIGHT_CONTACT_ENDPOINT', 'javascript:alert(1)'],
    ['LOOMWRIGHT_CONTACT_ENDPOINT', '/forms'],
    ['LOOMWRIGHT_DEMO_FORM_URL', '/demo'],
    ['LOOMWRIGHT_DEMO_FORM_REPORTS', 'sometimes'],
    ['LOOMWRIGHT_MAP_URL', 'https://me:secret@maps.example/'],
    ['LOOMWRIGHT_CHAT_HOST', 'https://chat.example/chat'],
  ])('refuses %s=%s and names the variable', (variable, value) => {
    expect(failureOf({ [variable]: value })).toContain(`${variable} must be`);
  });

  it('reports all wrong values at once', () => {
    const failure = failureOf({ LOOMWRIGHT_EMAIL: 'x', LOOMWRIGHT_PHONE: 'y' });
    expect(failure).toMatch(/LOOMWRIGHT_EMAIL[\s\S]*LOOMWRIGHT_PHONE/);
  });
});
