import {nameOf, walkPhp, type PhpNode} from '../../checks/samples/php/ast.ts';
import {classesIn} from '../symbols/extract/tables/classes.ts';
import {classNameOf} from '../symbols/extract/php/names.ts';
import type {PhpFile} from '../symbols/extract/php/phpFile.ts';
import {evaluate, fillAll, type Scope, type Value} from './expression.ts';
import type {LanguageStrings} from './strings.ts';
import {hasWords, templateText, variable} from './template.ts';

/** What an exception says. */
export interface Message {
  text: Value;
  /** The debugging information, which is shown after the message or below it. */
  debug?: Value;
  /** Error code and component of the string, if the message is a string. */
  code?: string;
  component?: string;
}

interface ExceptionClass {
  parent: string;
  /** Parameters of its constructor, and the arguments that it passes to the parent's; absent if it has none. */
  parameters?: readonly PhpNode[];
  parentArguments?: readonly PhpNode[];
}

/** The classes of a platform, to follow what constructors pass on. */
export class ExceptionClasses {
  /** By full name in lower case. */
  private readonly classes = new Map<string, ExceptionClass>();

  /** Adds the classes of a file. */
  add(file: PhpFile): void {
    for (const {node, name, scope} of classesIn(file)) {
      if (node.kind !== 'class' || !node.extends) {
        continue;
      }
      const constructor = node.body.find(
        (member: PhpNode) => member.kind === 'method' && nameOf(member) === '__construct',
      );
      let parentArguments: readonly PhpNode[] | undefined;
      walkPhp(constructor?.body, (call) => {
        if (call.kind === 'call' && call.what.what?.kind === 'parentreference') {
          parentArguments ??= call.arguments;
        }
      });
      this.classes.set(name.toLowerCase(), {
        parent: classNameOf(node.extends, scope),
        ...(constructor && {parameters: constructor.arguments, parentArguments: parentArguments ?? []}),
      });
    }
  }

  /** Finds a class. Global names of exceptions that moved to a namespace are aliases. */
  private get(name: string): ExceptionClass | undefined {
    const key = name.toLowerCase();
    return this.classes.get(key) ?? this.classes.get(`core\\exception\\${key}`);
  }

  /** Returns whether a class is an exception: one of PHP or of the platform, or one whose name says so. */
  isException(name: string): boolean {
    const parent = this.get(name)?.parent;
    return parent === undefined ? /(?:exception|error)$/i.test(name) : this.isException(parent);
  }

  /** Finds the messages of an exception that is created with arguments, each of which can have several values. */
  messages(name: string, values: readonly (readonly Value[])[], strings: LanguageStrings): Message[] {
    if (/^(?:core\\exception\\)?moodle_exception$/i.test(name)) {
      return moodleMessages(values, strings);
    }
    const {parent, parameters, parentArguments} = this.get(name) ?? {};
    if (parent === undefined) {
      return (values[0] ?? []).map((text) => ({text}));
    }
    if (!parameters || !parentArguments) {
      return this.messages(parent, values, strings);
    }
    const given = new Map(
      parameters.map((parameter, index) => [
        nameOf(parameter),
        values[index] ??
          (parameter.value ? evaluate(parameter.value, {strings, lookup: () => undefined, context: ''}) : undefined),
      ]),
    );
    const scope: Scope = {strings, lookup: (variableName) => given.get(variableName), context: name};
    const passed = parentArguments.map((argument) => evaluate(argument, scope));
    return this.messages(parent, passed, strings);
  }
}

/** Finds the messages of `moodle_exception`, whose parameters are error code, component, link, `$a` and debugging information. */
function moodleMessages(values: readonly (readonly Value[])[], strings: LanguageStrings): Message[] {
  const [codes = [], components = [], , a = [], debugs = []] = values;
  const debug = debugs.find(({template}) => template.length > 0);
  const given = templateText(components[0]?.template ?? []);
  const component = ['', 'moodle', 'core'].includes(given) ? 'error' : given;
  return codes.flatMap((value): Message[] => {
    const code = templateText(value.template);
    const text = strings.of(component).get(code);
    const common = {code, component, ...(debug && {debug})};
    return text === undefined
      ? // The platform shows the code itself, and some code passes a sentence.
        [{text: hasWords(value.template) ? value : {template: variable('errorcode')}, ...common}]
      : fillAll(text, a.length > 0 ? a : [undefined]).map((filled) => ({text: filled, ...common}));
  });
}
