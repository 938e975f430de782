<?php
// What the samples of the tutorial on reactive components need.

return [
    'imports' => ['local_greetings\\message_store'],
];
