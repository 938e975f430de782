import type {ClassReferences} from './classReferences.ts';
import type {SampleContext, Visit} from './sampleContext.ts';
import type {Scope, Type} from './scope.ts';

/** Statements and expressions that leave the block that they end. */
const exits = new Set(['return', 'throw', 'continue', 'break', 'exit']);

/** The type that a variable has if a condition is true. */
interface NarrowedVariable {
  name: string;
  type: Type | undefined;
}

/** Checks statements with branches, and keeps only the knowledge about variables that applies after all branches. */
export class ControlFlow {
  constructor(
    private readonly context: SampleContext,
    private readonly classReferences: ClassReferences,
    private readonly visit: Visit,
  ) {}

  checkIf(node: any, scope: Scope) {
    this.visit(node.test, scope);
    this.visitBranches([node.body, node.alternate ?? undefined], scope, this.narrowedVariables(node.test));
  }

  /** @param node - A `for`, `while` or `do` loop. */
  checkLoop(node: any, scope: Scope) {
    [node.init, node.test, node.increment]
      .flat()
      .filter(Boolean)
      .forEach((expression) => this.visit(expression, scope));
    this.visitBranches([node.body, undefined], scope);
  }

  checkForeach(node: any, scope: Scope) {
    const {types} = this.context;
    this.visit(node.source, scope);
    const element = types.typeOf(node.source, scope)?.element ?? types.docType(node, 'var', node.value?.name);
    if (node.key?.kind === 'variable') {
      scope.set(node.key.name, {});
    }
    if (node.value?.kind === 'variable') {
      scope.set(node.value.name, {type: element});
    }
    this.visitBranches([node.body, undefined], scope);
  }

  checkSwitch(node: any, scope: Scope) {
    this.visit(node.test, scope);
    this.visitBranches([...node.body.children, undefined], scope);
  }

  checkTry(node: any, scope: Scope) {
    this.visitBranches([node.body, ...node.catches], scope);
    if (node.always) {
      this.visit(node.always, scope);
    }
  }

  checkCatch(node: any, scope: Scope) {
    node.what.forEach((name: any) => this.classReferences.check(name));
    if (node.variable) {
      const [name] = node.what.length === 1 ? node.what : [];
      const type = name && this.context.types.classType(this.context.resolveClass(name));
      scope.set(node.variable.name, {type});
    }
    this.visit(node.body, scope);
  }

  /** Lists the variables whose class follows from a condition with `instanceof`. */
  private narrowedVariables(test: any): NarrowedVariable[] {
    if (test?.kind === 'parenthesis') {
      return this.narrowedVariables(test.inner);
    }
    if (test?.kind !== 'bin') {
      return [];
    }
    if (test.type === '&&') {
      return [test.left, test.right].flatMap((operand) => this.narrowedVariables(operand));
    }
    return test.type === 'instanceof' && test.left.kind === 'variable' && test.right.kind === 'name'
      ? [{name: test.left.name, type: this.context.types.classType(this.context.resolveClass(test.right))}]
      : [];
  }

  /**
   * Visits branches of which only one runs, and merges the scopes at the ends of the branches.
   *
   * @param branches - The branches; undefined for a branch without code.
   * @param scope - The scope before the branches. It is updated.
   * @param narrowed - Types that only apply in the first branch.
   */
  private visitBranches(branches: readonly any[], scope: Scope, narrowed: readonly NarrowedVariable[] = []) {
    const continuing: Scope[] = [];
    for (const [index, branch] of branches.entries()) {
      const branchScope = scope.fork();
      const narrowedHere = index === 0 ? narrowed.map(({name, type}) => ({name, variable: {type}})) : [];
      narrowedHere.forEach(({name, variable}) => branchScope.set(name, variable));
      if (branch) {
        this.visit(branch, branchScope);
      }
      // The condition no longer applies after the branch, so restore the types of variables that the branch has not set.
      narrowedHere
        .filter(({name, variable}) => branchScope.get(name) === variable)
        .forEach(({name}) => branchScope.set(name, scope.get(name) ?? {}));
      const last = branch?.children?.at(-1) ?? branch;
      if (!exits.has(last?.expression?.kind ?? last?.kind)) {
        continuing.push(branchScope);
      }
    }
    if (continuing.length > 0) {
      scope.merge(continuing);
    }
  }
}
