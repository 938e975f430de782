/** The known properties of an expression's value. */
export interface Type {
  /** The full name of the object's class. */
  class?: string;
  /** Whether the object can also be an instance of a subclass. */
  mayBeSubclass?: boolean;
  /** The table that a record is from. */
  table?: string;
  /** Whether the record only has columns from that table. */
  hasOnlyColumns?: boolean;
  /** The type of an array's elements. */
  element?: Type;
  /** Whether the value comes from code that is neither on the page nor in the data. */
  isExternal?: boolean;
}

/** An array key or a record property. */
export interface Key {
  name: string;
  node: any;
}

/** The known properties of a variable. */
export interface Variable {
  type?: Type;
  /** The value, if it is a string. */
  stringValue?: string;
  /** The keys of an array or a record that the sample builds. */
  keys?: Key[];
  /** Whether the variable has only been set to null so far. */
  isNull?: boolean;
}

/** Returns a key that is equal for two variables if their known types and string values are the same. */
function comparisonKey(variable: Variable | undefined): string {
  return JSON.stringify([variable?.type ?? null, variable?.stringValue ?? null]);
}

/** The class and the variables around a piece of code. */
export class Scope {
  /** The full name of the class that contains the code, or an empty string. */
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

  /** Returns whether the code has set a variable. Global variables don't count as set. */
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

  /** Updates the scope after several branches, of which only one runs. Keeps only the values that are the same in all. */
  merge(branches: readonly Scope[]) {
    for (const name of new Set(branches.flatMap((branch) => [...branch.variables.keys()]))) {
      const variables = branches.map((branch) => branch.get(name)).filter((variable) => variable && !variable.isNull);
      const [first] = variables;
      this.set(name, first && new Set(variables.map(comparisonKey)).size === 1 ? first : {});
    }
  }
}
