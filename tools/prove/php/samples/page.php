<?php
namespace prove;

/**
 * One sample of a page that is being run, and what happened.
 */
class page {
    /** Global variables that every sample can use. */
    const SHARED = ['CFG', 'DB', 'USER', 'PAGE', 'OUTPUT', 'COURSE', 'SESSION', 'SITE', 'ADMIN', 'THEME', 'ME', 'FULLME', 'SCRIPT'];

    /** @var string What the sample printed. */
    public $output = '';

    /** @var \stdClass The page. */
    private $page;

    /** @var \stdClass The sample. */
    private $sample;

    /** @var array The fixture of the page. */
    private $fixture = [];

    /** @var string Folder for programs. */
    private $programs;

    /** @var string Folder of the fixtures. */
    private $fixtures;

    /** @var array[] Problems with line and message. */
    private $problems = [];

    /** @var string How the sample was proven so far. */
    private $how = 'loaded';

    /** @var string[] What could not be called. */
    private $missed = [];

    /** @var int[] What to add to a line of a program, by its file. */
    private $shifts = [];

    /** @var bool Whether everything was done; otherwise the sample ended the process. */
    private $finished = false;

    /** @var stage The stage. */
    private $stage;

    /**
     * Prepares a sample.
     *
     * @param \stdClass $page The page.
     * @param \stdClass $sample The sample.
     * @param string $fixtures Folder of the fixtures.
     * @param string $programs Folder for programs.
     */
    public function __construct(\stdClass $page, \stdClass $sample, string $fixtures, string $programs) {
        $this->page = $page;
        $this->sample = $sample;
        $this->fixtures = $fixtures;
        $this->programs = $programs;
        @mkdir($programs, 0777, true);
    }

    /**
     * Runs the sample.
     */
    public function run(): void {
        global $CFG;

        set_error_handler([$this, 'note_error']);
        try {
            $this->prepare();
            $options = $this->options($this->sample);
            if (isset($options['since']) && version_compare($options['since'], strtok($CFG->release, ' '), '>')) {
                $options['skip'] = "needs Moodle {$options['since']}";
            }
            if (isset($options['skip'])) {
                $this->how = 'skipped';
                $this->missed = [$options['skip']];
            } else {
                $this->run_sample($options);
            }
            $this->finished = true;
        } catch (\Throwable $exception) {
            $this->finished = true;
            $this->note_exception($exception);
        }
    }

    /**
     * Loads the fixture, and makes the classes of the page known.
     */
    private function prepare(): void {
        global $CFG, $PAGE, $THEME;

        $file = "{$this->fixtures}/{$this->page->fixture}";
        if (is_file($file)) {
            $this->fixture = require($file);
        }
        $this->check_keys();
        $makers = array_merge(common_variables(), $this->fixture['variables'] ?? []);
        $this->stage = new stage($this->sample, $this->page->version, $makers);
        // A whole file of the page stands for the one of the plugin; a part of a file does not.
        spl_autoload_register(fn($name) => $this->load_class($name, ['file']), true, true);
        spl_autoload_register(fn($name) => $this->load_class($name, ['statements']));
        if ($this->sample->kind !== 'file') {
            spl_autoload_register([$this, 'import_class']);
        }
        foreach ($this->page->samples as $sample) {
            $sample->program ??= new program($sample);
        }
        page_strings::add_samples($this->page->samples);
        \advanced_testcase::setAdminUser();
        $PAGE->set_url('/local/greetings/index.php');
        $PAGE->set_context(\context_system::instance());
        $this->stage->request(['sesskey' => sesskey()]);
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $THEME = \theme_config::load(\theme_config::DEFAULT_THEME);
        $this->start_output();
        if (preg_match('~([^/]+)/([^/]+)/db/upgrade\.php$~', $this->sample->title ?? '', $plugin)) {
            // Steps of an upgrade run before the version of the plugin is stored.
            set_config('version', 2020010100, ($plugin[1] === 'blocks' ? 'block' : $plugin[1]) . "_{$plugin[2]}");
        }
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
     * Reports what the fixture says about samples that the page does not have, with the first sample of the page.
     *
     * A page of an earlier version can lack samples, and shares the fixture of the current version.
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
        foreach (array_diff(array_keys($this->fixture['samples'] ?? []), $known) as $key) {
            $message = "samples/pages/{$this->page->fixture} has options for {$key}; allowed: " . implode(', ', array_unique($known));
            $this->problems[] = ['line' => $sample->line, 'message' => $message];
        }
    }

    /**
     * Loads the callbacks that samples of the page add to the library of the plugin, because tests call them.
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
     * Gives a part of a page script the renderer that $OUTPUT is after the header of the page.
     */
    private function start_output(): void {
        global $OUTPUT, $PAGE;

        $isscript = preg_match('~^(?!.*/(?:classes|db|lang|tests|cli)/)[\w/]+/(?!lib|locallib|settings|version)\w+\.php$~', $this->sample->title ?? '');
        if ($isscript && strpos($this->sample->code, '$OUTPUT->header()') === false) {
            $OUTPUT = $PAGE->get_renderer('core');
        }
    }

    /**
     * Imports a class of the platform, because a part of a file does not show the imports of that file.
     *
     * @param string $name Name with the namespace of the file.
     */
    public function import_class(string $name): void {
        $parts = explode('\\', $name);
        $short = array_pop($parts);
        if ($parts && $parts === explode('\\', $this->sample->program->namespace)) {
            foreach ([$short, "core_external\\{$short}"] as $imported) {
                // Built-in classes cannot have an alias.
                if ((class_exists($imported) || interface_exists($imported)) && !(new \ReflectionClass($imported))->isInternal()) {
                    class_alias($imported, $name);
                    return;
                }
            }
        }
    }

    /**
     * Returns what the fixture says about a sample.
     *
     * @param \stdClass $sample The sample.
     */
    private function options(\stdClass $sample): array {
        $all = $this->fixture['samples'] ?? [];
        foreach (array_merge($sample->program->classes, $sample->program->functions) as $name) {
            if (isset($all["{$sample->title} {$name}"])) {
                return $all["{$sample->title} {$name}"];
            }
        }
        return $all[$sample->key] ?? [];
    }

    /**
     * Runs the sample with its options.
     *
     * @param array $options The options.
     */
    private function run_sample(array $options): void {
        $variables = $this->variables($this->sample, $options, 0);
        $this->request_parameters(isset($options['request']) ? ($options['request'])($this->stage) : []);
        $before = get_declared_classes();
        $expected = $options['throws'] ?? null;
        try {
            $variables = $this->include_program($this->sample, $options, $variables);
            $this->stage->set($variables);
            $this->call($options, $before);
        } catch (\Throwable $exception) {
            $isredirect = $exception instanceof \moodle_exception && $exception->errorcode === 'redirecterrordetected';
            if (!$isredirect && ($expected === null || !$exception instanceof $expected)) {
                throw $exception;
            }
            $this->how = 'executed';
            $expected = null;
        }
        if ($expected !== null) {
            $this->problems[] = ['line' => $this->sample->line, 'message' => "{$expected} was expected, but nothing was thrown"];
        }
        if (isset($options['check'])) {
            ($options['check'])($this->stage, ob_get_contents());
        }
        foreach (\phpunit_util::get_debugging_messages() as $message) {
            $this->problems[] = ['line' => $this->line_in($message->from), 'message' => "debugging: {$message->message}"];
        }
        \phpunit_util::reset_debugging();
    }

    /**
     * Sends the parameters that the sample requires, with the values of the variables of the same name.
     *
     * @param array $parameters Values that the fixture gives.
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
     * Calls what the sample declares.
     *
     * @param array $options The options.
     * @param string[] $before Classes that existed before.
     */
    private function call(array $options, array $before): void {
        $program = $this->sample->program;
        $prefix = $program->namespace === '' ? '' : "{$program->namespace}\\";
        $caller = new caller($this->stage);
        if (isset($options['call'])) {
            ($options['call'])($this->stage);
            $this->how = 'called';
            return;
        }
        foreach ($program->functions as $name) {
            $name = function_exists("{$prefix}{$name}__sample") ? "{$name}__sample" : $name;
            if ($this->sample->kind !== 'class-body' && function_exists("{$prefix}{$name}")) {
                $caller->call_function("{$prefix}{$name}");
            }
        }
        $classes = $this->sample->kind === 'class-body' ? ['prove_sample'] : $program->classes;
        foreach ($classes as $name) {
            $name = class_exists("{$prefix}{$name}__sample", false) ? "{$name}__sample" : $name;
            if (class_exists("{$prefix}{$name}", false)) {
                $caller->call_class("{$prefix}{$name}", $options['object'] ?? false ? ($options['object'])($this->stage) : null);
            }
        }
        $declares = $program->functions || $classes;
        if ($declares && preg_match('/^\d+ tests$/', end($caller->called) ?: '')) {
            $this->how = 'test';
        } else if ($declares) {
            $this->how = $caller->called ? 'called' : 'loaded';
        } else {
            $this->how = 'executed';
        }
        $this->missed = $caller->missed;
    }

    /**
     * Collects the variables that a sample reads: from its fixture, from the common ones, or from earlier samples.
     *
     * @param \stdClass $sample The sample.
     * @param array $options Its options.
     * @param int $depth How many samples wait for this one.
     */
    private function variables(\stdClass $sample, array $options, int $depth): array {
        if (isset($options['before'])) {
            $this->stage->set(($options['before'])($this->stage) ?? []);
        }
        $variables = [];
        foreach ($sample->program->reads as $name) {
            if ($this->stage->has($name)) {
                $variables[$name] = $this->stage->get($name);
            } else if (!array_key_exists($name, $GLOBALS) && $depth < 5) {
                $earlier = $this->find_earlier($sample, $name);
                if ($earlier) {
                    $theirs = $this->options($earlier);
                    $found = $this->include_program($earlier, $theirs, $this->variables($earlier, $theirs, $depth + 1));
                    $this->stage->set(array_intersect_key($found, $earlier->program->sets));
                    $variables = array_merge($variables, array_intersect_key($found, $sample->program->reads));
                }
            }
        }
        return $variables;
    }

    /**
     * Finds the last sample before another one that sets a variable.
     *
     * @param \stdClass $sample The sample.
     * @param string $name Name of the variable.
     */
    private function find_earlier(\stdClass $sample, string $name): ?\stdClass {
        $found = null;
        foreach ($this->page->samples as $other) {
            if ($other === $sample) {
                break;
            }
            if (isset($other->program->sets[$name]) && $other->kind === 'statements' && !$other->invalid) {
                $found = $other;
            }
        }
        return $found;
    }

    /**
     * Runs the code of a sample.
     *
     * @param \stdClass $sample The sample.
     * @param array $options Its options.
     * @param array $variables Its variables.
     * @return array All variables afterwards; `return` is what the sample returns.
     */
    private function include_program(\stdClass $sample, array $options, array $variables): array {
        global $CFG;

        $file = $this->write($sample, $options);
        require_once($CFG->dirroot . '/lib/adminlib.php');
        $this->require_base($sample);
        $scope = self::scope();
        if (isset($options['this'])) {
            $object = is_callable($options['this']) ? ($options['this'])($this->stage) : $options['this'];
            $scope = \Closure::bind($scope, $object, get_class($object));
        } else if ($sample->program->isinclass) {
            [$object, $class] = $this->find_object($sample);
            $scope = $object === null ? \Closure::bind($scope, null, $class) : \Closure::bind($scope, $object, $class);
        }
        return $scope($file, $variables);
    }

    /**
     * Returns a function that includes a file with variables.
     */
    private static function scope(): \Closure {
        return function() {
            global $CFG, $DB, $USER, $PAGE, $OUTPUT, $COURSE, $SESSION, $SITE, $ADMIN, $THEME, $ME, $FULLME, $SCRIPT;
            extract(func_get_arg(1));
            $return = include(func_get_arg(0));
            return array_diff_key(get_defined_vars(), array_flip(page::SHARED));
        };
    }

    /**
     * Finds the object that $this is: one of the class in the file that the sample belongs in.
     *
     * @param \stdClass $sample The sample.
     * @return array The object or null, and the name of the class.
     */
    private function find_object(\stdClass $sample): array {
        $class = $this->class_of_file($sample);
        if ($class === null) {
            throw new \coding_exception('no fixture says what $this is, and there is no class in ' . ($sample->title ?? 'the sample'));
        }
        if ($this->stage->has('this')) {
            return [$this->stage->get('this'), $class];
        }
        $reflection = new \ReflectionClass($class);
        if ($reflection->isAbstract()) {
            return [null, $class];
        }
        if ($reflection->isSubclassOf(\moodleform::class) || $reflection->isSubclassOf(\advanced_testcase::class)) {
            return [$reflection->newInstance(), $class];
        }
        return [$reflection->newInstanceWithoutConstructor(), $class];
    }

    /**
     * Finds the class in the file that a sample belongs in.
     *
     * @param \stdClass $sample The sample.
     */
    private function class_of_file(\stdClass $sample): ?string {
        global $CFG;

        $file = "{$CFG->dirroot}/" . ($sample->title ?? '');
        if (is_file($file) && preg_match('/^(?:abstract |final )?class (\w+)/m', file_get_contents($file), $class)) {
            preg_match('/^namespace ([\w\\\\]+);/m', file_get_contents($file), $namespace);
            $name = isset($namespace[1]) ? "{$namespace[1]}\\{$class[1]}" : $class[1];
            if (!class_exists($name)) {
                require_once($file);
            }
            return $name;
        }
        // A class that only this page has, in a sample for the same file.
        foreach ($this->page->samples as $other) {
            if ($other->title === $sample->title && $other->kind !== 'class-body' && $other->program->classes) {
                $name = ltrim("{$other->program->namespace}\\{$other->program->classes[0]}", '\\');
                if (!class_exists($name) && $other !== $sample) {
                    $this->include_program($other, [], $this->variables($other, [], 4));
                }
                return $name;
            }
        }
        return null;
    }

    /**
     * Returns the class that files in a certain place usually extend.
     *
     * @param \stdClass $sample The sample.
     */
    private function usual_base(\stdClass $sample): ?string {
        global $CFG;

        require_once($CFG->dirroot . '/course/moodleform_mod.php');
        $bases = [
            '~/tests/.*_test\.php$~' => 'advanced_testcase',
            '~/mod_form\.php$~' => 'moodleform_mod',
            '~/classes/form/\w+\.php$~' => 'moodleform',
            '~/classes/output/renderer\.php$~' => 'plugin_renderer_base',
            '~/classes/external/\w+\.php$~' => class_exists(\core_external\external_api::class) ?
                \core_external\external_api::class : 'external_api',
        ];
        foreach ($bases as $pattern => $base) {
            if (preg_match($pattern, $sample->title ?? '')) {
                return $base;
            }
        }
        return null;
    }

    /**
     * Loads the library that a sample's surroundings would have loaded.
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
        // Code for a library of a plugin runs when the library has been loaded.
        $library = "{$CFG->dirroot}/" . preg_replace('~^((?:mod|local|blocks|enrol|repository|course/format|filter)/\w+)/.*~', '$1/lib.php', $sample->title ?? '');
        if ($sample->kind === 'statements' && !$sample->program->classes && is_file($library)) {
            require_once($library);
        }
    }

    /**
     * Writes the program of a sample.
     *
     * @param \stdClass $sample The sample.
     * @param array $options Its options.
     * @return string Its path.
     */
    private function write(\stdClass $sample, array $options): string {
        global $CFG;

        $file = "{$this->programs}/{$sample->id}.php";
        $target = "{$CFG->dirroot}/" . ($sample->title ?? '');
        $source = is_file($target) ? file_get_contents($target) : '';
        // Parts of a file rely on the imports of that file, in the plugin or in another sample.
        foreach ($this->page->samples as $other) {
            $source .= $other !== $sample && $other->title === $sample->title ? "\n{$other->code}" : '';
        }
        preg_match_all('/^use ([\w\\\\]+);/m', $source, $imports);
        $taken = [];
        if ($sample->title && preg_match('~^(?:[\w-]+/)+?(?:tally|greetings)(?=/)~', $sample->title, $match)) {
            $taken = $this->taken("{$CFG->dirroot}/{$match[0]}", $sample->program);
        }
        $extends = $options['extends'] ?? ($sample->kind === 'class-body' ? $this->class_of_file($sample) ?? $this->usual_base($sample) : null);
        $this->shifts[$file] = $sample->program->write(
            $file,
            $extends,
            array_unique($imports[1]),
            $taken,
            $sample->kind === 'class-body' ? $this->other_members($sample, $extends) : ''
        );
        return $file;
    }

    /**
     * Returns the members that other samples of the page add to the class of a sample.
     *
     * @param \stdClass $sample The sample.
     * @param string|null $extends The class that the sample extends.
     */
    private function other_members(\stdClass $sample, ?string $extends): string {
        $declared = array_merge($sample->program->functions, $extends === null ? [] : get_class_methods($extends));
        $code = '';
        foreach ($this->page->samples as $other) {
            $functions = $other->program->functions;
            if ($other !== $sample && $other->kind === 'class-body' && $other->title !== null && $other->title === $sample->title &&
                    !$other->invalid && $functions && !array_intersect($functions, $declared)) {
                $code .= "\n{$other->code}\n";
                $declared = array_merge($declared, $functions);
            }
        }
        return $code;
    }

    /**
     * Finds the functions and classes of a sample that a plugin declares too, outside files that load themselves.
     *
     * @param string $folder Folder of the plugin.
     * @param program $program The sample.
     */
    private function taken(string $folder, program $program): array {
        $names = $program->sample->kind === 'class-body' ? [] : array_merge($program->functions, $program->classes);
        if (!$names || !is_dir($folder)) {
            return [];
        }
        $taken = [];
        $files = new \RegexIterator(new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($folder)), '/\.php$/');
        foreach ($files as $file) {
            if (strpos($file->getPathname(), '/classes/') !== false) {
                continue;
            }
            $code = file_get_contents($file->getPathname());
            foreach ($names as $name) {
                if (preg_match('/^(?:(?:abstract|final) )?(?:function|class) ' . preg_quote($name) . '\b/m', $code)) {
                    $taken[] = $name;
                }
            }
        }
        return array_unique($taken);
    }

    /**
     * Loads a class that a sample of the page declares.
     *
     * @param string $name Name with namespace.
     * @param string[] $kinds Kinds of samples to look at.
     */
    private function load_class(string $name, array $kinds): void {
        if (in_array('file', $kinds) && $this->load_extended_class($name)) {
            return;
        }
        foreach ($this->page->samples as $sample) {
            if (!in_array($sample->kind, $kinds)) {
                continue;
            }
            foreach ($sample->program->classes as $class) {
                $full = ltrim("{$sample->program->namespace}\\{$class}", '\\');
                if ($full === $name && $sample !== $this->sample && !$sample->invalid) {
                    $this->include_program($sample, [], $this->variables($sample, [], 5));
                    return;
                }
            }
        }
        if (in_array('statements', $kinds)) {
            $this->load_class_of_members($name);
        }
    }

    /**
     * Loads a class of which samples of the page show only members.
     *
     * @param string $name Name with namespace.
     */
    private function load_class_of_members(string $name): void {
        $parts = explode('\\', $name);
        $short = array_pop($parts);
        foreach ($this->page->samples as $sample) {
            if ($sample->kind === 'class-body' && !$sample->invalid && $sample->title !== null &&
                    basename($sample->title, '.php') === $short && $sample->program->namespace === implode('\\', $parts)) {
                $base = $this->usual_base($sample);
                $file = "{$this->programs}/members_" . md5($name) . '.php';
                $sample->program->write($file, $base, [], [], $this->other_members($sample, $base));
                file_put_contents($file, preg_replace('/class prove_sample\b/', "class {$short}", file_get_contents($file), 1));
                require_once($file);
                return;
            }
        }
    }

    /**
     * Loads a class of a plugin together with the methods that samples of the page add to it, because tests call them.
     *
     * @param string $name Name with namespace.
     * @return bool Whether there are such samples.
     */
    private function load_extended_class(string $name): bool {
        global $CFG;

        if (strpos($this->sample->title ?? '', '/tests/') === false) {
            return false;
        }
        $title = null;
        $added = '';
        foreach ($this->page->samples as $sample) {
            if ($sample->kind !== 'class-body' || $sample->invalid || !is_file("{$CFG->dirroot}/{$sample->title}")) {
                continue;
            }
            $class = preg_replace('~^.*/(\w+)\.php$~', '$1', $sample->title);
            if (ltrim("{$sample->program->namespace}\\{$class}", '\\') !== $name) {
                continue;
            }
            $source = file_get_contents("{$CFG->dirroot}/{$sample->title}") . $added;
            if (!preg_match('/\bfunction (?:' . (implode('|', $sample->program->functions) ?: ' ') . ')\(/', $source)) {
                $title = $sample->title;
                $added .= "\n{$sample->code}\n";
            }
        }
        if ($title === null) {
            return false;
        }
        $source = rtrim(file_get_contents("{$CFG->dirroot}/{$title}"));
        $file = "{$this->programs}/extended_" . md5($name) . '.php';
        file_put_contents($file, substr($source, 0, strrpos($source, '}')) . "{$added}}\n");
        require_once($file);
        return true;
    }

    /**
     * Notes an error of PHP, if it comes from a sample.
     *
     * @param int $level The kind.
     * @param string $message The message.
     * @param string $file The file.
     * @param int $line The line.
     */
    public function note_error(int $level, string $message, string $file, int $line): bool {
        // An endless loop would fill the memory with the same error.
        if (!(error_reporting() & $level) || count($this->problems) > 20) {
            return true;
        }
        if (isset($this->shifts[$file])) {
            $this->problems[] = ['line' => $line + $this->shifts[$file], 'message' => $message];
        } else if (preg_match('~/(tally|greetings)/~', $file) || !($level & (E_DEPRECATED | E_USER_DEPRECATED))) {
            $this->problems[] = ['line' => $this->sample->line, 'message' => "{$message} in {$this->relative($file)}:{$line}"];
        }
        return true;
    }

    /**
     * Notes an exception.
     *
     * @param \Throwable $exception The exception.
     */
    private function note_exception(\Throwable $exception): void {
        $message = get_class($exception) . ': ' . $exception->getMessage();
        if ($exception instanceof \moodle_exception && $exception->debuginfo) {
            $message .= " ({$exception->debuginfo})";
        }
        $line = $this->line_in("{$exception->getFile()}({$exception->getLine()})\n{$exception->getTraceAsString()}");
        $where = isset($this->shifts[$exception->getFile()]) ? '' : " in {$this->relative($exception->getFile())}:{$exception->getLine()}";
        $this->problems[] = ['line' => $line, 'message' => str_replace("\n", ' ', $message) . $where];
    }

    /**
     * Finds the line of the page in a list of calls.
     *
     * @param string $trace The calls.
     */
    private function line_in(string $trace): int {
        $own = "{$this->programs}/{$this->sample->id}.php";
        if (preg_match('~' . preg_quote($own) . '(?:\(|:| on line |.*?line )(\d+)~', $trace, $match) && isset($this->shifts[$own])) {
            return (int) $match[1] + $this->shifts[$own];
        }
        if (preg_match('~line (\d+) of \S*' . preg_quote($this->sample->id) . '\.php~', $trace, $match) && isset($this->shifts[$own])) {
            return (int) $match[1] + $this->shifts[$own];
        }
        return $this->sample->line;
    }

    /**
     * Shortens a path to that in the platform.
     *
     * @param string $file The path.
     */
    private function relative(string $file): string {
        global $CFG;

        return str_replace(["{$CFG->dirroot}/", "{$this->programs}/"], '', $file);
    }

    /**
     * Returns what happened.
     */
    public function result(): array {
        $error = error_get_last();
        if (!$this->finished && $error && $error['type'] & (E_ERROR | E_PARSE | E_COMPILE_ERROR)) {
            $line = isset($this->shifts[$error['file']]) ? $error['line'] + $this->shifts[$error['file']] : $this->sample->line;
            $this->problems[] = ['line' => $line, 'message' => strtok($error['message'], "\n") . ' in ' . $this->relative($error['file'])];
        } else if (!$this->finished) {
            // The sample ended the request, as scripts that send a file do.
            $this->how = 'executed';
        }
        return [
            'how' => $this->problems ? 'failed' : $this->how,
            'problems' => $this->problems,
            'missed' => $this->missed,
            'output' => substr($this->output, 0, 2000),
        ];
    }
}
