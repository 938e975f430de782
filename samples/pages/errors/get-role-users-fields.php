<?php
// The course has a student and a teacher.

return [
    'variables' => [
        'context' => fn($stage) => context_course::instance($stage->get('courseid')),
        'studentroleid' => fn() => (int) $GLOBALS['DB']->get_field('role', 'id', ['shortname' => 'student'], MUST_EXIST),
        'teacherroleid' => fn() => (int) $GLOBALS['DB']->get_field('role', 'id', ['shortname' => 'editingteacher'], MUST_EXIST),
    ],
];
