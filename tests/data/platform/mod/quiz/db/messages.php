<?php
$messageproviders = ['late' => ['capability' => 'mod/quiz:view'], 'done' => []];
