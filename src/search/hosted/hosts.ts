import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from './account.ts';

/** Returns the origins (sorted) to which the hosted engine sends searches, for the content security policy. */
export function serviceHosts({appId, apiKey}: HostedSearch): string[] {
  return (
    liteClient(appId, apiKey)
      .transporter.hosts.filter(({accept}) => accept !== 'write')
      .map(({protocol, url}) => `${protocol}://${url.toLowerCase()}`)
      // The client shuffles the fallback hosts to distribute the load.
      .sort()
  );
}
