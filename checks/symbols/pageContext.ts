import {ClassRules} from './rules/classRules.ts';
import {ModuleRules} from './rules/moduleRules.ts';
import {NameRules} from './rules/nameRules.ts';
import {TableRules} from './rules/tableRules.ts';
import {NameVerifier, type Report} from './context/nameVerifier.ts';
import type {PageSymbols} from './context/pageSymbols.ts';

/** The context that is passed to the check of each language: the names that a page may use, and the rules for them. */
export class PageContext {
  readonly verifier;
  readonly names;
  readonly classes;
  readonly modules;
  readonly tables;

  constructor(
    readonly symbols: PageSymbols,
    report: Report,
    {isHistory = false}: {isHistory?: boolean} = {},
  ) {
    this.verifier = new NameVerifier(symbols, report, isHistory);
    this.names = new NameRules(symbols, this.verifier);
    this.classes = new ClassRules(symbols, this.verifier, this.names);
    this.modules = new ModuleRules(symbols, this.verifier, this.names);
    this.tables = new TableRules(symbols, this.verifier);
  }
}

/** Converts a line number in a sample to a line number on the page. Both start at 1. */
export type LineOf = (line: number) => number;
