<?php
// Runs the samples of pages on the test site, each in a separate process.
//
// Usage: php run.php <folder of the site> <jobs.json> <folder of fixtures>
//
// Writes a line for each sample to standard output: "result " followed by JSON. Other lines come from samples that
// close PHP's output buffers.

namespace prove;

[, $folder, $jobfile, $fixtures] = $_SERVER['argv'];

require_once("{$folder}/vendor/autoload.php");
// config.php reads the database and data folder of this process from the environment.
ob_start();
require("{$folder}/lib/phpunit/bootstrap.php");
ob_end_clean();
// Otherwise, debugging() would print its messages among the output of the samples, where they would pass unnoticed.
$CFG->debugdisplay = 0;

require_once($CFG->libdir . '/dml/pgsql_native_moodle_database.php');
foreach (['isolated_database', 'program', 'page_strings', 'stage', 'page_setup', 'page_classes', 'page_problems', 'page', 'caller', 'runner'] as $name) {
    require_once(__DIR__ . "/{$name}.php");
}

$jobs = json_decode(file_get_contents($jobfile), false, 512, JSON_THROW_ON_ERROR);
$runner = new runner($fixtures, $CFG->dataroot);
foreach ($jobs as $page) {
    foreach ($page->samples as $sample) {
        if ($sample->selected) {
            $result = json_encode($runner->run($page, $sample), JSON_INVALID_UTF8_SUBSTITUTE);
            // Start with a line break, because the output of the sample may not end with one.
            fwrite(STDOUT, "\nresult {$result}\n");
        }
    }
}
exit(0);
