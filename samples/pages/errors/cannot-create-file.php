<?php
// What the samples of the page on existing files need: the file that an earlier run created.

return [
    'before' => function($stage): array {
        $stage->get('file');
        return [];
    },
];
