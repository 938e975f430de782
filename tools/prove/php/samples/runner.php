<?php
namespace prove;

/**
 * Runs each sample in a child process, which starts with the state after the installation.
 */
class runner {
    /** @var string Folder of the fixtures. */
    private $fixtures;

    /** @var string[] State of the cache files that every sample starts with, by path. */
    private $warm = [];

    /** @var string Folder for all other files, outside the data folder, which the platform empties after tests. */
    private $work;

    /** @var string Data folder of this process. */
    private $dataroot;

    /**
     * Creates a runner and fills the caches that every sample starts with.
     *
     * @param string $fixtures Folder of the fixtures.
     * @param string $dataroot Data folder of this process.
     */
    public function __construct(string $fixtures, string $dataroot) {
        global $DB;

        $this->fixtures = $fixtures;
        $this->dataroot = $dataroot;
        $this->work = "{$dataroot}-work";
        @mkdir("{$this->work}/programs", 0777, true);
        require_once($fixtures . '/common.php');
        // Discard the output, because it would be attributed to the first samples.
        ob_start();
        $this->warm_up();
        ob_end_clean();
        // A connection cannot be shared with a child process.
        $DB->dispose();
    }

    /**
     * Runs a sample.
     *
     * @param \stdClass $page The page, with all its samples.
     * @param \stdClass $sample The sample.
     * @return array The result.
     */
    public function run(\stdClass $page, \stdClass $sample): array {
        return $this->isolate($sample->id, new page($page, $sample, $this->fixtures, "{$this->work}/programs"));
    }

    /**
     * Runs a sample or a part of a plugin in a child process.
     *
     * @param string $id The ID in the result.
     * @param page|unit $report The sample or part of a plugin.
     * @return array The result.
     */
    public function isolate(string $id, object $report): array {
        $file = "{$this->work}/result.json";
        @unlink($file);
        $this->reset_caches();
        $started = microtime(true);
        $pid = pcntl_fork();
        if ($pid === 0) {
            $this->run_child($report, $file);
        }
        // Kill samples that take more than a minute.
        while (pcntl_waitpid($pid, $status, WNOHANG) === 0) {
            if (microtime(true) - $started > 60) {
                posix_kill($pid, SIGKILL);
            }
            usleep(2000);
        }
        $result = is_file($file) ? json_decode(file_get_contents($file), true) : null;
        $result ??= ['how' => 'failed', 'problems' => [['line' => 0, 'message' => 'the process ended without returning a result']]];
        return ['id' => $id, 'seconds' => round(microtime(true) - $started, 3)] + $result;
    }

    /**
     * Runs a sample or a part of a plugin in this process, and ends the process.
     *
     * @param page|unit $report The sample or part of a plugin.
     * @param string $file File for the result.
     */
    private function run_child(object $report, string $file): void {
        global $CFG, $DB;

        // PHP calls this function at the end, even if the sample exits or a fatal error occurs.
        register_shutdown_function(function() use ($report, $file) {
            while (ob_get_level() > 0) {
                $report->output = ob_get_contents() . $report->output;
                ob_end_clean();
            }
            file_put_contents($file, json_encode($report->result(), JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR));
            // Kill the process, so that the platform's shutdown handlers do not run.
            posix_kill(getmypid(), SIGKILL);
        });
        $DB = new isolated_database();
        $DB->connect($CFG->dbhost, $CFG->dbuser, $CFG->dbpass, $CFG->dbname, $CFG->prefix, $CFG->dboptions);
        $DB->isolate();
        util::use_database($DB);
        ob_start();
        $report->run();
        exit(0);
    }

    /**
     * Fills the caches and copies them.
     */
    private function warm_up(): void {
        get_string('pluginname', 'local_greetings');
        \core_plugin_manager::instance()->get_plugins();
        get_fast_modinfo(SITEID);
        shell_exec('rm -rf ' . escapeshellarg("{$this->work}/cache") . '; cp -R ' .
            escapeshellarg("{$this->dataroot}/cache") . ' ' . escapeshellarg("{$this->work}/cache"));
        $this->warm = $this->list_caches();
    }

    /**
     * Lists the cache files with properties that change when they are written.
     *
     * @return string[] Inode, size and modification time, by path.
     */
    private function list_caches(): array {
        $files = [];
        clearstatcache();
        $options = \FilesystemIterator::SKIP_DOTS;
        $folder = new \RecursiveDirectoryIterator("{$this->dataroot}/cache", $options);
        foreach (new \RecursiveIteratorIterator($folder) as $path => $file) {
            $files[$path] = "{$file->getInode()}:{$file->getSize()}:{$file->getMTime()}";
        }
        return $files;
    }

    /**
     * Restores the caches from the copy, so that samples do not see data that other samples stored.
     */
    private function reset_caches(): void {
        @mkdir("{$this->dataroot}/cache");
        $now = $this->list_caches();
        foreach (array_diff_assoc($now, $this->warm) as $path => $ignored) {
            unlink($path);
        }
        foreach (array_keys(array_diff_assoc($this->warm, $now)) as $path) {
            @mkdir(dirname($path), 0777, true);
            copy(str_replace("{$this->dataroot}/cache/", "{$this->work}/cache/", $path), $path);
            $this->warm[$path] = null;
        }
        if (in_array(null, $this->warm, true)) {
            $this->warm = array_merge($this->warm, array_intersect_key($this->list_caches(), $this->warm));
        }
    }
}

/**
 * Gives access to protected properties of the platform's test utilities.
 */
class util extends \phpunit_util {
    /**
     * Makes tests in this process use a different database connection.
     *
     * @param \moodle_database $database The connection.
     */
    public static function use_database(\moodle_database $database): void {
        self::$globals['DB'] = $database;
        // Tests must not change the configuration. Compare it with its current state instead of the installed one.
        self::$globals['CFG'] = clone $GLOBALS['CFG'];
        self::$lastdbwrites = $database->perf_get_writes();
    }
}
