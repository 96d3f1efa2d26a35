import { createHash } from 'node:crypto';
import type { Configuration } from '../../packages/content/src/configuration.ts';

/** The texts between the tags of the inline elements that every page carries, exactly as written. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one Trusted Types policy the site may create: a worker's address needs one (BKG-2). */
const trustedTypesPolicy = 'background';

/** Other origins the configuration lets pages talk to, show in frames, or take pictures from. */
export interface ForeignOrigins {
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

const originsOf = (...addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

/** The foreign origins a configuration names. */
export const foreignOrigins = (configuration: Configuration): ForeignOrigins => ({
  connect: originsOf(configuration.contactEndpoint, configuration.chatHost),
  frames: originsOf(configuration.demoFormUrl, configuration.mapUrl),
  images: originsOf(configuration.teamImageUrl),
});

const contentSecurityPolicy = (
  { scripts, styles }: InlineTexts,
  { connect, frames, images }: ForeignOrigins,
) =>
  [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashSource)],
    ['style-src', "'self'", ...styles.map(hashSource)],
    ['img-src', "'self'", 'data:', 'blob:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['frame-src', ...frames],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trustedTypesPolicy],
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
export const securityHeaders = (inline: InlineTexts, origins: ForeignOrigins): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(inline, origins),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
