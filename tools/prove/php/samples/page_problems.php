<?php
namespace prove;

/**
 * Records the problems of a sample with their line in the page.
 */
trait page_problems {
    /**
     * Records a PHP error. Deprecations in the platform's own code are ignored.
     *
     * @param int $level The error level.
     * @param string $message The message.
     * @param string $file The file.
     * @param int $line The line.
     */
    public function note_error(int $level, string $message, string $file, int $line): bool {
        // Limit the number of problems, because an endless loop would fill the memory with the same error.
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
     * Records an exception.
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
     * Finds the line of the page in a stack trace.
     *
     * @param string $trace The stack trace.
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
     * Returns a path relative to the platform.
     *
     * @param string $file The absolute path.
     */
    private function relative(string $file): string {
        global $CFG;

        return str_replace(["{$CFG->dirroot}/", "{$this->programs}/"], '', $file);
    }
}
