import {Joi} from '@docusaurus/utils-validation';
import type {HostedSearch} from '../src/search/hosted/account.ts';

/** A message that the site shows above the navigation, set with `ANNOUNCEMENT`. */
export interface Announcement {
  /** Readers who have dismissed an announcement with this id do not see it again. */
  id: string;
  /** HTML text, which can contain links. */
  content: string;
  backgroundColor?: string;
  textColor?: string;
  isCloseable?: boolean;
}

export interface Environment {
  siteUrl: string;
  baseUrl: string;
  noIndex: boolean;
  repositoryUrl: string;
  /** Defined if the three variables of the hosted search are set. */
  search: HostedSearch | undefined;
  announcement: Announcement | undefined;
  /** Where to report vulnerabilities: an `https:`, `mailto:` or `tel:` URI. */
  securityContact: string;
  /** Date of the source, if `SOURCE_DATE_EPOCH` sets it. */
  sourceDate: Date | undefined;
}

type Variables = Record<string, string | undefined>;

/** The error for an invalid variable. Its message contains the value and the allowed values. */
export class EnvironmentError extends Error {
  constructor(variable: string, value: string | undefined, allowed: string) {
    super(`${variable} is ${value === undefined ? 'not set' : `"${value}"`}; allowed: ${allowed}.`);
    this.name = 'EnvironmentError';
  }
}

/** Treats an empty variable as unset, because many shells and CI systems cannot unset a variable. */
function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function readUrl(variables: Variables, name: string, fallback: string, allowPath: boolean): string {
  const value = read(variables, name) ?? fallback;
  const {error} = Joi.string()
    .uri({scheme: ['http', 'https']})
    .validate(value);
  const allowed = `an http or https URL ${allowPath ? 'without a trailing slash' : 'without a path (set the path with BASE_URL)'}, such as ${fallback}`;
  if (error || value.endsWith('/') || (!allowPath && new URL(value).pathname !== '/') || /[?#]/.test(value)) {
    throw new EnvironmentError(name, value, allowed);
  }
  return value;
}

function readBaseUrl(variables: Variables): string {
  const value = read(variables, 'BASE_URL') ?? '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new EnvironmentError('BASE_URL', value, 'a path that starts and ends with a slash, such as / or /resources/');
  }
  return value;
}

function readSwitch(variables: Variables, name: string): boolean {
  const value = read(variables, name) ?? 'false';
  if (value !== 'true' && value !== 'false') {
    throw new EnvironmentError(name, value, 'true or false');
  }
  return value === 'true';
}

function readSearch(variables: Variables): HostedSearch | undefined {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const [appId, apiKey, indexName] = names.map((name) => read(variables, name));
  if (appId !== undefined && apiKey !== undefined && indexName !== undefined) {
    return {appId, apiKey, indexName};
  }
  const missing = names.find((name) => read(variables, name) === undefined);
  if (missing !== undefined && (appId ?? apiKey ?? indexName) !== undefined) {
    throw new EnvironmentError(
      missing,
      undefined,
      `a value, because the hosted search needs either all of ${names.join(', ')} or none of them`,
    );
  }
  return undefined;
}

const announcementSchema = Joi.object<Announcement>({
  id: Joi.string().required(),
  content: Joi.string().required(),
  backgroundColor: Joi.string(),
  textColor: Joi.string(),
  isCloseable: Joi.boolean().strict(),
});

function readAnnouncement(variables: Variables): Announcement | undefined {
  const value = read(variables, 'ANNOUNCEMENT');
  if (value === undefined) {
    return undefined;
  }
  const allowed =
    'a JSON object with the strings id and content and, optionally, backgroundColor, textColor (strings) and isCloseable (true or false)';
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw new EnvironmentError('ANNOUNCEMENT', value, allowed);
  }
  const result = announcementSchema.validate(parsed);
  if (result.error) {
    throw new EnvironmentError('ANNOUNCEMENT', value, `${allowed} (${result.error.message})`);
  }
  return result.value;
}

function readSecurityContact(variables: Variables): string {
  const value = read(variables, 'SECURITY_CONTACT') ?? 'https://moodle.org/security/report';
  const {error} = Joi.string()
    .uri({scheme: ['https', 'mailto', 'tel']})
    .validate(value);
  if (error) {
    throw new EnvironmentError(
      'SECURITY_CONTACT',
      value,
      'an https, mailto or tel URI, such as mailto:security@example.org',
    );
  }
  return value;
}

/** Reads the date that reproducible builds use; see https://reproducible-builds.org/docs/source-date-epoch/. */
function readSourceDate(variables: Variables): Date | undefined {
  const value = read(variables, 'SOURCE_DATE_EPOCH');
  if (value !== undefined && !/^\d{1,11}$/.test(value)) {
    throw new EnvironmentError('SOURCE_DATE_EPOCH', value, 'the number of seconds since 1970, such as 1682294400');
  }
  return value === undefined ? undefined : new Date(Number(value) * 1000);
}

/**
 * Reads and validates all environment variables of the site. Throws an error with a line for each invalid one: its name, its
 * value and the allowed values.
 */
export function readEnvironment(variables: Variables): Environment {
  return {
    siteUrl: readUrl(variables, 'SITE_URL', 'http://localhost:3000', false),
    baseUrl: readBaseUrl(variables),
    noIndex: readSwitch(variables, 'NO_INDEX'),
    repositoryUrl: readUrl(variables, 'REPOSITORY_URL', 'https://github.com/moodle/devdocs', true),
    search: readSearch(variables),
    announcement: readAnnouncement(variables),
    securityContact: readSecurityContact(variables),
    sourceDate: readSourceDate(variables),
  };
}
