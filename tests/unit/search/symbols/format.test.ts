import {expect, test} from 'vitest';
import {nameKeys, stepKey} from '../../../../src/search/symbols/format.ts';

test.each([
  ['require_login', ['require_login']],
  ['core\\task\\manager', ['manager']],
  ['core_user::get_user', ['get_user']],
  ['core\\task\\manager::queue_adhoc_task', ['queue_adhoc_task']],
  ['moodle/site:config', ['moodle/site:config', 'site:config']],
  ['core_form/element-text', ['core_form/element-text', 'element-text']],
  ['MUST_EXIST', ['must_exist']],
])('nameKeys returns the keys of %s', (name, keys) => {
  expect(nameKeys(name)).toEqual(keys);
});

test.each([
  ['"{element}" "{selector}" should be visible', 'should be visible'],
  ['I click on "{element}" "{selector}"', 'i click on'],
  ['I {press|follow} "{button}"', 'i'],
  ['Given I log in as "admin"', 'i log in as'],
  ['I click on "Sav', 'i click on'],
])('stepKey returns the key of the step %s', (text, key) => {
  expect(stepKey(text)).toBe(key);
});
