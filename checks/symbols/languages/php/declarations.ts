import type {PageContext} from '../../pageContext.ts';
import {childrenOf} from './ast.ts';
import {resolveClassName} from './classNames.ts';
import {wrapperClass} from './parser.ts';
import type {PhpSample} from './sample.ts';

/** Matches a comment that replaces code which the sample omits. */
const omission = /(?:\/\/|\/\*|#)\s*(?:\.\.\.|…)/;

class DeclarationCollector {
  constructor(
    private readonly sample: PhpSample,
    private readonly page: PageContext,
  ) {}

  run() {
    const {program, imports, isWholeFile, namespace, outerClass, title} = this.sample;
    const {declared, partialClasses, shortNames} = this.page;
    imports.forEach((name, alias) => shortNames.set(alias, name));
    this.visit(program, isWholeFile ? '' : namespace);
    if (outerClass !== '' && !declared.classOf(outerClass)) {
      this.page.declare('class', outerClass, title.endsWith('_test.php') ? 'class extends advanced_testcase' : 'class');
      partialClasses.add(outerClass.toLowerCase());
    }
  }

  private resolve(name: any): string {
    return resolveClassName(name, this.sample, this.page);
  }

  private visit(node: any, namespace: string) {
    const {page} = this;
    const prefix = namespace === '' ? '' : `${namespace}\\`;
    switch (node.kind) {
      case 'function':
        page.declare('function', `${prefix}${node.name.name}`, '()');
        break;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum':
        this.collectClass(node, prefix);
        break;
      case 'constantstatement':
        node.constants.forEach(({name}: any) => page.declare('constant', name.name ?? name));
        break;
      case 'call':
        if (node.what.name === 'define' && node.arguments[0]?.kind === 'string') {
          page.declare('constant', node.arguments[0].value);
        }
        break;
    }
    const innerNamespace = node.kind === 'namespace' ? node.name : namespace;
    childrenOf(node).forEach((child) => this.visit(child, innerNamespace));
  }

  /** Collects a class, interface, trait or enum, and its members. The prefix is its namespace with a backslash at the end. */
  private collectClass(node: any, prefix: string) {
    const {className, code} = this.sample;
    const {declared, partialClasses, shortNames} = this.page;
    const isWrapper = className !== '' && node.name?.name === wrapperClass;
    const name = isWrapper ? className : `${prefix}${node.name?.name ?? 'class@anonymous'}`;
    const isKnown = declared.classOf(name);
    this.page.declare('class', name, [node.kind, ...this.parentClauses(node, isWrapper)].join(' '));
    // Not all members are known if a class is shown only in part, or if any class can use them through a trait.
    const lines = code.split('\n').slice(node.loc.start.line - 1, node.loc.end.line);
    if ((isWrapper && !isKnown) || node.kind === 'trait' || lines.some((line) => omission.test(line))) {
      partialClasses.add(name.toLowerCase());
    }
    if (!isWrapper && node.name) {
      shortNames.set(node.name.name.toLowerCase(), name);
    }
    for (const member of node.body) {
      this.collectMember(name, member);
    }
  }

  /** Lists the classes, interfaces and traits that a class inherits from, in the format of the data. */
  private parentClauses(node: any, isWrapper: boolean): string[] {
    const {code, title} = this.sample;
    // Samples often show test methods without their class.
    const isTest = isWrapper && (title.endsWith('_test.php') || /\bfunction\s+test_/.test(code));
    const traitUses = node.body.filter(({kind}: any) => kind === 'traituse');
    const parents: Record<string, any[]> = {
      extends: [node.extends].flat().filter(Boolean),
      implements: node.implements ?? [],
      uses: traitUses.flatMap(({traits}: any) => traits),
    };
    return Object.entries(parents)
      .map(([keyword, nodes]) => {
        const names = nodes.map((parent) => this.resolve(parent));
        return {keyword, names: keyword === 'extends' && isTest ? [...names, 'advanced_testcase'] : names};
      })
      .filter(({names}) => names.length > 0)
      .map(({keyword, names}) => `${keyword} ${names.join(' ')}`);
  }

  private collectMember(owner: string, member: any) {
    const {page} = this;
    switch (member.kind) {
      case 'method':
        page.declareMember(owner, member.name.name, '()');
        break;
      case 'traituse':
        for (const {method, as} of member.adaptations ?? []) {
          page.declareMember(owner, as?.name ?? method, '()');
        }
        break;
      case 'classconstant':
        member.constants.forEach((constant: any) => page.declareMember(owner, constant.name.name, '='));
        break;
      case 'enumcase':
        page.declareMember(owner, member.name.name ?? member.name, '=');
        break;
    }
  }
}

/** Adds the functions, classes, members and constants that a sample declares to the page's symbols. */
export function collectPhp(sample: PhpSample, page: PageContext) {
  new DeclarationCollector(sample, page).run();
}
