import account from '@generated/search-engine/default/account.json';
import type {SearchClient} from '../types.ts';
import {connect} from './client.ts';

/**
 * Opens the hosted engine with the account of the build.
 *
 * @returns Its client. The service has the addresses of all pages, so it needs no base URL.
 */
export function openEngine(): SearchClient {
  return connect(account);
}
