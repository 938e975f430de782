/** What is known about the value of an expression. */
export interface Type {
  /** Full name of the object's class. */
  class?: string;
  /** Whether the object can also be of a subclass. */
  mayBeSubclass?: boolean;
  /** The table that a record is from. */
  table?: string;
  /** Whether the record has only columns of that table. */
  hasOnlyColumns?: boolean;
  /** The type of an array's elements. */
  element?: Type;
  /** Whether the value comes from code that neither the page nor the data contains. */
  isExternal?: boolean;
}

/** A key of an array, or a property of a record. */
export interface Key {
  name: string;
  node: any;
}

/** What is known about a variable. */
export interface Variable {
  type?: Type;
  /** Its value, if that is a string. */
  stringValue?: string;
  /** The keys of an array or a record that the sample builds. */
  keys?: Key[];
  /** Whether it is null so far. */
  isNull?: boolean;
}

/** Two variables with the same key are known to have the same type and string value. */
function comparisonKey(variable: Variable | undefined): string {
  return JSON.stringify([variable?.type ?? null, variable?.stringValue ?? null]);
}

/** The class and the variables around a piece of code. */
export class Scope {
  /** Full name of the class that contains the code, or an empty string. */
  readonly currentClass: string;
  private readonly variables: Map<string, Variable>;

  constructor(currentClass: string, variables?: ReadonlyMap<string, Variable>) {
    this.currentClass = currentClass;
    this.variables = new Map(variables);
  }

  /** Copies the scope, for a closure or a branch. */
  fork(): Scope {
    return new Scope(this.currentClass, this.variables);
  }

  /** Whether the code has set a variable. Globals are not set. */
  has(name: string): boolean {
    return this.variables.has(name);
  }

  get(name: string): Variable | undefined {
    return this.variables.get(name);
  }

  set(name: string, variable: Variable) {
    this.variables.set(name, variable);
  }

  delete(name: string) {
    this.variables.delete(name);
  }

  /** Continues after one of several branches. Keeps only what is the same in all of them. */
  merge(branches: readonly Scope[]) {
    for (const name of new Set(branches.flatMap((branch) => [...branch.variables.keys()]))) {
      const variables = branches.map((branch) => branch.get(name)).filter((variable) => variable && !variable.isNull);
      const [first] = variables;
      this.set(name, first && new Set(variables.map(comparisonKey)).size === 1 ? first : {});
    }
  }
}
