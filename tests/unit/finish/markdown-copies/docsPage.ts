interface Page {
  /** Path of the page, with the base URL. */
  path: string;
  /** Title as HTML. */
  title: string;
  /** Content as HTML. */
  content?: string;
  tag?: string;
}

/** Returns the HTML of a docs page with the parts of a built page that the conversion reads or must skip. */
export function docsPage({path, title, content = '', tag = 'docs-default-current'}: Page): string {
  return `<!doctype html><html><head>
<meta name="docusaurus_tag" content="${tag}"/><meta name="description" content="Say &quot;a&quot;."/>
<link rel="canonical" href="https://example.org${path}"/></head>
<body><main><article><nav class="theme-doc-breadcrumbs">Breadcrumb</nav>
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>
<ul data-nosnippet="true"><li>Checked</li></ul>${content}</div>
<footer class="theme-doc-footer">Last updated</footer></article></main></body></html>`;
}
