<?php
// What the samples of the page on failed upgrade functions need: the part of the upgrade that calls the function.

$upgrade = function() {
    global $CFG, $DB;

    require_once("{$CFG->libdir}/upgradelib.php");
    $name = 'xmldb_local_greetings_upgrade';
    $name = function_exists("{$name}__sample") ? "{$name}__sample" : $name;
    $result = $name(2020010100);
    // The version in version.php is the one of the last step.
    if ($DB->get_field('config_plugins', 'value', ['plugin' => 'local_greetings', 'name' => 'version']) < 2024110500) {
        upgrade_plugin_savepoint($result, 2024110500, 'local', 'greetings', false);
    }
};

return [
    'samples' => [
        'local/greetings/db/upgrade.php#1' => ['call' => $upgrade],
        'local/greetings/db/upgrade.php#2' => ['call' => $upgrade],
    ],
];
