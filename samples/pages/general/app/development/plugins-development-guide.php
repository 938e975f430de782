<?php
// What the samples of the guide to plugins for the app need.

return [
    'variables' => [
        'args' => fn($stage) => ['cmid' => $stage->get('cmid'), 'appversioncode' => 42000, 'group' => 0],
        'templates' => fn() => [],
    ],
    'samples' => [
        'local/greetings/classes/output/mobile.php#2' => ['skip' => 'loads a file that the plugin does not have'],
        'mod/tally/classes/output/mobile.php#5' => ['skip' => 'renders a template that the plugin does not have'],
        'mod/tally/classes/output/mobile.php#6' => ['skip' => 'loads a file that the plugin does not have'],
        'local/greetings/classes/notifier.php#1' => ['before' => fn() => ['message' => new core\message\message()]],
    ],
];
