import {expect, test} from 'vitest';
import {readModule} from '../../../../../tools/symbols/extract/javascript/exports.ts';

test.each([
  ['export const init = (root, {a = 1} = {}) => root;', 'init(root, {a = 1} = {})'],
  ['export async function load(id) {}', 'load(id)'],
  ['export const types = {shown: 1, hidden: 2};', 'types{shown; hidden}'],
  [
    'export default class extends Modal { constructor(a) {} get name() {} #secret() {} }',
    'default{constructor(a); name(); ...}',
  ],
  ['const list = {show(a) {}}; export default list;', 'default list{show(a)}'],
  ['const show = (a) => a; export {show, show as display};', 'show(a), display(a)'],
  ["export {default as Reactive} from 'core/reactive';", 'Reactive'],
  ['const old = () => 1; export const alias = old;', 'alias'],
])('reads an ES module: %s', (code, expected) => {
  const {style, exports} = readModule(code);
  expect([style, exports.join(', ')]).toEqual(['esm', expected]);
});

test.each([
  ['return {init: function(a, /* b */ b) {}, size: 1};', 'init(a, b), size'],
  [
    'var Modal = function(root) {}; Modal.TYPE = 1; Modal.prototype.show = function() {}; return Modal;',
    'Modal(root){show()}',
  ],
  ['var List = {}; List.add = function(item) {}; return List;', 'List{add(item)}'],
  ['var List = function() {}; List.prototype = {add: function(item) {}}; return new List();', 'List(){add(item)}'],
  ['$.go();', ''],
])('reads an AMD module: %s', (body, expected) => {
  const {style, exports} = readModule(`define(['jquery'], function($) { ${body} });`);
  expect([style, exports.join(', ')]).toEqual(['amd', expected]);
});

test('returns an empty style for a module without exports', () => {
  expect(readModule("import 'core/first';")).toEqual({style: '', exports: []});
});
