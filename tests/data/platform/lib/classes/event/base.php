<?php
namespace core\event;
abstract class base {
    abstract protected function init();
}
