import {describe, expect, test} from 'vitest';
import {nginxConfig} from '../../../../tools/nginx-config/nginxConfig.ts';

const forEver = {'Cache-Control': 'public, max-age=31536000, immutable'};

const rulesBelow = (baseUrl: string) => [
  {
    path: `${baseUrl}*`,
    headers: {'Content-Security-Policy': "default-src 'self'; object-src 'none'", 'X-Quoted': 'a "b" \\c'},
  },
  {path: `${baseUrl}assets/*`, headers: forEver},
  {path: `${baseUrl}sw.js`, headers: {'Cache-Control': 'no-store'}},
];

test('sends the global headers with every response, including errors', () => {
  const text = nginxConfig(rulesBelow('/'), []);
  expect(text).toContain(
    `    add_header Content-Security-Policy "default-src 'self'; object-src 'none'" always;\n` +
      `    add_header X-Quoted "a \\"b\\" \\\\c" always;\n` +
      '    add_header Cache-Control $site_cache_control always;\n',
  );
  // In a location, it would replace the headers of the server.
  const [locations] = /^ {4}location [^]*/m.exec(text) ?? [];
  expect(locations).toContain('try_files');
  expect(locations).not.toContain('add_header');
});

test('sends the caching headers of the rules', () => {
  expect(nginxConfig(rulesBelow('/'), [])).toContain(
    `map $uri $site_cache_control {
    default "public, max-age=0, must-revalidate";
    "~^/assets/.*$" "public, max-age=31536000, immutable";
    "~^/sw\\.js$" "no-store";
}`,
  );
});

test('finds the files of pages and redirects, and the not-found page', () => {
  const text = nginxConfig(rulesBelow('/'), []);
  expect(text).toContain('try_files $uri $uri.html $uri/index.html =404;');
  expect(text).toContain('try_files /index.html =404;');
  expect(text).toContain('rewrite ^(/.+)/(?:index\\.html)?$ $1 permanent;');
  expect(text).toContain('error_page 404 /404.html;');
  expect(text).not.toContain('return');
});

test('serves a site below a path', () => {
  const text = nginxConfig(rulesBelow('/re.sources/'), []);
  expect(text).toContain('Copy the files of build/ to /re.sources/ below it.');
  expect(text).toContain('"~^/re\\.sources/assets/.*$"');
  expect(text).toContain('location = /re.sources {\n        return 301 /re.sources/;\n    }');
  expect(text).toContain('location = /re.sources/ {\n        try_files /re.sources/index.html =404;\n    }');
  expect(text).toContain('rewrite ^(/re\\.sources/.+)/(?:index\\.html)?$ $1 permanent;');
  expect(text).toContain('location /re.sources/ {');
  expect(text).toContain('error_page 404 /re.sources/404.html;');
});

describe('rejects', () => {
  test('a value that nginx would change', () => {
    expect(() => nginxConfig([{path: '/*', headers: {'X-A': 'costs $5'}}], [])).toThrow(
      'nginx would read the text after "$" as a variable: costs $5',
    );
  });

  test.each([[[]], [[{path: '/docs*', headers: {}}]], [[{path: '/', headers: {}}]]])(
    'rules that do not start with a rule for all paths: %j',
    (rules) => {
      expect(() => nginxConfig(rules, [])).toThrow(
        'The first rule in _headers does not apply to all paths. Was the file written by the build?',
      );
    },
  );
});

test('sends the media type of files that nginx does not know', () => {
  const markdown = {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'};
  const text = nginxConfig([...rulesBelow('/'), {path: '/*.md', headers: markdown}], []);
  expect(text).toContain(
    `    location ~ "^/.*\\.md$" {
        types {}
        default_type text/markdown;
        charset utf-8;
        charset_types text/markdown;
    }
`,
  );
  expect(text).toContain('    add_header X-Robots-Tag $site_x_robots_tag always;');
  expect(text).not.toContain('add_header Content-Type');
});

test('redirects old paths with their query', () => {
  const text = nginxConfig(rulesBelow('/'), [
    {from: '/dev/Experience_API_(xAPI)', to: '/docs/xapi'},
    {from: '/dev/Upgrade_notes', to: '/docs/files#upgradetxt'},
  ]);
  expect(text).toContain(`    location = "/dev/Experience_API_(xAPI)" {
        return 301 "/docs/xapi$is_args$args";
    }
    location = "/dev/Upgrade_notes" {
        return 301 "/docs/files$is_args$args#upgradetxt";
    }
`);
});
