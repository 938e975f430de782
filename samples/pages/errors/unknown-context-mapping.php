<?php
// What the samples of the page on mappings of contexts need.

/** Prepares a restore and returns its step for the tally. */
$step = function($stage) {
    global $CFG, $USER;

    require_once("{$CFG->dirroot}/mod/tally/backup/moodle2/restore_tally_stepslib.php");
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

    restore_controller_dbops::create_restore_temp_tables($backupid);
    $old = $stage->get('context')->id;
    restore_dbops::set_backup_ids_record($backupid, 'context', $old, context_system::instance()->id);

    // A task outside a plan, with what the step asks it for.
    $task = new class($backupid, $old) extends restore_task {
        private $id;
        private $context;

        public function __construct($id, $context) {
            $this->id = $id;
            $this->context = $context;
        }

        public function build() {
        }

        protected function define_settings() {
        }

        public function get_progress() {
            return new \core\progress\none();
        }

        public function get_restoreid() {
            return $this->id;
        }

        public function get_basepath() {
            return make_backup_temp_directory($this->id);
        }

        public function get_userid() {
            return 2;
        }

        public function get_old_contextid() {
            return $this->context;
        }

        public function add_result($result) {
        }
    };
    $class = new ReflectionClass(restore_tally_activity_structure_step::class);
    $step = $class->newInstanceWithoutConstructor();
    $step->set_task($task);
    return $step;
};

return [
    'load' => ['backup/util/includes/backup_includes.php', 'backup/util/includes/restore_includes.php'],
    'variables' => ['newcontextid' => fn($stage) => $stage->get('context')->id + 1000],
    'samples' => [
        'mod/tally/backup/moodle2/restore_tally_stepslib.php#1' => ['this' => $step],
        'mod/tally/backup/moodle2/restore_tally_stepslib.php#2' => ['this' => $step],
    ],
];
