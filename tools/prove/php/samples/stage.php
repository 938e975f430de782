<?php
namespace prove;

/**
 * The environment of a sample: test data and the variables that its code expects. Fixtures receive it as an argument.
 */
class stage {
    /** @var \stdClass The sample. */
    public $sample;

    /** @var string Version of the platform that the page describes, such as 4.2. */
    public $version;

    /** @var array Values that have been created, by name. */
    private $values = [];

    /** @var callable[] Functions that create a value, by name. */
    private $factories;

    /**
     * Creates a stage.
     *
     * @param \stdClass $sample The sample.
     * @param string $version Version of the platform.
     * @param callable[] $factories Functions that create a value, given the stage, by the name of the variable.
     */
    public function __construct(\stdClass $sample, string $version, array $factories) {
        $this->sample = $sample;
        $this->version = $version;
        $this->factories = $factories;
    }

    /**
     * Returns whether a variable has a value.
     *
     * @param string $name Name of the variable.
     */
    public function has(string $name): bool {
        return array_key_exists($name, $this->values) || isset($this->factories[$name]);
    }

    /**
     * Returns a value, which is created on first use.
     *
     * @param string $name Name of the variable.
     * @return mixed
     */
    public function get(string $name) {
        if (!array_key_exists($name, $this->values)) {
            if (!isset($this->factories[$name])) {
                throw new \coding_exception("no fixture provides a value for \${$name}");
            }
            $this->values[$name] = ($this->factories[$name])($this);
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
     * @param \stdClass|int $user A user or the ID of a user.
     */
    public function user($user): void {
        \advanced_testcase::setUser($user);
    }

    /**
     * Sets the parameters of the request.
     *
     * @param array $parameters Values by name.
     */
    public function request(array $parameters): void {
        $_GET = $parameters;
        $_POST = $parameters;
        $_REQUEST = $parameters;
    }

    /**
     * Returns whether the file of the sample is in a folder of the platform.
     *
     * @param string $folder For example mod/tally.
     */
    public function is_in(string $folder): bool {
        return strpos($this->sample->title ?? '', "{$folder}/") === 0;
    }
}
