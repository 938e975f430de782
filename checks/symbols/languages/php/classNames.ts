import type {PageContext} from '../../pageContext.ts';
import type {PhpSample} from './sample.ts';

/** Resolves a class name to its full name, without a leading backslash. */
export function resolveClassName({name, resolution}: any, sample: PhpSample, page: PageContext): string {
  if (resolution === 'fqn') {
    return name.slice(1);
  }
  if (resolution === 'rn') {
    return `${sample.namespace}\\${name.replace(/^namespace\\/, '')}`;
  }
  const [first = '', ...rest] = name.split('\\');
  const imported = sample.imports.get(first.toLowerCase());
  if (imported !== undefined) {
    return [imported, ...rest].join('\\');
  }
  const inNamespace = sample.namespace === '' ? name : `${sample.namespace}\\${name}`;
  if (sample.isWholeFile || page.view.classOf(inNamespace)) {
    return inNamespace;
  }
  if (page.view.classOf(name)) {
    return name;
  }
  // The sample omits its imports, but another sample on the page may import or declare the class.
  return (
    page.shortNames.get(name.toLowerCase()) ??
    (sample.isInline ? page.classByShortName(name) : undefined) ??
    inNamespace
  );
}
