<?php
class mod_quiz_generator extends testing_module_generator {
    public function create_attempt(array $record): stdClass {
    }
}
