/**
 * Makes everything outside an element inert, so that it can neither be focused nor clicked.
 *
 * @param element - The element that stays usable, with everything inside it.
 * @param exception - A selector of elements that stay clickable, such as a backdrop.
 * @returns A function that makes the rest usable again.
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
