<?php
namespace prove;

/**
 * Prepares the site for a sample: libraries, request, capabilities and output.
 */
trait page_setup {
    /**
     * Loads the fixture and prepares everything that the sample needs.
     */
    private function prepare(): void {
        global $CFG, $PAGE, $THEME;

        $file = "{$this->fixtures}/{$this->page->fixture}";
        if (is_file($file)) {
            $this->fixture = require($file);
        }
        $this->check_keys();
        $factories = array_merge(common_variables(), $this->fixture['variables'] ?? []);
        $this->stage = new stage($this->sample, $this->page->version, $factories);
        // A sample that is a complete file replaces the plugin's file. A part of a file is used only if no other file
        // declares the class.
        spl_autoload_register(fn($name) => $this->load_class($name, ['file']), true, true);
        spl_autoload_register(fn($name) => $this->load_class($name, ['statements']));
        if ($this->sample->kind !== 'file') {
            spl_autoload_register([$this, 'import_class']);
        }
        foreach ($this->page->samples as $sample) {
            $sample->program ??= new program($sample);
        }
        page_strings::add_samples($this->page->samples, $this->fixture['strings'] ?? []);
        \advanced_testcase::setAdminUser();
        $PAGE->set_url('/local/greetings/index.php');
        $PAGE->set_context(\context_system::instance());
        $this->stage->request(['sesskey' => sesskey()]);
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $isthemeconfig = preg_match('~^theme/\w+/config\.php$~', $this->sample->title ?? '');
        $THEME = $isthemeconfig ? new \stdClass() : \theme_config::load(\theme_config::DEFAULT_THEME);
        $this->start_output();
        if (preg_match('~([^/]+)/([^/]+)/db/upgrade\.php$~', $this->sample->title ?? '', $plugin)) {
            // Upgrade steps run before the new version of the plugin is stored.
            set_config('version', 2020010100, ($plugin[1] === 'blocks' ? 'block' : $plugin[1]) . "_{$plugin[2]}");
        }
        $this->add_capabilities();
        foreach ($this->fixture['load'] ?? [] as $library) {
            require_once("{$CFG->dirroot}/{$library}");
        }
        if (isset($this->fixture['before'])) {
            $this->stage->set(($this->fixture['before'])($this->stage) ?? []);
        }
        if (strpos($this->sample->title ?? '', '/tests/') !== false) {
            $this->load_callbacks();
        }
    }

    /**
     * Reports options in the fixture for samples that do not exist. They are reported with the first selected sample.
     *
     * Pages of earlier versions are not checked, because they share the fixture of the current version but can have
     * fewer samples.
     */
    private function check_keys(): void {
        $selected = array_filter($this->page->samples, fn($sample) => $sample->selected);
        if (strpos($this->page->page, 'versioned_docs/') === 0 || reset($selected)->id !== $this->sample->id) {
            return;
        }
        $known = [];
        foreach ($this->page->samples as $sample) {
            $sample->program = new program($sample);
            $known[] = $sample->key;
            foreach (array_merge($sample->program->classes, $sample->program->functions) as $name) {
                $known[] = "{$sample->title} {$name}";
            }
        }
        $keys = array_filter(array_keys($this->fixture['samples'] ?? []), fn($key) => !preg_match('/^\d/', $key));
        foreach (array_diff($keys, $known) as $key) {
            $message = "samples/pages/{$this->page->fixture} has options for {$key}; allowed: " . implode(', ', array_unique($known));
            $this->problems[] = ['line' => $sample->line, 'message' => $message];
        }
    }

    /**
     * Adds the capabilities that the page's samples declare or check, and that the sample plugins do not have.
     */
    private function add_capabilities(): void {
        global $DB;

        $code = implode("\n", array_column($this->page->samples, 'code'));
        preg_match_all('~\'((?:local/greetings|mod/tally):\w+)\'~', $code, $names);
        $known = $DB->get_fieldset_select('capabilities', 'name', '');
        foreach (array_diff(array_unique($names[1]), $known) as $name) {
            $DB->insert_record('capabilities', (object) [
                'name' => $name,
                'captype' => 'write',
                'contextlevel' => strpos($name, 'mod/') === 0 ? CONTEXT_MODULE : CONTEXT_SYSTEM,
                'component' => str_replace('/', '_', strtok($name, ':')),
                'riskbitmask' => 0,
            ]);
        }
        if (count($names[1]) > 0) {
            \cache::make('core', 'capabilities')->purge();
            accesslib_clear_all_caches_for_unit_testing();
        }
    }

    /**
     * Loads the callbacks that the page's samples add to the plugin's lib.php, because tests call them.
     */
    private function load_callbacks(): void {
        foreach ($this->page->samples as $sample) {
            if (preg_match('~/lib\.php$~', $sample->title ?? '') && $sample->kind === 'statements' && !$sample->invalid &&
                    $sample->program->functions && !$sample->program->reads) {
                $this->include_program($sample, [], []);
            }
        }
    }

    /**
     * Sets $OUTPUT to the renderer that a script has after printing the page header, for samples that do not print it.
     */
    private function start_output(): void {
        global $OUTPUT, $PAGE;

        $isscript = preg_match('~^(?!.*/(?:classes|db|lang|tests|cli)/)[\w/]+/(?!lib|locallib|settings|version)\w+\.php$~', $this->sample->title ?? '');
        // These calls must come before the header.
        $isbefore = preg_match('/\$OUTPUT->header\(|\$PAGE->set_|\brequire_(?:course_)?login\(/', $this->sample->code);
        if ($isscript && !$isbefore) {
            $OUTPUT = $PAGE->get_renderer('core');
        }
    }

    /**
     * Sets the request parameters that the sample requires, with the values of the variables with the same names.
     *
     * @param array $parameters Values from the fixture.
     */
    private function request_parameters(array $parameters): void {
        preg_match_all('/\brequired_param(?:_array)?\(\s*\'(\w+)\'/', $this->sample->code, $required);
        foreach (array_diff($required[1], array_keys($parameters + $_REQUEST)) as $name) {
            $iscm = $name === 'id' && preg_match('/from_cmid\(|get_coursemodule_from_id\(/', $this->sample->code);
            $variable = $iscm ? 'cmid' : $name;
            if ($this->stage->has($variable) && is_scalar($this->stage->get($variable))) {
                $parameters[$name] = $this->stage->get($variable);
            }
        }
        $this->stage->request($parameters + $_REQUEST);
    }

    /**
     * Loads the libraries that are loaded before the sample's code in a real file.
     *
     * @param \stdClass $sample The sample.
     */
    private function require_base(\stdClass $sample): void {
        global $CFG;

        $title = $sample->title ?? '';
        $libraries = $this->options($sample)['load'] ?? [];
        if (strpos($title, '/db/') !== false) {
            $libraries[] = 'lib/upgradelib.php';
        }
        if (strpos($title, 'blocks/') === 0) {
            array_push($libraries, 'blocks/moodleblock.class.php', 'blocks/edit_form.php');
        }
        if (preg_match('~^mod/assign/(?:submission|feedback)/~', $title)) {
            $libraries[] = 'mod/assign/locallib.php';
        }
        if (strpos($title, '/cli/') !== false) {
            $libraries[] = 'lib/clilib.php';
        }
        if (strpos($title, '/backup/') !== false) {
            array_push($libraries, 'backup/util/includes/backup_includes.php', 'backup/util/includes/restore_includes.php',
                'backup/moodle2/backup_plan_builder.class.php', 'backup/moodle2/restore_plan_builder.class.php');
        }
        if (strpos($title, '/classes/external/') !== false && !class_exists(\core_external\external_api::class)) {
            $libraries[] = 'lib/externallib.php';
        }
        foreach ($libraries as $library) {
            require_once("{$CFG->dirroot}/{$library}");
        }
        // Code of a plugin usually runs after the plugin's lib.php has been loaded.
        $library = "{$CFG->dirroot}/" . preg_replace('~^((?:mod|local|blocks|enrol|repository|course/format|filter)/\w+)/.*~', '$1/lib.php', $sample->title ?? '');
        if ($sample->kind === 'statements' && !$sample->program->classes && is_file($library)) {
            require_once($library);
        }
    }
}
