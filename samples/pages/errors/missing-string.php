<?php
// What the samples of the page on missing strings need. The strings of the page are available to all its samples.

return [
    'samples' => [
        'mod/tally/view.php#1' => [
            'before' => function($stage): array {
                global $CFG;
                unset($CFG->config_php_settings['customstringmanager']);
                get_string_manager(true);
                return [];
            },
        ],
    ],
];
