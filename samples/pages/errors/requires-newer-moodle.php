<?php
// What the samples of the page on plugins that require another Moodle version need: the part of the upgrade that reads version.php.

/** Lets Moodle upgrade local plugins, as if the sample was the version.php of the only one. */
$upgrade = function($stage) {
    global $CFG;

    require_once("{$CFG->libdir}/upgradelib.php");
    $folder = make_request_directory();
    file_put_contents("{$folder}/version.php", "<?php\n{$stage->sample->code}");
    set_config('version', 2024110400, 'local_greetings');
    $plugins = new ReflectionProperty(core_component::class, 'plugins');
    $plugins->setAccessible(true);
    $all = $plugins->getValue();
    try {
        $plugins->setValue(null, ['local' => ['greetings' => $folder]] + $all);
        upgrade_plugins('local', fn() => null, fn() => null, false);
    } finally {
        $plugins->setValue(null, $all);
    }
};

return [
    'samples' => [
        'local/greetings/version.php#1' => ['call' => $upgrade],
        'local/greetings/version.php#2' => ['call' => $upgrade],
    ],
];
