import type {Type} from './scope.ts';

/** Types of variables, by name. `$COURSE` and `$USER` also have properties that are not columns of their tables. */
export const variableTypes: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['DB', {class: 'moodle_database', mayBeSubclass: true}],
  ['OUTPUT', {class: 'core_renderer'}],
  ['PAGE', {class: 'moodle_page'}],
  ['ADMIN', {class: 'admin_root'}],
  ['USER', {table: 'user'}],
  ['COURSE', {table: 'course'}],
  ['SITE', {table: 'course'}],
  ['mform', {class: 'MoodleQuickForm'}],
  ['dbman', {class: 'database_manager'}],
]);

/** Classes of the properties that samples read, because the data does not contain properties. */
export const propertyClasses: ReadonlyMap<string, string> = new Map([
  ['moodleform._form', 'MoodleQuickForm'],
  ['plugin_renderer_base.output', 'core_renderer'],
  ['plugin_renderer_base.page', 'moodle_page'],
  ['renderer_base.page', 'moodle_page'],
  ['block_base.page', 'moodle_page'],
  ['core_completion\\activity_custom_completion.cm', 'cm_info'],
]);

/** Tables of the records that functions and methods return. The signatures don't contain this information. */
export const recordTables: ReadonlyMap<string, string> = new Map([
  ['get_course', 'course'],
  ['get_site', 'course'],
  ['get_admin', 'user'],
  ['guest_user', 'user'],
  ['get_complete_user_data', 'user'],
  ['get_coursemodule_from_id', 'course_modules'],
  ['get_coursemodule_from_instance', 'course_modules'],
  ['core_user::get_user', 'user'],
  ['core_user::get_user_by_email', 'user'],
  ['core_user::get_user_by_username', 'user'],
  ['core_user::get_support_user', 'user'],
  ['core_user::get_noreply_user', 'user'],
  ['testing_data_generator::create_user', 'user'],
  ['testing_data_generator::create_course', 'course'],
  ['testing_data_generator::create_group', 'groups'],
  ['testing_data_generator::create_cohort', 'cohort'],
]);

/** PHP functions that return an element of their first argument. */
export const elementFunctions: ReadonlySet<string> = new Set([
  'array_pop',
  'array_shift',
  'current',
  'end',
  'next',
  'prev',
  'reset',
]);
