/** The account of the hosted search (Algolia). */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}
