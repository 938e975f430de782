<?php
// What the samples of the page on unknown external functions need.

return [
    'load' => class_exists('core_external\external_api') ? [] : ['lib/externallib.php'],
    'imports' => ['core_external\external_api', 'external_api'],
];
