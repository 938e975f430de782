<?php
// What the samples of the page on functions that only throw an exception need.

return [
    'variables' => [
        'picture' => fn($stage) => (object) ['id' => $stage->get('userid'), 'deletepicture' => 1],
    ],
];
