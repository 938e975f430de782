import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from './account.ts';

/**
 * Where the client of the hosted engine sends searches, for a content security policy.
 *
 * @param account - Where the index is.
 * @returns Origins, in alphabetical order.
 */
export function serviceHosts({appId, apiKey}: HostedSearch): string[] {
  return (
    liteClient(appId, apiKey)
      .transporter.hosts.filter(({accept}) => accept !== 'write')
      .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`)
      // The client shuffles them, so that no host gets all that another cannot answer.
      .sort()
  );
}
