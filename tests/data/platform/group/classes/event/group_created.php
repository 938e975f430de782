<?php
namespace core_group\event;
use core\event\base as parent_event;
class group_created extends parent_event {
    const TABLE = 'groups';
    protected function init() {
        $this->data['crud'] = 'c';
        $this->data['edulevel'] = self::LEVEL_TEACHING;
        $this->data['objecttable'] = self::TABLE;
    }
}
