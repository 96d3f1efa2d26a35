import * as z from 'zod/mini';
import { company } from './company.ts';

const isWebAddress = (text: string) => {
  try {
    const { protocol, username } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && username === '';
  } catch {
    return false;
  }
};
const webAddress = z
  .string()
  .check(z.refine(isWebAddress, 'must be a whole web address, as https://example.com/page'));
/** As `contactEndpoint`: the site's own server takes the forms, at `/forms/{kind}` (DLV-1). */
export const OWN_ENDPOINT = 'self';

const endpoint = z
  .string()
  .check(
    z.refine(
      (text) => text === OWN_ENDPOINT || isWebAddress(text),
      `must be ${OWN_ENDPOINT}, or a whole web address, as https://example.com/page`,
    ),
  );
const origin = z
  .string()
  .check(
    z.refine(
      (text) => isWebAddress(text) && new URL(text).origin === text,
      'must be an origin without a path or a slash at the end, as https://example.com',
    ),
  );
const email = z.string().check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'must be an email address'));
const phone = z
  .string()
  .check(z.regex(/^\+[\d ]{7,20}$/, 'must be a phone number with its country code, as +1 555 010 0100'));

const [linkedIn, gitHub] = company.profiles;
const { latitude, longitude } = company.address;
// The edges of the map around the office, in degrees.
const box = [longitude - 0.04, latitude - 0.03, longitude + 0.04, latitude + 0.03];

const schema = z.object({
  /** Where the site is at home: canonical addresses and the sitemap begin with it. */
  origin: z._default(origin, company.origin),
  email: z._default(email, company.email),
  /** With country code and blanks, as it is shown. */
  phone: z._default(phone, company.phone),
  linkedInUrl: z._default(webAddress, linkedIn.url),
  gitHubUrl: z._default(webAddress, gitHub.url),
  /** Where the chat service answers; the site's own origin when missing. */
  chatHost: z.optional(origin),
  /** Where forms are sent as JSON: an address, or `self`; missing, this demonstration sends nothing (FRM-1). */
  contactEndpoint: z.optional(endpoint),
  /** The external form on the demo page (EMB-1); missing, the page has a form of its own (BOK-1). */
  demoFormUrl: z.optional(webAddress),
  /** Whether that form sends its parent a message once it is shown: then one that does not has failed. */
  demoFormReports: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  /** The external map on the contact page (EMB-1). */
  mapUrl: z._default(
    webAddress,
    `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((edge) => edge.toFixed(2)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  ),
  /** The same place on a page of its own. */
  mapLinkUrl: z._default(
    webAddress,
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
  ),
  /** The one picture of the team that comes from elsewhere; a local one when missing (ABT-1). */
  teamImageUrl: z.optional(webAddress),
});

/** What differs from one deployment to the next. Web addresses are whole, origins have no slash at the end. */
export type Configuration = Readonly<z.output<typeof schema>>;

/** The environment variable of each value. */
export const CONFIGURATION_VARIABLES: Readonly<Record<keyof Configuration, string>> = {
  origin: 'LOOMWRIGHT_ORIGIN',
  email: 'LOOMWRIGHT_EMAIL',
  phone: 'LOOMWRIGHT_PHONE',
  linkedInUrl: 'LOOMWRIGHT_LINKEDIN_URL',
  gitHubUrl: 'LOOMWRIGHT_GITHUB_URL',
  chatHost: 'LOOMWRIGHT_CHAT_HOST',
  contactEndpoint: 'LOOMWRIGHT_CONTACT_ENDPOINT',
  demoFormUrl: 'LOOMWRIGHT_DEMO_FORM_URL',
  demoFormReports: 'LOOMWRIGHT_DEMO_FORM_REPORTS',
  mapUrl: 'LOOMWRIGHT_MAP_URL',
  mapLinkUrl: 'LOOMWRIGHT_MAP_LINK_URL',
  teamImageUrl: 'LOOMWRIGHT_TEAM_IMAGE_URL',
};

/**
 * Reads the configuration from environment variables; missing and empty ones have defaults.
 * Throws an `Error` whose message names every variable with a wrong value.
 */
export const readConfiguration = (
  environment: Readonly<Record<string, string | undefined>>,
): Configuration => {
  const names = Object.entries(CONFIGURATION_VARIABLES);
  const given = names.flatMap(([key, variable]) => {
    const value = environment[variable]?.trim();
    return value ? [[key, value]] : [];
  });
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const { issues } = result.error;
  const problems = names.flatMap(([key, variable]) =>
    issues
      .filter(({ path }) => path[0] === key)
      .map(({ message }) => `  ${variable} ${message} (it is ${JSON.stringify(environment[variable])})`),
  );
  throw new Error(`The configuration is wrong:\n${problems.join('\n')}`);
};
