<?php
// What the samples of the page on types of parameters need.

return [
    'variables' => ['username' => fn() => 'alex'],
];
