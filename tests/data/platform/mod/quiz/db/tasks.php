<?php
$tasks = [['classname' => 'mod_quiz\task\run', 'minute' => '*/5', 'hour' => 1]];
