import type {LineOf, PageContext} from '../../pageContext.ts';
import {ArgumentChecks} from './argumentChecks.ts';
import {Assignments} from './assignments.ts';
import {childrenOf, importsOf} from './ast.ts';
import {ClassReferences} from './classReferences.ts';
import {ControlFlow} from './controlFlow.ts';
import {docTypes} from './docBlocks.ts';
import {findGuardedNames} from './guards.ts';
import {MemberChecks} from './memberChecks.ts';
import {wrapperClass} from './parser.ts';
import type {PhpSample} from './sample.ts';
import {SampleContext, type Visit} from './sampleContext.ts';
import {Scope} from './scope.ts';
import {StringChecks} from './stringChecks.ts';

/** Walks through the syntax tree of one sample in the order of the code, and passes each node to the checks for its kind. */
class PhpChecker {
  private readonly strings;
  private readonly classReferences;
  private readonly members;
  private readonly assignments;
  private readonly controlFlow;

  constructor(private readonly context: SampleContext) {
    const visit: Visit = (node, scope) => this.visit(node, scope);
    this.strings = new StringChecks(context);
    this.classReferences = new ClassReferences(context);
    this.members = new MemberChecks(context, this.classReferences, new ArgumentChecks(context, this.strings), visit);
    this.assignments = new Assignments(context, this.strings, visit);
    this.controlFlow = new ControlFlow(context, this.classReferences, visit);
  }

  run() {
    const {page, sample} = this.context;
    page.verifier.guardedNames = findGuardedNames(sample, page.symbols);
    this.visit(sample.program, new Scope(sample.outerClass));
    page.verifier.guardedNames = new Set();
  }

  private visitAll(nodes: readonly any[], scope: Scope) {
    nodes.forEach((node) => this.visit(node, scope));
  }

  /** Checks a node. Handlers decide which of the node's children are visited; by default, all of them are. */
  private visit(node: any, scope: Scope) {
    this.classReferences.checkDocBlock(node);
    switch (node.kind) {
      case 'usegroup':
        this.checkImports(node);
        return;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum':
        this.checkClass(node);
        return;
      case 'traituse':
        node.traits.forEach((trait: any) => this.classReferences.check(trait));
        return;
      case 'function':
        this.context.page.names.checkCallback(node.name.name, this.context.lineAt(node));
        this.checkFunction(node, new Scope(scope.currentClass));
        return;
      case 'method':
        this.checkFunction(node, new Scope(scope.currentClass));
        return;
      case 'closure':
      case 'arrowfunc':
        this.checkFunction(node, scope.fork());
        return;
      case 'propertystatement':
        node.properties.forEach(({type, value}: any) => {
          this.classReferences.checkType(type);
          this.visitAll(value ? [value] : [], scope);
        });
        return;
      case 'if':
        this.controlFlow.checkIf(node, scope);
        return;
      case 'for':
      case 'while':
      case 'do':
        this.controlFlow.checkLoop(node, scope);
        return;
      case 'foreach':
        this.controlFlow.checkForeach(node, scope);
        return;
      case 'switch':
        this.controlFlow.checkSwitch(node, scope);
        return;
      case 'try':
        this.controlFlow.checkTry(node, scope);
        return;
      case 'catch':
        this.controlFlow.checkCatch(node, scope);
        return;
      case 'global':
        node.items.forEach(({name}: any) => scope.delete(name));
        return;
      case 'expressionstatement':
        this.visit(node.expression, scope);
        this.applyVarTags(node, scope);
        return;
      case 'assign':
        this.assignments.check(node, scope);
        return;
      case 'new':
        this.members.checkNew(node, scope);
        return;
      case 'staticlookup':
        this.members.checkStaticLookup(node, scope);
        return;
      case 'call':
        this.members.checkCall(node, scope);
        return;
      case 'propertylookup':
      case 'nullsafepropertylookup':
        this.members.checkProperty(node, scope);
        return;
      case 'array':
        this.members.checkCallableArray(node, scope);
        this.visitAll(childrenOf(node), scope);
        return;
      case 'bin':
        this.checkOperator(node, scope);
        return;
      case 'string':
      case 'nowdoc':
        this.strings.check(node);
        return;
      case 'encapsed': {
        this.strings.check(node);
        const parts = node.value.map(({expression}: any) => expression);
        this.visitAll(
          parts.filter(({kind}: any) => kind !== 'string'),
          scope,
        );
        return;
      }
      case 'name':
        this.checkConstant(node);
        return;
      default:
        this.visitAll(childrenOf(node), scope);
    }
  }

  private checkImports(node: any) {
    for (const {name, type, node: item} of importsOf(node)) {
      const kind = type === 'function' ? 'function' : type === 'const' ? 'constant' : 'class';
      this.context.page.names.check(kind, name, this.context.lineAt(item));
    }
  }

  /** Checks a class, interface, trait or enum. */
  private checkClass(node: any) {
    const {page, sample} = this.context;
    const isWrapper = sample.className !== '' && node.name?.name === wrapperClass;
    const prefix = sample.namespace === '' ? '' : `${sample.namespace}\\`;
    const name = isWrapper ? sample.className : `${prefix}${node.name?.name ?? 'class@anonymous'}`;
    [node.extends, node.implements]
      .flat()
      .filter(Boolean)
      .forEach((parent) => this.classReferences.check(parent));
    node.body.forEach((member: any) => {
      if (member.kind === 'method') {
        page.classes.checkDeclaredMethod(name, member.name.name, this.context.lineAt(member.name));
      }
      this.visit(member, new Scope(name));
    });
  }

  /**
   * Checks a function, method or closure.
   *
   * @param node - The function.
   * @param scope - The scope of the function's body. The parameters are added to it.
   */
  private checkFunction(node: any, scope: Scope) {
    this.classReferences.checkType(node.type);
    for (const parameter of node.arguments) {
      const {name} = parameter.name;
      const type = this.classReferences.checkType(parameter.type) ?? this.context.types.docType(node, 'param', name);
      scope.set(name, {type});
      this.visitAll(parameter.value ? [parameter.value] : [], scope);
    }
    this.visitAll(node.body ? [node.body] : [], scope);
  }

  /** Sets the types that `@var` tags before a statement declare. */
  private applyVarTags(node: any, scope: Scope) {
    for (const {tag, variable} of docTypes(node)) {
      const target = variable || node.expression.left?.name;
      const type = tag === 'var' ? this.context.types.docType(node, tag, variable) : undefined;
      if (type && typeof target === 'string') {
        scope.set(target, {...scope.get(target), type});
      }
    }
  }

  /** Checks a binary operation. */
  private checkOperator(node: any, scope: Scope) {
    if (node.type === 'instanceof') {
      this.visit(node.left, scope);
      if (node.right.kind === 'name') {
        this.classReferences.check(node.right);
      }
    } else if (node.type === '.') {
      this.checkConcatenation(node, scope);
    } else {
      this.visitAll(childrenOf(node), scope);
    }
  }

  /** Checks the strings in a concatenation as a single string, then visits the other operands. */
  private checkConcatenation(node: any, scope: Scope) {
    this.strings.check(node);
    const operands = [node.left, node.right];
    while (operands.length > 0) {
      const operand = operands.shift();
      if (operand.kind === 'bin' && operand.type === '.') {
        operands.push(operand.left, operand.right);
      } else if (operand.kind !== 'string') {
        this.visit(operand, scope);
      }
    }
  }

  /** Checks a constant. In inline code, a lower-case word is not a constant, but the name of a parameter. */
  private checkConstant(node: any) {
    const {page, sample} = this.context;
    if (!sample.isInline || /[A-Z]/.test(node.name)) {
      page.names.check('constant', node.name.replace(/^\\/, ''), this.context.lineAt(node));
    }
  }
}

/**
 * Checks every name that a PHP sample uses. Before this, the declarations of all samples on the page must be collected.
 *
 * @param sample - A sample on the page.
 * @param page - The names that the page may use.
 * @param lineOf - Converts a line number in the sample to a line number on the page.
 */
export function checkPhp(sample: PhpSample, page: PageContext, lineOf: LineOf) {
  new PhpChecker(new SampleContext(sample, page, lineOf)).run();
}
