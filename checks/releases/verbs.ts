/** Words that are always part of a verb in release notes. */
const auxiliaries = [
  'is are was were be been being has have had do does did can could may might must will would should shall cannot',
  "isn't aren't wasn't weren't hasn't haven't don't doesn't didn't can't couldn't won't let lets",
];

/** Past forms that do not end in -ed. */
const irregularPast = [
  'became began begun bound broke brought built came caught chose chosen cut did done drawn drew fell found gave given got',
  'hid hidden kept laid led left lost made overridden overwrote overwritten put ran rebuilt rewritten rewrote sent set shown',
  'split sped swept taken took thrown undone withdrawn went written wrote',
];

/** Verbs that are hardly ever used as nouns. Both `appear` and `appears` count. */
const verbs = [
  'abort accept activate adapt add adjust affect agree allow analyse announce appear apply ask assign autocomplete avoid',
  'become begin behave break bring build bundle calculate call capture carry catch cause choose clarify clash clear',
  'close collapse collect combine come compare complete comply compute configure conform confuse consider consist',
  'contain continue contribute control convert cooperate cope correct corrupt cover crash create customise deal decide',
  'delete deliver deny depend deploy deprecate derive describe destroy detect determine die differ disable disappear',
  'discard disclose discover dismiss display distinguish divide duplicate embed emit emulate enable encode encourage',
  'encrypt enforce enhance enrol ensure enter erase escape estimate evaluate exceed exclude execute exhaust exist expand',
  'expect expire explain expose extend fail feature fetch fill finalise find finish fix flush follow force forget freeze',
  'generalise generate get give go grow handle happen hide honour identify ignore implement imply improve include indent',
  'indicate inform inherit inject insert insist inspect install integrate interfere interpret intersect introduce',
  'invalidate invite invoke isolate justify keep know lay lead leak leave load localise look lose maintain make manage',
  'mark match mention merge minimise mislead misplace mix modify move multiply navigate need normalise notify obey',
  'obscure observe occur offer omit open optimise overlap override overwrite parse perform permit persist pick populate',
  'postpone prefer prepare preserve pretend prevent preview proceed produce prohibit propose protect provide pull purge',
  'push put raise ramp randomise reach read readjust realise rearrange rebuild recalculate receive recognise recommend',
  'recover recreate redesign reduce refactor refer refine reflect refresh refuse regard regenerate register regrade',
  'regress reindex reinstall reject relate reload rely remain remember remove rename render renew reopen reorder',
  'reorganise repair replace reply require rerun resend reserve resize resolve respect respond restart restore restrict',
  'resubmit resume retain rethrow retrieve retry return reuse reveal revert revise revoke rewrite sanitise satisfy save',
  'say scramble see select send separate serve shorten show shrink simplify skip solve sort specify squash start stay',
  'stick stop store strip submit substitute succeed suggest summarise supersede supply support survive suspend swallow',
  'swap switch synchronise take tell throw tidy toggle transform translate treat trigger truncate try undo unenrol',
  'unhide unify uninstall unlink unlock unpack unset update use validate vary verify visit wait warn withdraw',
  'work wrap write',
];

/** Verbs that are nouns as well. They count only where a noun hardly ever is: at the beginning, next to an adverb or before an object. */
const nounsAndVerbs = [
  'access archive award back block buffer bulk cache cast change check clean copy count cut default delay direct double',
  'download draft drag drop edit end exit export filter fit flag flip format grade group guide hash highlight hint hold',
  'import increase issue join jump label lag last launch limit link list lock log lower map mask measure migrate',
  'mute name number order overflow overlay pass paste patch pause place plan play poll practise prefix press print',
  'process prompt publish query quote record redirect reference release repeat report reset rest result review roll run',
  'sample scale scan schedule scroll search set share sign signal silence slow split spread state stream stretch style',
  'swipe sync tag tap target test time track transfer turn upgrade upload view vote',
];

function listOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** Returns a verb and its form with -s. */
function formsOf(verb: string): string[] {
  return [verb, /(?:s|x|sh|ch|o)$/.test(verb) ? `${verb}es` : `${verb.replace(/(?<=[^aeiou])y$/, 'ie')}s`];
}

const certain = new Set([...listOf(auxiliaries), ...listOf(irregularPast), ...listOf(verbs).flatMap(formsOf)]);
const possible = new Set(listOf(nounsAndVerbs).flatMap(formsOf));

/** Adverbs that stand directly before or after a verb. */
const adverb = /^(?:now|longer|also|always|again|automatically|correctly|fully|never|only|quickly|still)$/;

/** Begins the object of a verb. It rarely follows a noun. */
const object = /^(?:a|an|the|its|their|all|each|to)$/;

/** Matches the part of the platform before the colon. */
const component = /^[A-Z][^:`[\]()]*: /;

/**
 * Checks whether a line of release notes has a verb. There is no grammar here, only a list of words, so that every change
 * with `fixed …`, `… now …`, `… no longer …` or an instruction at the beginning passes. If a good line fails, add its verb.
 *
 * @param text - Markdown of the change, without references.
 */
export function hasVerb(text: string): boolean {
  const words =
    text
      .replace(/`[^`]*`/g, 'code')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(component, '')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  return words.some(
    (word, index) =>
      certain.has(word) ||
      /.ed$/.test(word) ||
      (possible.has(word) &&
        (index === 0 ||
          object.test(words[index + 1] ?? '') ||
          [words[index - 1], words[index + 1]].some((neighbour) => adverb.test(neighbour ?? '')))),
  );
}
