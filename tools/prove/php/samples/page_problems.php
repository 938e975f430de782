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
        // debugging() appends a stack trace to its message.
        $parts = preg_split('/(?=\* line \d+ of )/', $message, 2);
        if ($level === E_USER_NOTICE && isset($parts[1])) {
            $this->problems[] = [
                'line' => $this->line_in($parts[1]),
                'message' => "debugging: {$parts[0]}",
                'texts' => [$parts[0]],
            ];
        } else if (isset($this->shifts[$file])) {
            $this->problems[] = ['line' => $line + $this->shifts[$file], 'message' => $message, 'texts' => [$message]];
        } else if (preg_match('~/(tally|greetings)/~', $file) || !($level & (E_DEPRECATED | E_USER_DEPRECATED))) {
            $this->problems[] = [
                'line' => $this->sample->line,
                'message' => "{$message} in {$this->relative($file)}:{$line}",
                'texts' => [$message],
            ];
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
        // In tests, the platform adds the debugging information to the message in parentheses.
        $debuginfo = $exception->debuginfo ?? '';
        $texts = [$exception->getMessage(), $debuginfo, str_replace(" ({$debuginfo})", '', $exception->getMessage())];
        $this->problems[] = ['line' => $line, 'message' => str_replace("\n", ' ', $message) . $where, 'texts' => $texts];
    }

    /**
     * Removes the problems that a sample has to raise, or adds one if it raised none of them.
     */
    private function expect_messages(): void {
        if ($this->sample->raises === null || $this->how === 'skipped') {
            return;
        }
        $patterns = array_map(function(string $message): string {
            $words = preg_quote(trim(preg_replace('/\s+/', ' ', $message)), '~');
            return str_replace('…', '.*', $words);
        }, $this->sample->raises);
        $pattern = implode('|', $patterns);
        $all = count($this->problems);
        $this->problems = array_values(array_filter($this->problems, function(array $problem) use ($pattern): bool {
            $texts = array_map(fn($text) => trim(preg_replace('/\s+/', ' ', $text)), $problem['texts'] ?? []);
            return !preg_grep("~^(?:{$pattern})$~su", $texts);
        }));
        $output = preg_replace('/\s+/', ' ', html_entity_decode(strip_tags($this->output), ENT_QUOTES));
        if (count($this->problems) < $all || preg_match("~{$pattern}~su", $output)) {
            $this->how = 'executed';
        } else if (!$this->problems) {
            $expected = implode('" or "', $this->sample->raises);
            $this->problems[] = ['line' => $this->sample->line, 'message' => "expected \"{$expected}\", but no message was raised"];
        }
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
