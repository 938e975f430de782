<?php
namespace prove;

/**
 * A sample of a page that is being run, and its result.
 */
class page {
    use page_setup;
    use page_classes;
    use page_problems;

    /** Global variables that every sample can use. */
    const SHARED = ['CFG', 'DB', 'USER', 'PAGE', 'OUTPUT', 'COURSE', 'SESSION', 'SITE', 'ADMIN', 'THEME', 'ME', 'FULLME', 'SCRIPT'];

    /** @var string Output of the sample. */
    public $output = '';

    /** @var \stdClass The page. */
    private $page;

    /** @var \stdClass The sample. */
    private $sample;

    /** @var array The fixture of the page. */
    private $fixture = [];

    /** @var string Folder for the generated programs. */
    private $programs;

    /** @var string Folder of the fixtures. */
    private $fixtures;

    /** @var array[] Problems, with line and message. */
    private $problems = [];

    /** @var string How far the sample has been run; see SampleRun in sampleRuns.ts. */
    private $how = 'loaded';

    /** @var string[] Functions that could not be called. */
    private $missed = [];

    /** @var int[] Offset from a program's line numbers to those of the page, by file. */
    private $shifts = [];

    /** @var bool Whether the run finished; false if the sample ended the process. */
    private $finished = false;

    /** @var stage The stage. */
    private $stage;

    /**
     * Prepares a sample.
     *
     * @param \stdClass $page The page.
     * @param \stdClass $sample The sample.
     * @param string $fixtures Folder of the fixtures.
     * @param string $programs Folder for the generated programs.
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
            $this->sample->raises ??= $options['raises'] ?? null;
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
     * Returns the fixture's options for a sample.
     *
     * @param \stdClass $sample The sample.
     */
    private function options(\stdClass $sample): array {
        $all = $this->fixture['samples'] ?? [];
        $names = array_merge($sample->program->classes, $sample->program->functions);
        $keys = array_merge(array_map(fn($name) => "{$sample->title} {$name}", $names), [$sample->key]);
        foreach (["{$this->page->version} ", ''] as $prefix) {
            foreach ($keys as $key) {
                if (isset($all[$prefix . $key])) {
                    return $all[$prefix . $key];
                }
            }
        }
        return [];
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
            if ($this->sample->raises !== null || !$isredirect && ($expected === null || !$exception instanceof $expected)) {
                throw $exception;
            }
            $this->how = 'executed';
            $expected = null;
        }
        if ($expected !== null) {
            $this->problems[] = ['line' => $this->sample->line, 'message' => "expected {$expected}, but no exception was thrown"];
        }
        if (isset($options['check'])) {
            ($options['check'])($this->stage, ob_get_contents());
        }
        foreach (\phpunit_util::get_debugging_messages() as $message) {
            $this->problems[] = [
                'line' => $this->line_in($message->from),
                'message' => "debugging: {$message->message}",
                'texts' => [$message->message],
            ];
        }
        \phpunit_util::reset_debugging();
    }

    /**
     * Calls the functions and classes that the sample declares.
     *
     * @param array $options The options.
     * @param string[] $before Classes that existed before the sample was loaded.
     */
    private function call(array $options, array $before): void {
        $program = $this->sample->program;
        $prefix = $program->namespace === '' ? '' : "{$program->namespace}\\";
        $caller = new caller($this->stage);
        if (isset($options['uncallable'])) {
            $this->missed[] = $options['uncallable'];
            return;
        }
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
     * Collects the variables that a sample reads, from its fixture, the common variables, or earlier samples.
     *
     * @param \stdClass $sample The sample.
     * @param array $options Its options.
     * @param int $depth Number of samples that depend on this one.
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
     * Finds the last sample before the given one that sets a variable.
     *
     * @param \stdClass $sample The sample.
     * @param string $name Name of the variable, without the dollar sign.
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
     * @return array All variables after the run; `return` is the return value of the sample.
     */
    private function include_program(\stdClass $sample, array $options, array $variables): array {
        global $CFG;

        require_once($CFG->dirroot . '/lib/adminlib.php');
        $this->require_base($sample);
        $file = $this->write($sample, $options);
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
     * Returns a function that includes a file in a scope with the given variables.
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
     * Writes the program of a sample.
     *
     * @param \stdClass $sample The sample.
     * @param array $options Its options.
     * @return string Path of the program.
     */
    private function write(\stdClass $sample, array $options): string {
        global $CFG;

        $file = "{$this->programs}/{$sample->id}.php";
        $target = "{$CFG->dirroot}/" . ($sample->title ?? '');
        $source = is_file($target) ? file_get_contents($target) : '';
        // A part of a file relies on the imports of the file, which are in the plugin or in another sample.
        foreach ($this->page->samples as $other) {
            $source .= $other !== $sample && $other->title === $sample->title ? "\n{$other->code}" : '';
        }
        preg_match_all('/^use ([\w\\\\]+);/m', $source, $found);
        $imports = [];
        // Fixtures apply to all versions, so they can contain classes that this version does not have.
        $assumed = array_filter($this->fixture['imports'] ?? [], fn($name) => class_exists($name) || interface_exists($name));
        foreach (array_merge($found[1], $assumed) as $import) {
            // Samples for different versions can import different classes with the same short name.
            $imports[preg_replace('~^.*\\\\~', '', $import)] ??= $import;
        }
        $redeclared = [];
        if ($sample->title && preg_match('~^(?:[\w-]+/)+?(?:tally|greetings)(?=/)~', $sample->title, $match)) {
            $redeclared = $this->redeclared("{$CFG->dirroot}/{$match[0]}", $sample->program);
        }
        $extends = $options['extends'] ?? ($sample->kind === 'class-body' ? $this->class_of_file($sample) ?? $this->usual_base($sample) : null);
        $this->shifts[$file] = $sample->program->write(
            $file,
            $extends,
            $imports,
            $redeclared,
            $sample->kind === 'class-body' ? $this->other_members($sample, $extends) : ''
        );
        return $file;
    }

    /**
     * Returns the result.
     */
    public function result(): array {
        $error = error_get_last();
        if (!$this->finished && $error && $error['type'] & (E_ERROR | E_PARSE | E_COMPILE_ERROR)) {
            $line = isset($this->shifts[$error['file']]) ? $error['line'] + $this->shifts[$error['file']] : $this->sample->line;
            $message = strtok($error['message'], "\n");
            $this->problems[] = ['line' => $line, 'message' => "{$message} in {$this->relative($error['file'])}", 'texts' => [$message]];
        } else if (!$this->finished) {
            // The sample ended the request, like scripts that send a file.
            $this->how = 'executed';
        }
        $this->expect_messages();
        return [
            'how' => $this->problems ? 'failed' : $this->how,
            'problems' => $this->problems,
            'missed' => $this->missed,
            'output' => substr($this->output, 0, 2000),
        ];
    }
}
