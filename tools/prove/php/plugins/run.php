<?php
// Calls the external functions, tasks and templates of sample plugins on the test site.
//
// Usage: php run.php <folder of the site> <plugins.json> <folder of fixtures>
//
// Writes a line for each of them to standard output: "result " followed by JSON. Other lines come from code that closes
// PHP's output buffers.

namespace prove;

[, $folder, $jobfile, $fixtures] = $_SERVER['argv'];

require_once("{$folder}/vendor/autoload.php");
ob_start();
require("{$folder}/lib/phpunit/bootstrap.php");
ob_end_clean();

require_once($CFG->libdir . '/dml/pgsql_native_moodle_database.php');
if (!class_exists(\core_external\external_api::class)) {
    require_once($CFG->libdir . '/externallib.php');
}
foreach (['isolated_database', 'stage', 'runner'] as $name) {
    require_once(__DIR__ . "/../samples/{$name}.php");
}
foreach (['unit', 'external_function', 'task', 'template'] as $name) {
    require_once(__DIR__ . "/{$name}.php");
}

$plugins = json_decode(file_get_contents($jobfile), true, 512, JSON_THROW_ON_ERROR);
$units = [];
foreach ($plugins as $component => $target) {
    array_push($units, ...external_function::find($component), ...task::find($component), ...template::find($component, $target));
}
$runner = new runner($fixtures, $CFG->dataroot);
foreach ($units as $unit) {
    $unit->folders = array_map(fn($target) => "{$CFG->dirroot}/{$target}/", array_values($plugins));
    $result = json_encode($runner->isolate($unit->id, $unit), JSON_INVALID_UTF8_SUBSTITUTE);
    // Start with a line break, because the output of the called code may not end with one.
    fwrite(STDOUT, "\nresult {$result}\n");
}
exit(0);
