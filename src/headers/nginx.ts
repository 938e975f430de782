import escapeStringRegexp from 'escape-string-regexp';
import {patternOf, type HeaderRule} from './headersFile.ts';

/** What gzip makes smaller; fonts, images and the packs of the offline site are compressed already. */
const compressed = [
  'application/atom+xml',
  'application/javascript',
  'application/json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/xml',
];

/**
 * @param value - Value of a header.
 * @returns The same as a string of nginx.
 * @throws If nginx would take a part of it for a variable, which nothing can prevent.
 */
function quote(value: string): string {
  if (value.includes('$')) {
    throw new Error(`nginx takes what follows "$" for a variable: ${value}`);
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * Writes what of a header differs from path to path.
 *
 * @param name - Name of the header.
 * @param baseUrl - Base URL of the site.
 * @param rules - Rules of the paths.
 * @returns A variable with the value for each file, and the line that sends it.
 */
function mapOf(name: string, baseUrl: string, rules: readonly HeaderRule[]): {map: string; use: string} {
  const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const usual = rules.find(({path}) => path === baseUrl)?.headers[name] ?? '';
  const cases = rules.flatMap(({path, headers: {[name]: value}}) =>
    value === undefined || value === usual ? [] : [`    "~${patternOf(path)}" ${quote(value)};`],
  );
  return {
    // The file that answers, not the path that was asked for: that there is none must not be kept for ever.
    map: [`map $uri ${variable} {`, `    default ${quote(usual)};`, ...cases, '}'].join('\n'),
    use: `    add_header ${name} ${variable} always;`,
  };
}

/**
 * Writes the configuration of a site for nginx, which sends the headers of `_headers`.
 *
 * @param rules - Rules of the build. The first is that of all paths below the base URL.
 * @returns Text of a file for `conf.d/`.
 * @throws If there is no rule for all paths, or a value that nginx cannot have.
 */
export function nginxConfig(rules: readonly HeaderRule[]): string {
  const [everywhere, ...others] = rules;
  const baseUrl = everywhere?.path.slice(0, -1) ?? '';
  if (everywhere?.path !== `${baseUrl}*` || !baseUrl.endsWith('/')) {
    throw new Error('The first rule of _headers is not that of all paths; was it written by the build?');
  }
  const fixed = Object.entries(everywhere.headers).map(
    ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
  );
  const names = new Set(others.flatMap(({headers}) => Object.keys(headers)));
  const maps = [...names].map((name) => mapOf(name, baseUrl, others));
  const root = baseUrl === '/' ? '' : ` The files of build/ belong into ${baseUrl} below it.`;
  return `# Written by "npm run nginx-config" from build/_headers; write it anew after each build, as it has hashes of
# the scripts in the pages. It goes into a folder that the http block includes, such as /etc/nginx/conf.d/.

${maps.map(({map}) => map).join('\n\n')}

server {
    # Yours: address, certificate, and Strict-Transport-Security once all of the domain has one.
    listen 80;
    server_name developers.example.org;
    # Yours: where the site is.${root}
    root /var/www/developer-resources;

    # A location with an add_header of its own would lose all of these.
${[...fixed, ...maps.map(({use}) => use)].join('\n')}

    charset utf-8;
    gzip on;
    gzip_comp_level 6;
    gzip_vary on;
    gzip_proxied any;
    gzip_types
        ${compressed.join('\n        ')};

    # One address a page: no slash at its end, no index.html.
    absolute_redirect off;
    rewrite ^(${escapeStringRegexp(baseUrl)}.+)/(?:index\\.html)?$ $1 permanent;

    location = ${baseUrl} {
        try_files ${baseUrl}index.html =404;
    }
    location ${baseUrl} {
        # Pages are page.html; those of a path that has moved, page/index.html.
        try_files $uri $uri.html $uri/index.html =404;
    }
${baseUrl === '/' ? '' : `    location = ${baseUrl.slice(0, -1)} {\n        return 301 ${baseUrl};\n    }\n`}
    error_page 404 ${baseUrl}404.html;
}
`;
}
