/**
 * Makes everything outside an element inert, so that it can neither be focused nor clicked, except for elements that a selector
 * matches, such as a backdrop. Returns a function that makes the rest usable again.
 */
export function makeOutsideInert(element: HTMLElement, exception: string): () => void {
  const changed: HTMLElement[] = [];
  for (let inside = element; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling instanceof HTMLElement && sibling !== inside && !sibling.inert && !sibling.matches(exception)) {
        sibling.inert = true;
        changed.push(sibling);
      }
    }
  }
  return () => {
    for (const sibling of changed) {
      sibling.inert = false;
    }
  };
}
