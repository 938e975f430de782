import type {SecurityHeaders} from '../src/finish/headers/index.ts';
import {serviceHosts} from '../src/search/hosted/hosts.ts';
import type {Environment} from './environment.ts';

/**
 * Browser features that no page uses. `clipboard-write` is not listed, because the copy buttons of code samples need
 * it.
 */
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
 * Returns the headers that static hosts send with every file. Pages can connect to the hosted search and send forms to the
 * repository.
 */
export function securityHeaders({
  search,
  repositoryUrl,
}: Pick<Environment, 'search' | 'repositoryUrl'>): SecurityHeaders {
  return {
    policy: {
      'default-src': ["'self'"],
      // The build adds the hashes of its inline scripts.
      'script-src': ["'self'"],
      'worker-src': ["'self'"],
      // Diagrams, tables and line numbers use style attributes.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...(search ? serviceHosts(search) : [])],
      'object-src': ["'none'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      // The form below each page opens an issue in the repository.
      'form-action': ["'self'", new URL(repositoryUrl).origin],
      'frame-ancestors': ["'none'"],
    },
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Strict-Transport-Security is left out, because only the domain's owner knows if all of it will support HTTPS
      // for a year.
    },
  };
}
