<?php
// What the samples of the page on transactions need: a sender who does not exist.

return [
    'variables' => ['senderid' => fn() => 0],
];
