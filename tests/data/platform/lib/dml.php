<?php
interface loggable {
    const LEVEL = 1 + 2;
}
abstract class moodle_database implements loggable, \Countable {
    const PREFIX = 'mdl_';
    private const SECRET = 'x';
    /** @return self */
    abstract protected function connect(string $host): bool;
    public static function create($type) {
    }
    private function hidden() {
    }
}
class_alias('moodle_database', 'database');
