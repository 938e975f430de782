<?php
// What the samples of the page on missing tables need.

return [
    'variables' => ['messageid' => fn() => 1],
];
