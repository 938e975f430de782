import type {SecurityHeaders} from '../src/headers/index.ts';
import {serviceHosts} from '../src/search/hosted/hosts.ts';
import type {HostedSearch} from '../src/search/hosted/account.ts';

/** What browsers can do for a page and no page here asks for. Writing to the clipboard is not among it: samples are copied. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What static hosts send with every file; `src/headers` writes it.
 *
 * @param search - Account of the hosted search, or undefined if none is configured.
 * @returns The policy and the other headers.
 */
export function securityHeaders(search: HostedSearch | undefined): SecurityHeaders {
  return {
    policy: {
      'default-src': ["'self'"],
      // The build adds the hashes of its inline scripts. Nothing is evaluated, and no script comes from elsewhere.
      'script-src': ["'self'"],
      'worker-src': ["'self'"],
      // Diagrams bring a style sheet each, tables and the counters of lines have attributes. Hashes would not do: the style
      // sheet of a diagram names it, and names are counted as a reader goes.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...(search ? serviceHosts(search) : [])],
      'object-src': ["'none'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // No Strict-Transport-Security: it binds a domain, for a year, to what its host alone knows, which is whether all of
      // it has a certificate and keeps one.
    },
  };
}
