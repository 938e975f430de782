import type {Page} from '@playwright/test';

/** The attribute that marks samples. axe checks the contrast of no other elements. */
export const sampleMarker = 'data-contrast-sample';

/**
 * Marks elements so that every combination of colours on a page has a sample. Checking all elements takes many times as long,
 * and most of them are alike: hundreds of table cells, links in the sidebar or tokens of code. Two elements are alike if they
 * and their parents have the same tag and classes, and if the text has the same colours, size and weight on the same
 * backgrounds. The first and the last of them are marked, because axe skips an element that something else covers.
 */
export async function markContrastSamples(page: Page): Promise<void> {
  await page.evaluate((marker) => {
    const backdrops = new Map<Element, number>();
    const numbers = new Map<string, number>();

    /** Returns a number for everything behind a text: the same number means the same backgrounds and effects. */
    const backdropOf = (element: Element): number => {
      const known = backdrops.get(element);
      if (known !== undefined) {
        return known;
      }
      const behind = element.parentElement ? backdropOf(element.parentElement) : -1;
      const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
      const isTransparent = own === 'rgba(0, 0, 0, 0),none,1,none,normal';
      const description = `${behind},${own}`;
      const number = isTransparent ? behind : (numbers.get(description) ?? numbers.size);
      if (!isTransparent) {
        numbers.set(description, number);
      }
      backdrops.set(element, number);
      return number;
    };

    const describe = (element: Element): unknown[] => {
      const {color, fontSize, fontWeight, textDecoration, textShadow} = getComputedStyle(element);
      const {tagName, classList} = element;
      return [tagName, classList.value, color, fontSize, fontWeight, textDecoration, textShadow];
    };

    const hasText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

    document.querySelectorAll(`[${marker}]`).forEach((element) => element.removeAttribute(marker));
    const samples = new Map<string, [first: Element, last: Element]>();
    for (const element of document.body.querySelectorAll('*')) {
      if (hasText(element) && element.checkVisibility({visibilityProperty: true})) {
        // axe ignores the contrast of disabled controls, so they cannot be samples of others.
        const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null;
        const parent = describe(element.parentElement!);
        const look = [...describe(element), ...parent, backdropOf(element), isDisabled].join();
        samples.set(look, [samples.get(look)?.[0] ?? element, element]);
      }
    }
    for (const element of [...samples.values()].flat()) {
      element.setAttribute(marker, '');
    }
  }, sampleMarker);
}
