import type {LineOf, PageContext} from '../../pageContext.ts';
import {resolveClassName} from './classNames.ts';
import type {PhpSample} from './sample.ts';
import type {Scope} from './scope.ts';
import {TypeResolver} from './typeResolver.ts';

/** Checks a node and all its descendants. */
export type Visit = (node: any, scope: Scope) => void;

/** The context that all checks of one PHP sample share: the sample, its page, and the types of its expressions. */
export class SampleContext {
  readonly types: TypeResolver;
  /** Converts a line number in the sample to a line number on the page. */
  readonly lineOf: LineOf;

  constructor(
    readonly sample: PhpSample,
    readonly page: PageContext,
    lineOf: LineOf,
  ) {
    this.lineOf = lineOf;
    this.types = new TypeResolver(sample, page.symbols);
  }

  /** Returns the line on the page where a node starts. */
  lineAt(node: any): number {
    return this.lineOf(node.loc?.start.line ?? 1);
  }

  /** Returns the full name of the class that a name node refers to. */
  resolveClass(node: any): string {
    return resolveClassName(node, this.sample, this.page.symbols);
  }
}
