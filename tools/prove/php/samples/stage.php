<?php
namespace prove;

/**
 * What a sample runs on: test data and the variables that its code expects. Fixtures get it as their argument.
 */
class stage {
    /** @var \stdClass The sample. */
    public $sample;

    /** @var string Version of the platform that the page describes, such as 4.2. */
    public $version;

    /** @var array Values that have been made, by name. */
    private $values = [];

    /** @var callable[] Functions that make a value, by name. */
    private $makers;

    /**
     * Creates a stage.
     *
     * @param \stdClass $sample The sample.
     * @param string $version Version of the platform.
     * @param callable[] $makers Functions that make a value from a stage, by the name of the variable.
     */
    public function __construct(\stdClass $sample, string $version, array $makers) {
        $this->sample = $sample;
        $this->version = $version;
        $this->makers = $makers;
    }

    /**
     * Says whether a variable has a value.
     *
     * @param string $name Name of the variable.
     */
    public function has(string $name): bool {
        return array_key_exists($name, $this->values) || isset($this->makers[$name]);
    }

    /**
     * Returns a value, which is made on first use.
     *
     * @param string $name Name of the variable.
     * @return mixed
     */
    public function get(string $name) {
        if (!array_key_exists($name, $this->values)) {
            if (!isset($this->makers[$name])) {
                throw new \coding_exception("no fixture has a value for \${$name}");
            }
            $this->values[$name] = ($this->makers[$name])($this);
        }
        return $this->values[$name];
    }

    /**
     * Sets values.
     *
     * @param array $values Values by name.
     */
    public function set(array $values): void {
        $this->values = array_merge($this->values, $values);
    }

    /**
     * Returns the data generator of the platform, or of a plugin.
     *
     * @param string|null $component The plugin.
     * @return \testing_data_generator|\component_generator_base
     */
    public function generator(?string $component = null) {
        $generator = \phpunit_util::get_data_generator();
        return $component === null ? $generator : $generator->get_plugin_generator($component);
    }

    /**
     * Changes the current user.
     *
     * @param \stdClass|int $user A user, or an id.
     */
    public function user($user): void {
        \advanced_testcase::setUser($user);
    }

    /**
     * Sets parameters of the request.
     *
     * @param array $parameters Values by name.
     */
    public function request(array $parameters): void {
        $_GET = $parameters;
        $_POST = $parameters;
        $_REQUEST = $parameters;
    }

    /**
     * Tells whether the sample belongs in a folder of the platform.
     *
     * @param string $folder Such as mod/tally.
     */
    public function is_in(string $folder): bool {
        return strpos($this->sample->title ?? '', "{$folder}/") === 0;
    }
}
