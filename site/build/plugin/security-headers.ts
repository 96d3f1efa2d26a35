import { createHash } from 'node:crypto';
import { type Configuration, OWN_ENDPOINT } from '../../../packages/content/src/configuration.ts';
import { has } from '../configuration.ts';

export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const trustedTypesPolicies = ['background', 'offline'];

export interface ForeignOrigins {
  readonly connect: readonly string[];
  /** Origins to which the browser submits forms when JavaScript is unavailable. */
  readonly forms: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

const originsOf = (...addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

const addressOf = ({ contactEndpoint }: Configuration) =>
  contactEndpoint === OWN_ENDPOINT ? undefined : contactEndpoint;

export const foreignOrigins = (configuration: Configuration): ForeignOrigins => ({
  connect: originsOf(
    addressOf(configuration),
    has('assistant') ? configuration.chatHost : undefined,
    // The page checks that these can be reached before it frames them (EMB-1).
    configuration.demoFormUrl,
    configuration.mapUrl,
  ),
  forms: originsOf(addressOf(configuration)),
  frames: originsOf(configuration.demoFormUrl, configuration.mapUrl),
  images: originsOf(configuration.teamImageUrl),
});

/** Allows the site's own files, and the given inline elements and external origins (SEC-1). */
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

// Only features that Chromium supports, because it logs an error for an unknown name.
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

export const securityHeaders = (policy: string): Headers => ({
  'Content-Security-Policy': policy,
  // Isolates the site from pages that open it, but lets Stately's inspector reply to the lab (LAB-3).
  'Cross-Origin-Opener-Policy': has('lab') ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});
