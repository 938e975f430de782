import {normalise} from './tokenise.ts';

/** Words that don't describe the subject of a query. Verbs that are common in names, such as `get`, are not included. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    "a about am an and another any are as at be been but by can could did do does doing don't for from had has have how i if",
    "I'm in into is isn't it its it's just may me might my need of on or our please shall should so some that the their",
    "them then there these they this those to us want was we were what what's when where which who whom why will with",
    'would you your',
  ].flatMap((line) => line.split(' ').map(normalise)),
);
