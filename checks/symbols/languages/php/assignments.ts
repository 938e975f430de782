import {interpolation} from '../sql.ts';
import {isPropertyLookup} from './ast.ts';
import {arrayKeys, stringValue} from './literals.ts';
import type {SampleContext, Visit} from './sampleContext.ts';
import type {Scope} from './scope.ts';
import type {StringChecks} from './stringChecks.ts';

/** Checks assignments, and records the types and values that they give to variables. */
export class Assignments {
  constructor(
    private readonly context: SampleContext,
    private readonly strings: StringChecks,
    private readonly visit: Visit,
  ) {}

  check(node: any, scope: Scope) {
    const {left, right} = node;
    if (left.kind === 'variable') {
      this.assignVariable(node, scope);
      return;
    }
    this.visit(right, scope);
    if (isPropertyLookup(left) && left.offset.kind === 'identifier') {
      this.assignProperty(node, scope);
    } else if (left.kind === 'list' || left.kind === 'array') {
      left.items.forEach((item: any) => item?.value?.kind === 'variable' && scope.set(item.value.name, {}));
    } else if (left.kind === 'offsetlookup' && left.what.kind === 'variable') {
      if (left.offset?.kind === 'string') {
        scope.get(left.what.name)?.keys?.push({name: left.offset.value, node: left.offset});
      }
      if (left.offset) {
        this.visit(left.offset, scope);
      }
    } else {
      this.visit(left, scope);
    }
  }

  /** Records the value of a variable. All operators other than `=` are treated like `.=`. */
  private assignVariable({left, right, operator}: any, scope: Scope) {
    const isAppending = operator !== '=';
    const before = scope.get(left.name)?.stringValue;
    if (isAppending && before !== undefined) {
      this.strings.checkAppended(before, right);
    }
    this.visit(right, scope);
    const value = stringValue(right, scope);
    scope.set(
      left.name,
      isAppending
        ? {stringValue: [before ?? interpolation, value ?? interpolation].join('')}
        : {
            type: this.context.types.typeOf(right, scope),
            stringValue: value,
            keys: [...arrayKeys(right, scope)],
            isNull: right.kind === 'nullkeyword',
          },
    );
  }

  /** Records the key that an assignment adds to a record, and the type of a property if its class is known. */
  private assignProperty({left, right, operator}: any, scope: Scope) {
    const {types} = this.context;
    const type = operator === '=' ? types.typeOf(right, scope) : undefined;
    this.visit(left.what, scope);
    const record = left.what.kind === 'variable' ? scope.get(left.what.name) : undefined;
    record?.keys?.push({name: left.offset.name, node: left.offset});
    const owner = types.typeOf(left.what, scope)?.class;
    if (owner !== undefined && operator === '=') {
      scope.set(`${owner}.${left.offset.name}`.toLowerCase(), {type});
    }
  }
}
