// cspell:ignore cant doesnt dont isnt wont

/** Words that say that something goes wrong. */
const faultWords: ReadonlySet<string> = new Set(
  [
    'anymore appear appears blank bug bugs break breaks broke broken bypass bypassed cannot cant corrupt crash crashed crashes',
    'disappear disappeared disappears display displayed displays doesnt dont duplicate duplicated empty error errors even',
    'exception exceptions fail failed failing fails failure fatal freezes frozen gone hangs hidden ignored ignores impossible',
    'incorrect incorrectly instead invalid isnt lose loses lost misaligned mismatch missing never no not nothing notice',
    'overlaps problem problems rejected show shown shows slow still stop stopped stops stuck twice unable undefined unexpected',
    'vanished vanishes warning warnings without wont work working works wrong wrongly',
  ].flatMap((line) => line.split(' ')),
);

/** Returns whether a word says that something goes wrong. */
export function isFault(term: string): boolean {
  return faultWords.has(term);
}
