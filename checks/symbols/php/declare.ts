import type {PageContext} from '../pageContext.ts';
import {docName, docTypes} from './doc.ts';
import {bodyClass, childrenOf, classNameOf, type PhpSample} from './sample.ts';

/** A comment that stands for code that the sample leaves out. */
const omission = /(?:\/\/|\/\*|#)\s*(?:\.\.\.|…)/;

/** What classes in these places extend or implement, where a sample leaves out their head. */
const parentsByPlace = [
  {place: /\/classes\/task\//, parents: ['core\\task\\scheduled_task', 'core\\task\\adhoc_task']},
  {place: /\/classes\/event\//, parents: ['core\\event\\base']},
  {place: /\/classes\/form\//, parents: ['moodleform', 'core_form\\dynamic_form']},
  {
    place: /\/classes\/privacy\/provider\.php$/,
    parents: ['metadata\\provider', 'request\\plugin\\provider', 'request\\core_userlist_provider'].map(
      (name) => `core_privacy\\local\\${name}`,
    ),
  },
];

/**
 * Tells the page's world what a sample declares: functions, classes with their members, and constants.
 *
 * @param sample - In the page.
 * @param world - Of the page.
 */
export function declarePhp(sample: PhpSample, world: PageContext) {
  const {own} = world;
  sample.imports.forEach((name, alias) => world.shortNames.set(alias, name));
  const resolve = (name: any) => classNameOf(name, sample, world);

  /**
   * @param node - Function, method or property.
   * @returns The class that its type or its documentation block names, if it is one.
   */
  const typeName = (node: any, tag: 'return' | 'var'): string => {
    if (node.type?.kind === 'name') {
      return resolve(node.type);
    }
    if (node.type) {
      return node.type.raw ?? node.type.name ?? '';
    }
    const [doc] = docTypes(node).filter((candidate) => candidate.tag === tag);
    const [name] = doc?.classes ?? [];
    return name === undefined || doc?.classes.length !== 1 || doc.isList ? '' : resolve(docName(name));
  };
  const signature = (node: any) => {
    const type = typeName(node, 'return');
    return type === '' ? '()' : `(): ${type}`;
  };

  /**
   * @param node - Class, interface, trait or enumeration.
   * @param prefix - Namespace with its backslash.
   */
  const declareClass = (node: any, prefix: string) => {
    const isBody = sample.className !== '' && node.name?.name === bodyClass;
    const name = isBody ? sample.className : `${prefix}${node.name?.name ?? 'class@anonymous'}`;
    const uses = node.body.filter(({kind}: any) => kind === 'traituse');
    // Methods of a test are often shown without the class around them.
    const isTest = isBody && (sample.title.endsWith('_test.php') || /\bfunction\s+test_/.test(sample.code));
    const parents = Object.entries({
      extends: [...[node.extends].flat().filter(Boolean).map(resolve), ...(isTest ? ['advanced_testcase'] : [])],
      implements: (node.implements ?? []).map(resolve),
      uses: uses.flatMap((use: any) => use.traits.map(resolve)),
    })
      .filter(([, names]) => names.length > 0)
      .map(([key, names]) => `${key} ${names.join(' ')}`);
    const likely = isBody ? parentsByPlace.find(({place}) => place.test(sample.title)) : undefined;
    if (likely) {
      world.likelyParents.set(name, likely.parents);
    }
    const isKnown = own.classes.has(name.toLowerCase());
    own.add('class', name, [node.kind, ...parents].join(' '));
    // Whatever the class extends, or the sample leaves out, stands elsewhere. Of a trait nobody knows who uses it.
    const source = sample.code.split('\n').slice(node.loc.start.line - 1, node.loc.end.line);
    if ((isBody && !isKnown) || node.kind === 'trait' || source.some((text) => omission.test(text))) {
      world.markPartial(name);
    }
    if (!isBody && node.name) {
      world.shortNames.set(node.name.name.toLowerCase(), name);
    }
    for (const member of node.body) {
      declareMember(name, member);
    }
  };

  const declareMember = (owner: string, member: any) => {
    const hasType = (property: string, type: string) => {
      if (type !== '') {
        world.properties.set(`${owner}.${property}`.toLowerCase(), type);
      }
    };
    switch (member.kind) {
      case 'method':
        own.addMember(owner, member.name.name, signature(member));
        member.arguments
          .filter(({flags}: any) => flags > 0)
          .forEach((parameter: any) => hasType(parameter.name.name, typeName(parameter, 'var')));
        break;
      case 'traituse':
        for (const {method, as} of member.adaptations ?? []) {
          own.addMember(owner, as?.name ?? method, '()');
        }
        break;
      case 'classconstant':
        member.constants.forEach((constant: any) => own.addMember(owner, constant.name.name, '='));
        break;
      case 'enumcase':
        own.addMember(owner, member.name.name ?? member.name, '=');
        break;
      case 'propertystatement':
        member.properties.forEach((property: any) =>
          hasType(property.name.name, typeName({...property, leadingComments: member.leadingComments}, 'var')),
        );
        break;
    }
  };

  const declare = (node: any, namespace: string) => {
    const prefix = namespace === '' ? '' : `${namespace}\\`;
    switch (node.kind) {
      case 'function':
        own.add('function', `${prefix}${node.name.name}`, signature(node));
        break;
      case 'class':
      case 'interface':
      case 'trait':
      case 'enum':
        declareClass(node, prefix);
        break;
      case 'constantstatement':
        node.constants.forEach(({name}: any) => own.add('constant', name.name ?? name));
        break;
      case 'call':
        if (node.what.name === 'define' && node.arguments[0]?.kind === 'string') {
          own.add('constant', node.arguments[0].value);
        }
        break;
      case 'assign':
        if (node.left.kind === 'propertylookup' && node.left.offset.kind === 'identifier') {
          world.fields.add(node.left.offset.name);
        }
        break;
      case 'cast':
        if (node.expr.kind === 'array') {
          node.expr.items.forEach(({key}: any) => key?.kind === 'string' && world.fields.add(key.value));
        }
        break;
    }
    const inner = node.kind === 'namespace' ? node.name : namespace;
    childrenOf(node).forEach((child) => declare(child, inner));
  };
  declare(sample.program, sample.isWhole ? '' : sample.namespace);
  if (sample.outerClass !== '' && !own.classes.has(sample.outerClass.toLowerCase())) {
    own.add(
      'class',
      sample.outerClass,
      sample.title.endsWith('_test.php') ? 'class extends advanced_testcase' : 'class',
    );
    world.markPartial(sample.outerClass);
  }
}
