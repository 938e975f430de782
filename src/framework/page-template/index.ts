/**
 * Starts the scripts of a page when the browser has painted it once. They are fetched from the beginning, but a browser
 * that has them early, from its cache or over a fast network, would run them first, and readers would wait for the text
 * that stands there already. A page that nobody looks at is not painted, so it starts at once; after two seconds, in
 * milliseconds below, any page does.
 *
 * Docusaurus looks for itself when the page has been read, and on the home page tells of a wrong base URL if it is not
 * there (`insertBanner`). That is too early here, so it finds something, and is asked again when the scripts have come
 * or failed.
 */
const start = `(function () {
  var isStarted = false;
  var awaited = 0;
  window.docusaurus = null;
  function settle() {
    awaited -= 1;
    if (awaited === 0 && window.docusaurus === null && window.insertBanner) {
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
      awaited += 1;
      document.head.appendChild(script);
    });
  }
  var tellsOfPaint = window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes('paint');
  if (document.hidden || !tellsOfPaint) {
    start();
  } else {
    new PerformanceObserver(start).observe({type: 'paint', buffered: true});
    setTimeout(start, 2000);
  }
})();`;

/**
 * What Docusaurus writes each page into, in the language of Eta. It is the framework's own (`ssgTemplate.html.js` of
 * `@docusaurus/core`) but for the scripts, which are fetched in the head
 * and started below.
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
