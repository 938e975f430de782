<?php
// This file is part of Moodle - http://moodle.org/
class parser_adapter {
}
