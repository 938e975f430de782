<?php
namespace prove;

/**
 * An external function, which is called with valid and invalid input, and as users with and without permission.
 */
class external_function extends unit {
    /** @var array The function's entry in db/services.php. */
    private $definition;

    /** @var string Name of the function. */
    private $name;

    /**
     * Finds the external functions of a plugin.
     *
     * @param string $component The plugin.
     * @return external_function[]
     */
    public static function find(string $component): array {
        $functions = [];
        $file = \core_component::get_component_directory($component) . '/db/services.php';
        if (is_file($file)) {
            require($file);
        }
        $units = [];
        foreach ($functions as $name => $definition) {
            $unit = new self();
            $unit->id = "{$component}: external function {$name}";
            $unit->component = $component;
            $unit->name = $name;
            $unit->definition = $definition;
            $units[] = $unit;
        }
        return $units;
    }

    /**
     * Calls the function with different parameters and as different users.
     */
    protected function prove(): void {
        global $DB;

        $this->prepare();
        $description = $this->call_static('execute_parameters');
        $valid = [];
        foreach ($description->keys as $key => $item) {
            $valid[$key] = $this->value($key, $item);
        }
        $this->stage->user($this->stage->get('teacher'));
        $this->stage->user(get_admin());
        $this->attempt('with valid input', $valid, []);
        foreach ($valid as $key => $value) {
            $this->attempt("with null for {$key}", [$key => null] + $valid, [\invalid_parameter_exception::class, \TypeError::class]);
        }
        $this->attempt('without parameters', [], [\invalid_parameter_exception::class]);
        $this->stage->user($this->stage->generator()->create_user());
        $this->attempt('as another user', $valid, [\moodle_exception::class]);

        $capabilities = array_filter(array_map('trim', explode(',', $this->definition['capabilities'] ?? '')));
        if (!$capabilities) {
            return;
        }
        $this->stage->user($this->stage->get('teacher'));
        foreach ($capabilities as $capability) {
            foreach ($DB->get_records('role') as $role) {
                assign_capability($capability, CAP_PROHIBIT, $role->id, \context_system::instance()->id, true);
            }
        }
        accesslib_clear_all_caches_for_unit_testing();
        $this->attempt('without the capability', $valid, [\required_capability_exception::class, \require_login_exception::class], true);
    }

    /**
     * Calls a static method of the function's class.
     *
     * @param string $method The method.
     * @param array $arguments Arguments of the method.
     * @return mixed
     */
    private function call_static(string $method, array $arguments = []) {
        $method = ($this->definition['methodname'] ?? 'execute') . substr($method, strlen('execute'));
        return call_user_func_array([$this->definition['classname'], $method], $arguments);
    }

    /**
     * Calls the function like the web service server.
     *
     * @param string $when Description of the call for messages, such as "with valid input".
     * @param array $parameters Parameters of the call.
     * @param string[] $allowed Exceptions that the function may throw.
     * @param bool $mustthrow Whether the function must throw one of them.
     */
    private function attempt(string $when, array $parameters, array $allowed, bool $mustthrow = false): void {
        $class = $this->definition['classname'];
        try {
            $clean = $class::validate_parameters($this->call_static('execute_parameters'), $parameters);
            $result = $this->call_static('execute', array_values($clean));
            if ($this->call_static('execute_returns') !== null) {
                $class::clean_returnvalue($this->call_static('execute_returns'), $result);
            }
            if ($mustthrow) {
                $this->note_method("{$when}: the call succeeds, but it must fail");
            }
        } catch (\Throwable $exception) {
            foreach ($allowed as $name) {
                // PHP rejects null for a typed parameter, which is as good as a rejection by the parameter description.
                if ($exception instanceof \TypeError && !preg_match('/^[\w\\\\]+::execute\(\): Argument #/', $exception->getMessage())) {
                    continue;
                }
                if ($exception instanceof $name) {
                    if ($mustthrow) {
                        $this->require_own_check($exception, $when);
                    }
                    return;
                }
            }
            $this->note($exception, $when);
        }
    }

    /**
     * Requires that the function itself checks the capability. A check in the code that it calls protects the function
     * now, but the next version of that code may not have the check.
     *
     * @param \Throwable $exception The exception that the function threw.
     * @param string $when Description of the call for messages.
     */
    private function require_own_check(\Throwable $exception, string $when): void {
        $file = (new \ReflectionClass($this->definition['classname']))->getFileName();
        $caller = $exception->getTrace()[0]['file'] ?? '';
        if ($exception instanceof \required_capability_exception && $caller !== $file) {
            $this->note_method("{$when}: the capability is checked only by code that the function calls");
        }
    }

    /**
     * Records a problem of the function itself.
     *
     * @param string $message Description of the problem.
     */
    private function note_method(string $message): void {
        $method = new \ReflectionMethod($this->definition['classname'], $this->definition['methodname'] ?? 'execute');
        $this->problems[] = ['message' => $message, 'file' => $method->getFileName(), 'line' => $method->getStartLine()];
    }

    /**
     * Creates a valid value for a parameter description.
     *
     * @param string $name Name of the parameter.
     * @param object $description The parameter description.
     * @return mixed
     */
    private function value(string $name, object $description) {
        if (isset($description->keys)) {
            $values = [];
            foreach ($description->keys as $key => $item) {
                $values[$key] = $this->value($key, $item);
            }
            return $values;
        }
        if (isset($description->content)) {
            $isvalue = !isset($description->content->keys) && !isset($description->content->content);
            $single = $isvalue ? preg_replace('/s$/', '', $name) : $name;
            return [$this->value($single, $description->content)];
        }
        if (($description->required ?? null) === VALUE_DEFAULT && !$this->stage->has($name)) {
            return $description->default;
        }
        if ($this->stage->has($name)) {
            return $this->stage->get($name);
        }
        return $description->type === PARAM_INT || $description->type === PARAM_BOOL ? 1 : 'morning';
    }
}
