import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {longUpgrade, shortUpgrade} from './facts.ts';

/** The largest layout shift that readers don't notice. Google calls up to 0.1 good. */
export const shiftLimit = 0.05;

/** Viewport of a phone. */
export const phone = {width: 390, height: 844};

/** Viewport that has room for the sidebar and the page contents. */
export const desktop = {width: 1280, height: 900};

/** Pages with content that arrives later than the rest, and one that has only text and tables. */
export const shiftPages = {
  home: pageKinds.home,
  'search with results': pageKinds['search with results'],
  'not found': pageKinds['not found'],
  'long docs page with tables': pageKinds['long docs page with tables'],
  'docs page with tabs and samples': pageKinds.components,
  'release index': '/general/releases',
  'upgrade planner with a plan': `/general/releases/upgrade?from=${longUpgrade.from}&to=${longUpgrade.to}`,
  'upgrade planner with a short plan': `/general/releases/upgrade?from=${shortUpgrade.from}&to=${shortUpgrade.to}`,
  'API index': '/docs/api-index',
  changes: '/docs/changes',
};

/** Name of a page in `shiftPages`. */
export type ShiftPage = keyof typeof shiftPages;

/** Pages whose layout differs most on a wide screen. */
const widePages: ReadonlySet<ShiftPage> = new Set<ShiftPage>([
  'home',
  'docs page with tabs and samples',
  'upgrade planner with a plan',
]);

/** A first visit to a page. */
export interface Visit {
  kind: ShiftPage;
  path: string;
  device: 'phone' | 'wide screen';
  viewport: {width: number; height: number};
}

/** The first visits during which nothing may move: to these pages on a phone, and to some of them on a wide screen. */
export const visits: readonly Visit[] = (Object.keys(shiftPages) as ShiftPage[]).flatMap((kind) => {
  const path = shiftPages[kind];
  const onPhone: Visit = {kind, path, device: 'phone', viewport: phone};
  return widePages.has(kind) ? [onPhone, {kind, path, device: 'wide screen', viewport: desktop}] : [onPhone];
});
