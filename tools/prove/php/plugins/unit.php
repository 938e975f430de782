<?php
namespace prove;

/**
 * Something of a sample plugin that is run by itself, and what happened.
 */
abstract class unit {
    /** @var string Its name in messages. */
    public $id;

    /** @var string The plugin. */
    public $component;

    /** @var string What it printed. */
    public $output = '';

    /** @var string[] Folders of the sample plugins. */
    public $folders = [];

    /** @var array[] Problems with file, line and message. */
    protected $problems = [];

    /** @var stage The stage. */
    protected $stage;

    /** @var bool Whether it ended by itself. */
    private $finished = false;

    /**
     * Does what has to be proven.
     */
    abstract protected function prove(): void;

    /**
     * Runs it.
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
     * Notes an error of PHP. Deprecations of the platform by a newer PHP version are not ours.
     *
     * @param int $level The kind.
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
     * Notes an exception.
     *
     * @param \Throwable $exception The exception.
     * @param string $when When it was thrown.
     */
    protected function note(\Throwable $exception, string $when = ''): void {
        $message = ($when === '' ? '' : "{$when}: ") . get_class($exception) . ": {$exception->getMessage()}";
        $place = $this->find_place("{$exception->getFile()}({$exception->getLine()})\n{$exception->getTraceAsString()}");
        $this->problems[] = ['message' => $message] + $place;
    }

    /**
     * Finds the file of a sample plugin in a list of calls.
     *
     * @param string $trace The calls.
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
     * Returns what happened.
     */
    final public function result(): array {
        if (!$this->finished) {
            $message = error_get_last()['message'] ?? 'it ended the process';
            $this->problems[] = ['message' => strtok($message, "\n"), 'file' => error_get_last()['file'] ?? null, 'line' => 0];
        }
        return ['component' => $this->component, 'problems' => $this->problems];
    }
}
