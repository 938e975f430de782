<?php
define('PARAM_INT', 'int');

/**
 * @param string $name
 * @return moodle_database
 */
function &get_database($name = array(), int ...$more) {
}

/** @deprecated since Moodle 4.1 MDL-1. */
function old_function(?stdClass $user = null): ?string {
    foreach (get_plugins_with_function('after_config') as $function) {
        $function();
    }
    component_callback("mod_$name", 'file_areas');
    $callback = 'mod_' . $name . '_supports';
    return function_exists($callback) ? $callback() : null;
}
