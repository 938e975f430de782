<?php
$functions = [
    'mod_quiz_get' => ['classname' => '\\mod_quiz\\external\\get', 'type' => 'read', 'ajax' => true],
];
