// Change: renders nothing, because our `DocItem/Content` shows the contents below the title and the facts of a page. The
// stock layout has them above the title, where they can't stick to the window while the reader scrolls.

/** Renders nothing. */
export default function DocItemTOCMobile(): null {
  return null;
}
