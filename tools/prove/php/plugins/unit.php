<?php
namespace prove;

/**
 * A part of a sample plugin that is run separately, such as a task, and its result.
 */
abstract class unit {
    /** @var string Name in messages. */
    public $id;

    /** @var string Component of the plugin. */
    public $component;

    /** @var string Output of the code. */
    public $output = '';

    /** @var string[] Folders of the sample plugins. */
    public $folders = [];

    /** @var array[] Problems with file, line and message. */
    protected $problems = [];

    /** @var stage The stage. */
    protected $stage;

    /** @var bool Whether the code finished; false if it ended the process. */
    private $finished = false;

    /**
     * Runs the code.
     */
    abstract protected function prove(): void;

    /**
     * Creates the data that external functions and tasks work on. The plugin of the tutorial has no data generator, and it is
     * alone on its site.
     */
    final protected function prepare(): void {
        global $CFG, $DB;

        if (is_dir("{$CFG->dirroot}/mod/tally")) {
            $this->stage->get('entry');
        }
        if (is_file("{$CFG->dirroot}/local/greetings/tests/generator/lib.php")) {
            $this->stage->get('greeting');
            return;
        }
        $greeting = ['userid' => $this->stage->get('userid'), 'message' => 'Good morning', 'timecreated' => time()];
        $greeting['id'] = $DB->insert_record('local_greetings_messages', (object) $greeting);
        $this->stage->set(['greeting' => (object) $greeting]);
    }

    /**
     * Prepares the environment, runs the code and records its problems.
     */
    final public function run(): void {
        set_error_handler([$this, 'note_error']);
        $sample = (object) ['title' => $this->component === 'mod_tally' ? 'mod/tally/lib.php' : 'local/greetings/lib.php'];
        $this->stage = new stage($sample, '', common_variables());
        \advanced_testcase::setAdminUser();
        try {
            $this->prove();
        } catch (\Throwable $exception) {
            $this->note($exception);
        }
        foreach (\phpunit_util::get_debugging_messages() as $message) {
            $this->problems[] = ['message' => "debugging: {$message->message}"] + $this->find_place($message->from);
        }
        $this->finished = true;
    }

    /**
     * Records a PHP error. Deprecations in the platform's own code, which newer PHP versions report, are ignored.
     *
     * @param int $level The error level.
     * @param string $message The message.
     * @param string $file The file.
     * @param int $line The line.
     */
    final public function note_error(int $level, string $message, string $file, int $line): bool {
        $isours = (bool) array_filter($this->folders, fn($folder) => strpos($file, $folder) === 0);
        if ((error_reporting() & $level) && ($isours || !($level & (E_DEPRECATED | E_USER_DEPRECATED)))) {
            $this->problems[] = ['message' => $message, 'file' => $file, 'line' => $line];
        }
        return true;
    }

    /**
     * Records an exception.
     *
     * @param \Throwable $exception The exception.
     * @param string $when Description of the call for messages.
     */
    protected function note(\Throwable $exception, string $when = ''): void {
        $message = ($when === '' ? '' : "{$when}: ") . get_class($exception) . ": {$exception->getMessage()}";
        $place = $this->find_place("{$exception->getFile()}({$exception->getLine()})\n{$exception->getTraceAsString()}");
        $this->problems[] = ['message' => $message] + $place;
    }

    /**
     * Finds the first file of a sample plugin in a stack trace.
     *
     * @param string $trace The stack trace.
     */
    private function find_place(string $trace): array {
        global $CFG;

        foreach ($this->folders as $folder) {
            $short = str_replace($CFG->dirroot, '', $folder);
            if (preg_match('~(' . preg_quote($folder) . '\S+?\.php)\((\d+)\)~', $trace, $match)) {
                return ['file' => $match[1], 'line' => (int) $match[2]];
            }
            if (preg_match('~line (\d+) of (' . preg_quote($short) . '\S+?\.php)~', $trace, $match)) {
                return ['file' => $CFG->dirroot . $match[2], 'line' => (int) $match[1]];
            }
        }
        return ['file' => null, 'line' => 0];
    }

    /**
     * Returns the result.
     */
    final public function result(): array {
        if (!$this->finished) {
            $message = error_get_last()['message'] ?? 'the code ended the process';
            $this->problems[] = ['message' => strtok($message, "\n"), 'file' => error_get_last()['file'] ?? null, 'line' => 0];
        }
        return ['component' => $this->component, 'problems' => $this->problems];
    }
}
