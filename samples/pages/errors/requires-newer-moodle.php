<?php
// The samples of the page on plugins that require another Moodle version need the same as those on defective ones.

return require(__DIR__ . '/defective-plugin.php');
