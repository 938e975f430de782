<?php
// What the samples of the page on downloads need.

return [
    'load' => ['lib/tablelib.php'],
];
