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
/** The site's own server accepts the forms at `/forms/{kind}` (DLV-1). */
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
const box = [longitude - 0.04, latitude - 0.03, longitude + 0.04, latitude + 0.03];

const schema = z.object({
  /** Prefix of canonical URLs and of the URLs in the sitemap. */
  origin: z._default(origin, company.origin),
  email: z._default(email, company.email),
  phone: z._default(phone, company.phone),
  linkedInUrl: z._default(webAddress, linkedIn.url),
  gitHubUrl: z._default(webAddress, gitHub.url),
  /** Origin of the chat service; the site's own if missing. */
  chatHost: z.optional(origin),
  /** Where forms are posted as JSON: a URL or `self`. If missing, nothing is sent (FRM-1). */
  contactEndpoint: z.optional(endpoint),
  /** External booking form (EMB-1); if missing, the page uses its own (BOK-1). */
  demoFormUrl: z.optional(webAddress),
  /**
   * Whether the external booking form posts a message once it has loaded; if so, no message means failure.
   */
  demoFormReports: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  mapUrl: z._default(
    webAddress,
    `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((edge) => edge.toFixed(2)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  ),
  mapLinkUrl: z._default(
    webAddress,
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
  ),
  /** The only team picture from another host; if missing, a local one is used (ABT-1). */
  teamImageUrl: z.optional(webAddress),
});

/** What differs between deployments. URLs are absolute; origins have no trailing slash. */
export type Configuration = Readonly<z.output<typeof schema>>;

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

/** Missing and empty variables take their defaults. Throws an `Error` that names every invalid variable. */
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
