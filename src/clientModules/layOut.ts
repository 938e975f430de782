import type {ClientModule} from '@docusaurus/types';
import {onMove} from '../view/onMove';

/** Elements that `src/css/content.css` leaves for later on a page that has just been opened, and some before them. */
const blockSelector = '.markdown > *';

/**
 * For how long, in milliseconds, blocks are laid out before the page may answer. The last one is begun by then. A phone
 * takes several times as long as the machine of whoever reads this.
 */
const turn = 8;

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

function layOutSome(left: HTMLElement[]): void {
  const end = performance.now() + turn;
  let block = left.shift();
  while (block) {
    block.style.contentVisibility = 'visible';
    // Has it laid out now.
    block.getBoundingClientRect();
    block = performance.now() < end ? left.shift() : undefined;
  }
}

/** From here on, the page is as if all of it had been laid out at once. */
function endOpening(): void {
  opening.abort();
  delete document.documentElement.dataset.opening;
  blocks().forEach(({style}) => style.removeProperty('content-visibility'));
}

/** In the order of the page, some at a time. */
function layOutTurns(left: HTMLElement[]): void {
  window.requestIdleCallback(
    () => {
      if (opening.signal.aborted) {
        return;
      }
      layOutSome(left);
      if (left.length > 0) {
        layOutTurns(left);
      } else {
        endOpening();
      }
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
