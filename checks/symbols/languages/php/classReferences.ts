import {docTypes} from './docBlocks.ts';
import type {SampleContext} from './sampleContext.ts';
import type {Type} from './scope.ts';

/** Type names that are not classes. */
const builtInTypes = new Set(
  `array bool boolean callable false float int integer iterable mixed never null object parent self static string true
  void`.split(/\s+/),
);

/** Checks the references to classes in one sample. */
export class ClassReferences {
  constructor(private readonly context: SampleContext) {}

  /** Checks the class that a name node refers to. */
  check(node: any) {
    const {page, sample} = this.context;
    const fullName = this.context.resolveClass(node);
    const line = this.context.lineAt(node);
    const isQualified =
      node.resolution !== 'uqn' || sample.imports.has(node.name.toLowerCase()) || sample.isInline === true;
    if (isQualified) {
      page.names.check('class', fullName, line);
    } else if (sample.isWholeFile) {
      page.classes.checkClassInNamespace(fullName, node.name, line);
    } else if (page.symbols.findClass(fullName)) {
      page.names.check('class', fullName, line);
    } else {
      page.classes.checkShortClassName(fullName, node.name, line);
    }
  }

  /**
   * Checks the classes in a type declaration.
   *
   * @returns The type, if the declaration is a single class.
   */
  checkType(node: any): Type | undefined {
    if (!node) {
      return undefined;
    }
    if (node.kind === 'uniontype' || node.kind === 'intersectiontype') {
      node.types.forEach((part: any) => this.checkType(part));
      return undefined;
    }
    if (node.kind !== 'name' || builtInTypes.has(node.name.toLowerCase())) {
      return undefined;
    }
    this.check(node);
    return this.context.types.classType(this.context.resolveClass(node));
  }

  /** Checks the fully qualified class names in a node's documentation block. */
  checkDocBlock(node: any) {
    for (const {classes, line} of docTypes(node)) {
      classes
        .filter((name) => name.startsWith('\\'))
        .forEach((name) => this.context.page.names.check('class', name.slice(1), this.context.lineOf(line)));
    }
  }
}
