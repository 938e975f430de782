<?php
// What the samples of the page on missing types need: the definition of a form, whose elements Moodle then checks.

$sample = [
    'before' => function($stage): array {
        global $CFG;

        require_once("{$CFG->libdir}/formslib.php");
        $form = new class extends moodleform {
            protected function definition(): void {
            }
        };
        $definition = Closure::bind(fn() => $this->_form, $form, moodleform::class)();
        return ['greetingform' => $form, 'mform' => $definition];
    },
    // Moodle checks the elements when a form is created, before the sample has added its own.
    'check' => fn($stage) => Closure::bind(fn() => $this->detectMissingSetType(), $stage->get('greetingform'), moodleform::class)(),
];

return [
    'samples' => [
        'local/greetings/classes/form/greeting_form.php#1' => $sample,
        'local/greetings/classes/form/greeting_form.php#2' => $sample,
    ],
];
