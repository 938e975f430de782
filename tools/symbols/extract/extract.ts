import {addCallbacks} from './tables/callbacks.ts';
import {addBehatSteps} from './tables/behatSteps.ts';
import {addAliases, addClass, classesIn, removeDuplicateClasses} from './tables/classes.ts';
import {addClassConstants, addConstants, removeDuplicateConstants} from './tables/constants.ts';
import {addDatabaseFile, databaseTables} from './tables/databaseFiles.ts';
import {eventData, eventTable} from './tables/events.ts';
import {addFunctions} from './tables/functions.ts';
import {addGenerator} from './tables/generators.ts';
import {databaseTableTable} from './tables/installXml.ts';
import {addMethods} from './tables/methods.ts';
import {moduleTable} from './tables/modules.ts';
import {pluginTypeTable} from './tables/pluginTypes.ts';
import {templateTable} from './tables/templates.ts';
import {resolveClaims} from './php/docComment.ts';
import {readPhpFile, type PhpFile} from './php/phpFile.ts';
import {componentOfFile, type Platform} from './platform.ts';
import {newTable, type Table} from './table.ts';

/** Folders with code that only tests load, and with generated code. */
const testFolder = /(?:^|\/)tests\//;
const generatedFolder = /(?:^|\/)yui\//;

/** Test code that plugin developers use: step definitions and test data generators. */
const behatClass = /(?:^|\/)behat\/(?:.*\/)?behat_\w+\.php$/;
const generatorFile = /(?:^|\/)tests\/generator\//;

/** Adds what the PHP files of a platform declare to the tables. */
class PhpTables {
  readonly functions = newTable('function', 'signature', 'doctypes', 'file', 'deprecated', 'component');
  readonly classes = newTable('class', 'kind', 'extends', 'implements', 'uses', 'component', 'file', 'deprecated');
  readonly methods = newTable('class', 'method', 'modifiers', 'signature', 'doctypes', 'deprecated', 'line');
  readonly constants = newTable('constant', 'value', 'file', 'deprecated');
  readonly callbacks = newTable('callback', 'via', 'scope', 'file');
  readonly behatSteps = newTable('keyword', 'pattern', 'method', 'signature', 'deprecated', 'file');
  readonly generators = newTable('component', 'class', 'method', 'signature', 'doctypes', 'deprecated', 'line');
  readonly database = databaseTables();
  private readonly eventData = new Map<string, Record<string, string>>();

  /** Adds a file. Of test code, only step definitions and generators are added. */
  add(file: PhpFile): void {
    const isTest = testFolder.test(file.path);
    for (const declaration of classesIn(file)) {
      if (behatClass.test(file.path)) {
        addBehatSteps(this.behatSteps, declaration);
      }
      if (generatorFile.test(file.path)) {
        addGenerator(this.generators, declaration);
      }
      if (!isTest) {
        addClass(this.classes, declaration);
        addMethods(this.methods, declaration);
        addClassConstants(this.constants, declaration);
        this.eventData.set(declaration.name, eventData(declaration));
      }
    }
    if (!isTest) {
      addFunctions(this.functions, file);
      addConstants(this.constants, file);
      addAliases(this.classes, file);
      addCallbacks(this.callbacks, file);
      addDatabaseFile(this.database, file);
    }
  }

  /** Completes the tables after all files have been added. */
  finish(): Map<string, Table> {
    removeDuplicateClasses(this.classes);
    removeDuplicateConstants(this.constants);
    const names = new Set([...this.classes.rows, ...this.generators.rows].map((row) => row.class));
    for (const {rows} of [this.functions, this.methods, this.generators]) {
      resolveClaims(rows, (name) => names.has(name));
    }
    return new Map([
      ['functions', this.functions],
      ['classes', this.classes],
      ['methods', this.methods],
      ['constants', this.constants],
      ['callbacks', this.callbacks],
      ['behat-steps', this.behatSteps],
      ['generators', this.generators],
      ['events', eventTable(this.classes, this.eventData, this.constants)],
      ...this.database,
    ]);
  }
}

/** Extracts the tables of a platform, by name. */
export function extractTables(platform: Platform, report: (message: string) => void): Map<string, Table> {
  const tables = new PhpTables();
  const files = platform
    .files('.php')
    .filter(
      (file) =>
        !generatedFolder.test(file) && (!testFolder.test(file) || behatClass.test(file) || generatorFile.test(file)),
    );
  files.forEach((path, index) => {
    if (index % 1000 === 0) {
      report(`${platform.version}: PHP file ${index} of ${files.length}`);
    }
    tables.add(platform.read(path, (code) => readPhpFile(path, code, componentOfFile(platform, path))));
  });
  report(`${platform.version}: database tables, templates and modules`);
  return new Map([
    ...tables.finish(),
    ['tables', databaseTableTable(platform)],
    ['plugintypes', pluginTypeTable(platform)],
    ['templates', templateTable(platform)],
    ['js', moduleTable(platform)],
  ]);
}
