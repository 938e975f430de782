<?php
// A page with a form that has the elements of a sample, for a picture. `tools/prove/pictures.ts` inserts the sample.

require(__DIR__ . '/../../config.php');
require_once("{$CFG->libdir}/formslib.php");

require_login();
$PAGE->set_context(\core\context\system::instance());
$PAGE->set_url('/local/greetings/form.php');

$form = new class extends \moodleform {
    protected function definition(): void {
        $mform = $this->_form;
        // The sample.
    }
};

echo $OUTPUT->header();
$form->display();
echo $OUTPUT->footer();
