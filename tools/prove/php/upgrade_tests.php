<?php
// Upgrades the test site after plugins have been added. This takes seconds, while a new installation would take
// minutes.
//
// Usage: php upgrade_tests.php <folder of the site>

define('IGNORE_COMPONENT_CACHE', true);
define('CACHE_DISABLE_ALL', true);
define('PHPUNIT_UTIL', true);

$folder = $_SERVER['argv'][1];
require_once($folder . '/lib/clilib.php');
require_once($folder . '/lib/phpunit/bootstraplib.php');
require_once($folder . '/lib/testing/lib.php');
require_once($folder . '/vendor/autoload.php');
require($folder . '/lib/phpunit/bootstrap.php');
require_once($CFG->libdir . '/adminlib.php');
require_once($CFG->libdir . '/upgradelib.php');
require_once($CFG->libdir . '/installlib.php');

/**
 * Repeats the last steps of the test site's installation. The class name must start with the name of the test
 * framework, phpunit.
 */
class phpunit_prove extends phpunit_util {
    /**
     * Stores the state to which tests are reset.
     */
    public static function store(): void {
        @unlink(self::get_dataroot() . '/' . self::get_originaldatafilesjson());
        self::save_original_data_files();
        self::store_versions_hash();
        self::store_database_state();
    }
}

// The bootstrap file does not load the settings from the database.
initialise_cfg();
upgrade_noncore(true);
set_config('enabled_stores', '', 'tool_log');
while ($task = \core\task\manager::get_next_adhoc_task(time())) {
    $task->execute();
    \core\task\manager::adhoc_task_complete($task);
}
// Tests in separate processes check whether an upgrade is running.
unset_config('upgraderunning');
phpunit_prove::store();
