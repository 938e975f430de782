/**
 * Starts the scripts of a page after its first paint. They are fetched from the beginning, but a browser that already
 * has them would run them first, and the text would wait for hydration. A hidden page is never painted, so its scripts
 * start immediately; after two seconds, those of every page do.
 *
 * On the home page, Docusaurus checks for a wrong base URL when the document has been parsed: if `window.docusaurus` is
 * undefined, it calls `insertBanner`. That is before our scripts start, so this code defines the variable, and repeats
 * the check when the scripts have loaded or failed.
 */
const start = `(function () {
  var isStarted = false;
  var pending = 0;
  window.docusaurus = null;
  function settle() {
    pending -= 1;
    if (pending === 0 && window.docusaurus === null && window.insertBanner) {
      window.insertBanner();
    }
  }
  function start() {
    if (isStarted) {
      return;
    }
    isStarted = true;
    document.querySelectorAll('link[rel=preload][as=script]').forEach(function (link) {
      var script = document.createElement('script');
      script.src = link.href;
      script.async = false;
      script.onload = script.onerror = settle;
      pending += 1;
      document.head.appendChild(script);
    });
  }
  var reportsPaint = window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes('paint');
  if (document.hidden || !reportsPaint) {
    start();
  } else {
    new PerformanceObserver(start).observe({type: 'paint', buffered: true});
    setTimeout(start, 2000);
  }
})();`;

/**
 * The HTML template of all pages, in the Eta language. It is a copy of `ssgTemplate.html.js` from `@docusaurus/core`,
 * except for the scripts: the head preloads them and the code above starts them.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" href="<%= it.baseUrl %><%= script %>" as="script" fetchpriority="low" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script>${start}</script>
  </body>
</html>
`;
