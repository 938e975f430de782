import account from '@generated/search-engine/default/account.json';
import type {SearchClient} from '../types.ts';
import {connect} from './client.ts';

/**
 * Creates a client for the hosted engine with the account of the build. It needs no base URL, because the index contains
 * the URLs of all pages.
 */
export function openEngine(): SearchClient {
  return connect(account);
}
