<?php
namespace prove;

/**
 * A scheduled task or adhoc task, which is run once.
 */
class task extends unit {
    /** @var string Class of the task. */
    private $class;

    /**
     * Finds the tasks of a plugin.
     *
     * @param string $component The plugin.
     * @return task[]
     */
    public static function find(string $component): array {
        $units = [];
        foreach (array_keys(\core_component::get_component_classes_in_namespace($component, 'task')) as $class) {
            if (is_subclass_of($class, \core\task\task_base::class) && !(new \ReflectionClass($class))->isAbstract()) {
                $unit = new self();
                $unit->id = "{$component}: task {$class}";
                $unit->component = $component;
                $unit->class = $class;
                $units[] = $unit;
            }
        }
        return $units;
    }

    /**
     * Runs the task.
     */
    protected function prove(): void {
        global $DB;

        $this->prepare();
        $DB->set_field('local_greetings_messages', 'timecreated', 1);
        $task = new $this->class();
        if ($task instanceof \core\task\adhoc_task) {
            $task->set_userid($this->stage->get('userid'));
            $task->set_custom_data([
                'userid' => $this->stage->get('userid'),
                'message' => 'Good morning',
                'greetingid' => $this->stage->get('greetingid'),
                'contextid' => $this->stage->get('contextid'),
            ]);
        } else {
            $task->get_name();
        }
        $task->execute();
    }
}
