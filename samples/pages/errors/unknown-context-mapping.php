<?php
// What the samples of the page on mappings of contexts need.

/** Prepares a restore and returns its step for the tally. */
$step = function($stage) {
    global $CFG, $USER;

    $CFG->backup_file_logger_level = backup::LOG_NONE;
    $stage->get('tally');
    $controller = new backup_controller(
        backup::TYPE_1COURSE,
        $stage->get('course')->id,
        backup::FORMAT_MOODLE,
        backup::INTERACTIVE_NO,
        backup::MODE_IMPORT,
        $USER->id
    );
    $backupid = $controller->get_backupid();
    $controller->execute_plan();
    $controller->destroy();

    $controller = new restore_controller(
        $backupid,
        restore_dbops::create_new_course('Restored', 'restored', $stage->get('course')->category),
        backup::INTERACTIVE_NO,
        backup::MODE_IMPORT,
        $USER->id,
        backup::TARGET_NEW_COURSE
    );
    $controller->execute_precheck();
    foreach ($controller->get_plan()->get_tasks() as $task) {
        if ($task instanceof restore_tally_activity_task) {
            $old = $stage->get('context')->id;
            $task->set_old_contextid($old);
            restore_dbops::set_backup_ids_record($controller->get_restoreid(), 'context', $old, context_system::instance()->id);
            foreach ($task->get_steps() as $step) {
                if ($step instanceof restore_tally_activity_structure_step) {
                    return $step;
                }
            }
        }
    }
};

return [
    'load' => ['backup/util/includes/backup_includes.php', 'backup/util/includes/restore_includes.php'],
    'variables' => ['newcontextid' => fn($stage) => $stage->get('context')->id + 1000],
    'samples' => [
        'mod/tally/backup/moodle2/restore_tally_stepslib.php#1' => ['this' => $step],
        'mod/tally/backup/moodle2/restore_tally_stepslib.php#2' => ['this' => $step],
    ],
];
