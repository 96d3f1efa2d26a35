import { createHash } from 'node:crypto';

/** The texts between the tags of the inline elements that every page carries, exactly as written. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Names of the Trusted Types policies the site may create; a worker address will need one. */
const trustedTypesPolicies: readonly string[] = [];

const contentSecurityPolicy = ({ scripts, styles }: InlineTexts) =>
  [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashSource)],
    ['style-src', "'self'", ...styles.map(hashSource)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...(trustedTypesPolicies.length > 0 ? trustedTypesPolicies : ["'none'"])],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

// Only names that Chromium knows: an unknown one is an error in the console of every page.
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The one source of the security headers: the local server and the headers file of static hosts use it (SEC-1). */
export const securityHeaders = (inline: InlineTexts): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(inline),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
