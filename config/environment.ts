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

/** Matches URIs with one of the schemes. */
const isUri = (scheme: string[]) => (value: string) => !Joi.string().uri({scheme}).validate(value).error;

const isUrl = (value: string) => isUri(['http', 'https'])(value) && !/\/$|[?#]/.test(value);

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
  try {
    const result = announcementSchema.validate(JSON.parse(value));
    if (result.error) {
      throw result.error;
    }
    return result.value;
  } catch (error) {
    throw new EnvironmentError('ANNOUNCEMENT', value, `${allowed} (${(error as Error).message})`);
  }
}

/**
 * Reads and validates all environment variables of the site. Throws an error with a line for each invalid one: its name, its
 * value and the allowed values.
 */
export function readEnvironment(variables: Variables): Environment {
  const check = (name: string, fallback: string, isValid: (value: string) => boolean, allowed: string): string => {
    const value = read(variables, name) ?? fallback;
    if (!isValid(value)) {
      throw new EnvironmentError(name, value, allowed);
    }
    return value;
  };
  const [siteUrl, repositoryUrl] = ['http://localhost:3000', 'https://github.com/moodle/devdocs'];
  // See https://reproducible-builds.org/docs/source-date-epoch/.
  const seconds = check(
    'SOURCE_DATE_EPOCH',
    '',
    (value) => /^\d{0,11}$/.test(value),
    'the number of seconds since 1970, such as 1682294400',
  );
  return {
    siteUrl: check(
      'SITE_URL',
      siteUrl,
      (value) => isUrl(value) && new URL(value).pathname === '/',
      `an http or https URL without a path (set the path with BASE_URL), such as ${siteUrl}`,
    ),
    baseUrl: check(
      'BASE_URL',
      '/',
      (value) => /^\/(?:[\w.~-]+\/)*$/.test(value),
      'a path that starts and ends with a slash, such as / or /resources/',
    ),
    noIndex: check('NO_INDEX', 'false', (value) => ['true', 'false'].includes(value), 'true or false') === 'true',
    repositoryUrl: check(
      'REPOSITORY_URL',
      repositoryUrl,
      isUrl,
      `an http or https URL without a trailing slash, such as ${repositoryUrl}`,
    ),
    search: readSearch(variables),
    announcement: readAnnouncement(variables),
    securityContact: check(
      'SECURITY_CONTACT',
      'https://moodle.org/security/report',
      isUri(['https', 'mailto', 'tel']),
      'an https, mailto or tel URI, such as mailto:security@example.org',
    ),
    sourceDate: seconds === '' ? undefined : new Date(Number(seconds) * 1000),
  };
}
