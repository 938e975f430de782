/** Checks the rules for lines that apply to every programming language, perhaps without their length. */
export function lineProblems(text: string, mayBeLong = false): string[] {
  const problems = [];
  if (text.includes('\t')) {
    problems.push('the line contains a tab; use spaces instead');
  }
  if (/[ \t]$/.test(text)) {
    problems.push('trailing whitespace');
  }
  if (!mayBeLong && text.length > 132) {
    problems.push(`the line has ${text.length} characters; the limit is 132`);
  }
  return problems;
}
