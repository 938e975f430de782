import escapeStringRegexp from 'escape-string-regexp';
import {patternOf, type HeaderRule} from '../../src/finish/headers/headersFile.ts';
import type {Redirect} from '../../src/finish/redirects/redirectsFile.ts';
import {defaultCaching} from '../../src/finish/headers/rules.ts';

/** Media types to compress. Fonts, images and offline packs are already compressed. */
const compressedTypes = [
  'application/atom+xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
];

/** Quotes a string. Strings with `$` are rejected, because it starts a variable in nginx and can't be escaped. */
function quote(value: string): string {
  if (value.includes('$')) {
    throw new Error(`nginx would read the text after "$" as a variable: ${value}`);
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Creates a variable with a header's value for each path, and the line that sends the header. */
function headerMap(name: string, rules: readonly HeaderRule[]): {map: string; use: string} {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const defaultValue = name === 'Cache-Control' ? defaultCaching : '';
  const cases = rules.flatMap(({path, headers: {[name]: value}}) =>
    value === undefined ? [] : [`    "~${patternOf(path)}" ${quote(value)};`],
  );
  return {
    // `$uri` is the served file rather than the requested path, so that a missing asset is not cached as immutable.
    map: [`map $uri ${variable} {`, `    default ${quote(defaultValue)};`, ...cases, '}'].join('\n'),
    use: `    add_header ${name} ${variable} always;`,
  };
}

/** Header that nginx sets itself, from the type of a location. */
const typeHeader = 'Content-Type';

/** Creates the location of files whose media type the rules define, because nginx doesn't know it. */
function typeLocation({path, headers}: HeaderRule): string {
  const [type = '', charset] = headers[typeHeader]?.split('; charset=') ?? [];
  return `
    location ~ "${patternOf(path)}" {
        types {}
        default_type ${type};${charset === undefined ? '' : `\n        charset ${charset};\n        charset_types ${type};`}
    }`;
}

/** Creates the location of an old path. The query goes before the anchor. */
function redirectLocation({from, to}: Redirect): string {
  const [target = '', anchor] = to.split('#');
  const url = `${quote(target).slice(1, -1)}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`;
  return `\n    location = ${quote(from)} {\n        return 301 "${url}";\n    }`;
}

/**
 * Creates an nginx configuration that sends the headers of a `_headers` file, and the redirects of a `_redirects` file.
 *
 * @param rules - Rules of the build. The first one applies to all paths below the base URL.
 * @returns Content of a file for `conf.d/`.
 * @throws If there is no rule for all paths, or if nginx doesn't support a value.
 */
export function nginxConfig(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const [everywhere, ...others] = rules;
  const baseUrl = everywhere?.path.slice(0, -1) ?? '';
  if (everywhere?.path !== `${baseUrl}*` || !baseUrl.endsWith('/')) {
    throw new Error('The first rule in _headers does not apply to all paths. Was the file written by the build?');
  }
  const fixed = Object.entries(everywhere.headers).map(
    ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
  );
  const names = new Set(others.flatMap(({headers}) => Object.keys(headers)).filter((name) => name !== typeHeader));
  const types = others.filter(({headers}) => typeHeader in headers).map(typeLocation);
  const maps = [...names].map((name) => headerMap(name, others));
  const root = baseUrl === '/' ? '' : ` Copy the files of build/ to ${baseUrl} below it.`;
  return `# Written by "npm run nginx-config" from build/_headers and build/_redirects. Run it again after each build, because the file contains
# hashes of inline scripts. Save it in a folder that the http block includes, such as /etc/nginx/conf.d/.

${maps.map(({map}) => map).join('\n\n')}

server {
    # Change these: port, certificate, name, and Strict-Transport-Security if the whole domain uses HTTPS.
    listen 80;
    server_name developers.example.org;
    # Change this: the folder of the site.${root}
    root /var/www/developer-resources;

    # A location with another add_header would not inherit these.
${[...fixed, ...maps.map(({use}) => use)].join('\n')}

    charset utf-8;
    gzip on;
    gzip_comp_level 6;
    gzip_vary on;
    gzip_proxied any;
    gzip_types
        ${compressedTypes.join('\n        ')};

    # One URL for each page: no trailing slash and no index.html.
    absolute_redirect off;
    rewrite ^(${escapeStringRegexp(baseUrl)}.+)/(?:index\\.html)?$ $1 permanent;

    location = ${baseUrl} {
        try_files ${baseUrl}index.html =404;
    }
    location ${baseUrl} {
        # Pages are page.html, and redirects of moved pages are page/index.html.
        try_files $uri $uri.html $uri/index.html =404;
    }${types.join('')}${redirects.map(redirectLocation).join('')}
${baseUrl === '/' ? '' : `    location = ${baseUrl.slice(0, -1)} {\n        return 301 ${baseUrl};\n    }\n`}
    error_page 404 ${baseUrl}404.html;
}
`;
}
