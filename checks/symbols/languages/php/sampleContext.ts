import type {LineOf, PageContext} from '../../pageContext.ts';
import {resolveClassName} from './classNames.ts';
import type {PhpSample} from './sample.ts';
import type {Scope} from './scope.ts';
import {TypeResolver} from './typeResolver.ts';

/** Checks a node and all its descendants. */
export type Visit = (node: any, scope: Scope) => void;

/** What all checks of one PHP sample share: the sample, its page, and the types of its expressions. */
export class SampleContext {
  readonly types: TypeResolver;
  /** Maps a line of the sample to a line of the page. */
  readonly lineOf: LineOf;

  constructor(
    readonly sample: PhpSample,
    readonly page: PageContext,
    lineOf: LineOf,
  ) {
    this.lineOf = lineOf;
    this.types = new TypeResolver(sample, page.symbols);
  }

  /** The line of the page on which a node starts. */
  lineAt(node: any): number {
    return this.lineOf(node.loc?.start.line ?? 1);
  }

  /** The full name of the class that a name node refers to. */
  resolveClass(node: any): string {
    return resolveClassName(node, this.sample, this.page.symbols);
  }
}
