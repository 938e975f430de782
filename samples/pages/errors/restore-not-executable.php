<?php
// What the samples of the page on prechecks need.

return [
    'load' => ['backup/util/includes/backup_includes.php', 'backup/util/includes/restore_includes.php'],
    'variables' => [
        // The import mode keeps the folder, from which a course can be restored.
        'backupid' => function($stage) {
            global $CFG, $USER;
            $CFG->backup_file_logger_level = backup::LOG_NONE;
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
            return $backupid;
        },
        'courseid' => fn($stage) => restore_dbops::create_new_course('Restored', 'restored', $stage->get('course')->category),
    ],
];
