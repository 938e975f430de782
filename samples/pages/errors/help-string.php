<?php
// What the samples of the page on help strings need. The strings of the page are available to all its samples.

return [
    'samples' => [
        'local/greetings/classes/form/greeting_form.php#1' => [
            'before' => function($stage): array {
                global $CFG;
                unset($CFG->config_php_settings['customstringmanager']);
                get_string_manager(true);
                return [];
            },
        ],
    ],
];
