<?php
// The samples of the page on misplaced plugins need the same as those on defective ones.

return require(__DIR__ . '/defective-plugin.php');
