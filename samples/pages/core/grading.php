<?php
// What the samples of the page on advanced grading need.

/** Creates the table of reports, which the page assumes, with one report. */
$createreports = function($stage) {
    global $DB;

    $table = new xmldb_table('tally_reports');
    $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
    $table->add_field('tallyid', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
    $table->add_field('userid', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
    $table->add_field('grade', XMLDB_TYPE_NUMBER, '10, 5');
    $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
    $DB->get_manager()->create_table($table);
    $report = (object) ['tallyid' => $stage->get('tallyid'), 'userid' => $stage->get('userid')];
    $report->id = $DB->insert_record('tally_reports', $report);
    return ['report' => $report];
};

return [
    'variables' => [
        'report' => fn() => (object) ['id' => 1, 'userid' => 2],
        'reportids' => fn() => [1, 2],
        'grader' => function() {
            return new class {
                /** Returns no form, as an activity without advanced grading does. */
                public function get_grading_instance($report) {
                    return null;
                }
            };
        },
    ],
    'samples' => [
        'mod/tally/classes/local/grader.php get_grading_instance' => ['uncallable' => 'the page leaves out its constructor'],
        'mod/tally/classes/form/grade_form.php grade_form' => [
            'call' => function() {
                PHPUnit\Framework\Assert::assertStringContainsString(
                    'name="grade"',
                    (new mod_tally\form\grade_form(null, ['gradinginstance' => null]))->render()
                );
            },
        ],
        'mod/tally/grade.php#1' => [
            'before' => $createreports,
        ],
    ],
];
