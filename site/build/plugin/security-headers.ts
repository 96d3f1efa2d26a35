import { createHash } from 'node:crypto';
import { type Configuration, OWN_ENDPOINT } from '../../../packages/content/src/configuration.ts';
import { has } from '../configuration.ts';

/** The exact texts of inline elements. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The Trusted Types policies the site may create, for the addresses of its two workers (BKG-2, SEO-1). */
const trustedTypesPolicies = ['background', 'offline'];

/** The other origins that pages may connect to, send a form to, frame, or load pictures from. */
export interface ForeignOrigins {
  readonly connect: readonly string[];
  /** Without JavaScript the browser itself sends the forms. */
  readonly forms: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

const originsOf = (...addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

const addressOf = ({ contactEndpoint }: Configuration) =>
  contactEndpoint === OWN_ENDPOINT ? undefined : contactEndpoint;

/** The other origins in a configuration. */
export const foreignOrigins = (configuration: Configuration): ForeignOrigins => ({
  connect: originsOf(
    addressOf(configuration),
    has('assistant') ? configuration.chatHost : undefined,
    // Asked whether they can be reached before they are framed (EMB-1).
    configuration.demoFormUrl,
    configuration.mapUrl,
  ),
  forms: originsOf(addressOf(configuration)),
  frames: originsOf(configuration.demoFormUrl, configuration.mapUrl),
  images: originsOf(configuration.teamImageUrl),
});

/** Allows the inline elements with these texts, and the other origins (SEC-1). */
export const contentSecurityPolicy = (
  { scripts, styles }: InlineTexts,
  { connect, forms, frames, images }: ForeignOrigins,
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
    ['form-action', "'self'", ...forms],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypesPolicies],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');

// Only names Chromium knows: an unknown one logs an error on every page.
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

/** The security headers of the local server and of the headers file for static hosts (SEC-1). */
export const securityHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  // Still apart from pages that open this one; a window that the lab opens, Stately’s inspector, can answer (LAB-3).
  'Cross-Origin-Opener-Policy': has('lab') ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
