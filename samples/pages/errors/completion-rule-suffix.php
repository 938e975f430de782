<?php
// What the samples of the page on suffixes need. The form of the default completion uses the activity's form.

$call = function($stage): void {
    global $CFG;

    require_once($CFG->dirroot . '/course/modlib.php');
    $course = $stage->get('course');
    $moduleform = (new ReflectionClass('prove_sample'))->newInstanceWithoutConstructor();
    $moduleform->set_suffix('_tally');
    $module = (object) ['id' => 1, 'name' => 'tally', 'formattedname' => 'Tally', 'canmanage' => true];
    $customdata = ['course' => $course, 'modules' => [1 => $module], 'moduleform' => $moduleform];
    new class(null, $customdata) extends core_completion_defaultedit_form {
        protected function get_module_form() {
            return $this->_customdata['moduleform'];
        }
    };
};

return [
    'load' => ['course/moodleform_mod.php'],
    'samples' => [
        'mod/tally/mod_form.php#1' => ['since' => '4.3.0', 'call' => $call],
        'mod/tally/mod_form.php#2' => ['since' => '4.3.0', 'call' => $call],
    ],
];
