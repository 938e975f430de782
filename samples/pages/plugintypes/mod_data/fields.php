<?php
// What the samples of the page on fields of the database activity need.

return [
    'load' => ['mod/data/lib.php'],
    'samples' => [
        'mod/data/field/tally/field.class.php get_field_params' => ['uncallable' => 'needs a field of a database activity'],
    ],
];
