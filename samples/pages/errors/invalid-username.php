<?php
// The function that creates users is in a library.

return [
    'load' => ['user/lib.php'],
];
