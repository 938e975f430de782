/**
 * Prints what contributors need not fix, because only a maintainer can, with advice. With the option `--strict`, the process
 * fails if there is anything.
 */
export function reportWarnings(problems: readonly string[], advice: string, args = process.argv.slice(2)): void {
  const unknown = args.find((argument) => argument !== '--strict');
  if (unknown !== undefined) {
    console.error(`Unknown argument "${unknown}"; the only option is --strict.`);
    process.exitCode = 1;
    return;
  }
  const isStrict = args.includes('--strict');
  problems.forEach((problem) => console.error(isStrict ? problem : `Warning: ${problem}`));
  if (problems.length > 0) {
    console.error(advice);
    process.exitCode = isStrict ? 1 : 0;
  }
}
