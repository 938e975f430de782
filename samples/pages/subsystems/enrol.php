<?php
// What the samples of the page on enrolment need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'load' => ['enrol/locallib.php'],
    'variables' => [
        'page' => fn() => 0,
        'plugin' => fn() => enrol_get_plugin('manual'),
        'instance' => function($stage) {
            global $DB;
            $stage->get('userid');
            return $DB->get_record('enrol', ['courseid' => $stage->get('courseid'), 'enrol' => 'manual'], '*', MUST_EXIST);
        },
        'roleid' => fn() => (int) $GLOBALS['DB']->get_field('role', 'id', ['shortname' => 'student']),
        'groupid' => fn() => 0,
        'days' => fn() => 7,
    ],
    'samples' => [
        'local/greetings/classes/observer.php user_enrolment_deleted' => [
            'before' => function() {
                global $DB;

                // The table that the page assumes.
                $table = new xmldb_table('local_greetings_pins');
                $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
                $table->add_field('courseid', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
                $table->add_field('userid', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
                $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
                $DB->get_manager()->create_table($table);
            },
        ],
        'mod/tally/view.php#1' => [
            'check' => fn($stage) => Assert::assertFalse($stage->get('cansubmit')),
        ],
        'mod/tally/report.php#1' => [
            'before' => function($stage) {
                $stage->get('userid');
            },
            'check' => function($stage) {
                Assert::assertSame([$stage->get('userid')], array_map('intval', array_keys($stage->get('users'))));
            },
        ],
        'mod/tally/report.php#2' => [
            'before' => function($stage) {
                $stage->get('userid');
            },
            'check' => function($stage) {
                Assert::assertSame(1, $stage->get('total'));
                Assert::assertCount(1, $stage->get('users'));
            },
        ],
        'local/greetings/classes/manager.php#2' => [
            'before' => function($stage) {
                global $DB;
                $DB->set_field('enrol', 'status', ENROL_INSTANCE_ENABLED, ['courseid' => $stage->get('courseid'), 'enrol' => 'self']);
                return ['userid' => (int) $stage->generator()->create_user()->id];
            },
            'check' => fn($stage) => Assert::assertTrue(is_enrolled($stage->get('coursecontext'), $stage->get('userid'))),
        ],
        'local/greetings/classes/manager.php#3' => [
            'before' => fn($stage) => ['instance' => $stage->get('instance')],
            'check' => fn($stage) => Assert::assertFalse(is_enrolled($stage->get('coursecontext'), $stage->get('userid'), '', true)),
        ],
        'local/greetings/classes/manager.php#4' => [
            'check' => fn($stage) => Assert::assertFalse(is_enrolled($stage->get('coursecontext'), $stage->get('userid'))),
        ],
        'local/greetings/classes/manager.php#5' => [
            'check' => function($stage) {
                global $DB;
                Assert::assertEquals(ENROL_INSTANCE_DISABLED, $DB->get_field('enrol', 'status', ['id' => $stage->get('instanceid')]));
            },
        ],
    ],
];
