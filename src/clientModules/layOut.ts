import type {ClientModule} from '@docusaurus/types';
import {onMove} from '../view/onMove';

/** Elements that `src/css/content.css` leaves for later on a page that has just been opened, and some before them. */
const blockSelector = '.markdown > *';

/**
 * For how long, in milliseconds, blocks are to be laid out before the page may answer. A phone takes several times as long
 * as the machine of whoever reads this.
 */
const turn = 8;

/**
 * The least effort of a turn; see `effortOf`. The browser draws a frame after each turn, which on a slow device takes longer
 * than a few blocks do: one by one, a long page was not done for half a minute.
 */
const leastEffort = 5;

/** So many times the effort of the turn before is the most, as what comes next may take longer than what has been. */
const growth = 1.5;

/** How long it waits at most, in milliseconds, until the browser has nothing else to do. */
const patience = 200;

const opening = new AbortController();

function blocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(blockSelector)];
}

/** Whether it is within a screen of what is seen, where the browser has laid it out already. */
function isNear(block: HTMLElement): boolean {
  const {top, bottom} = block.getBoundingClientRect();
  return bottom > -window.innerHeight && top < 2 * window.innerHeight;
}

/** How much there is to lay out, in blocks: elements within one count too. Fitted to pages of text, samples and tables. */
function effortOf(block: HTMLElement): number {
  return 1 + block.getElementsByTagName('*').length / 40;
}

/** Takes the next blocks that make up an effort, one at the least. */
function takeBlocks(left: HTMLElement[], most: number): {some: HTMLElement[]; effort: number} {
  let effort = 0;
  let count = 0;
  for (const block of left) {
    const more = effortOf(block);
    if (count > 0 && effort + more > most) {
      break;
    }
    effort += more;
    count += 1;
  }
  return {some: left.splice(0, count), effort};
}

/** Lays out some blocks at once, and says how long that took, in milliseconds. */
function layOutSome(some: HTMLElement[]): number {
  const begin = performance.now();
  some.forEach(({style}) => (style.contentVisibility = 'visible'));
  // Has all of them laid out now.
  some.at(-1)?.getBoundingClientRect();
  return performance.now() - begin;
}

/** From here on, the page is as if all of it had been laid out at once. */
function endOpening(): void {
  opening.abort();
  delete document.documentElement.dataset.opening;
  blocks().forEach(({style}) => style.removeProperty('content-visibility'));
}

/** In the order of the page: as many at a time as a turn has room for, going by the turn before. */
function layOutTurns(left: HTMLElement[], most = leastEffort): void {
  window.requestIdleCallback(
    () => {
      if (opening.signal.aborted) {
        return;
      }
      if (left.length === 0) {
        // The styles of all blocks change, which is a turn of its own.
        endOpening();
        return;
      }
      const {some, effort} = takeBlocks(left, most);
      const took = layOutSome(some);
      layOutTurns(left, Math.max(leastEffort, Math.min(growth * most, effort * (turn / took))));
    },
    {timeout: patience},
  );
}

let hasBegun = false;

function layOutRest(): void {
  if (!hasBegun) {
    hasBegun = true;
    layOutTurns(blocks());
  }
}

function onFirstMove(): void {
  if (!('requestIdleCallback' in window)) {
    // A browser that does not tell when it has nothing else to do lays out what is left at once.
    endOpening();
    return;
  }
  // At once, as a card of a name may come out of a block, which shows nothing beyond its edges until then.
  blocks()
    .filter(isNear)
    .forEach(({style}) => (style.contentVisibility = 'visible'));
  layOutRest();
}

const isOpening = (): boolean => document.documentElement.dataset.opening !== undefined;

/*
 * Laying out a long page keeps a phone busy for about as long as its scripts do until it answers, and the reader sees the
 * beginning alone. So a page that has just been opened (`config/pageTemplate.ts` marks it) lays out that, and what
 * comes near. The others follow from the first to the last, some at a time, when the browser has nothing else to do, and at
 * the latest when the reader moves. Then it knows how long the page is, and scrolls as ever; so do tools that look at where
 * things stand.
 */
const layOut: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // Before anything is shown of another page, or of another section, which the browser has to find.
    if (previousLocation && isOpening()) {
      endOpening();
    }
  },
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation && isOpening()) {
      onMove(onFirstMove, opening.signal);
      if ('requestIdleCallback' in window) {
        window.requestIdleCallback(() => {
          if (!opening.signal.aborted) {
            layOutRest();
          }
        });
      }
    }
  },
};

export const {onRouteUpdate, onRouteDidUpdate} = layOut;
