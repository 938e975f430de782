<?php
namespace prove;

/**
 * Calls the functions and methods that a sample declares.
 */
class caller {
    /** @var stage The stage. */
    private $stage;

    /** @var string[] Functions and methods that were called. */
    public $called = [];

    /** @var string[] Functions and classes that could not be used, with the reason. */
    public $missed = [];

    /**
     * Creates a caller.
     *
     * @param stage $stage The stage, which supplies the arguments.
     */
    public function __construct(stage $stage) {
        $this->stage = $stage;
    }

    /**
     * Calls a function if the stage has values for its arguments.
     *
     * @param string $name Name with its namespace.
     */
    public function call_function(string $name): void {
        $function = new \ReflectionFunction($name);
        $arguments = $this->arguments($function);
        if ($arguments !== null) {
            $this->called[] = "{$name}()";
            $this->finish($function->invokeArgs($arguments));
        }
    }

    /**
     * Calls the methods that a class itself declares.
     *
     * @param string $name Name with its namespace.
     * @param object|null $object An existing object of the class.
     */
    public function call_class(string $name, ?object $object = null): void {
        $class = new \ReflectionClass($name);
        if ($class->isSubclassOf(\PHPUnit\Framework\TestCase::class) && !$class->isAbstract()) {
            $this->run_tests($class);
            return;
        }
        foreach ($class->getMethods() as $method) {
            if ($method->getDeclaringClass()->getName() !== $class->getName() || $method->isAbstract() ||
                    $method->isConstructor() || $method->isDestructor() || $method->getFileName() !== $class->getFileName()) {
                continue;
            }
            $arguments = $this->arguments($method);
            if ($arguments === null) {
                continue;
            }
            if (!$method->isStatic()) {
                $object ??= $this->create($class);
                if ($object === null) {
                    $this->missed[] = "cannot create an object of {$class->getShortName()}";
                    return;
                }
            }
            $method->setAccessible(true);
            $this->called[] = "{$class->getShortName()}::{$method->getName()}()";
            $this->finish($method->invokeArgs($method->isStatic() ? null : $object, $arguments));
        }
        $own = array_filter($class->getMethods(), fn($method) => $method->getFileName() === $class->getFileName());
        if (!$this->called && !$own) {
            // The class has nothing to call, so loading it is enough.
            $this->called[] = $class->getShortName();
        }
    }

    /**
     * Runs the tests of a class.
     *
     * @param \ReflectionClass $class The class.
     */
    private function run_tests(\ReflectionClass $class): void {
        global $DB, $PAGE;

        // Tests start without a user and with an empty page, and compare the database with its state at the start.
        \advanced_testcase::setUser(null);
        $PAGE = new \moodle_page();
        $_POST = $_GET = $_REQUEST = [];
        util::use_database($DB);
        $suite = new \PHPUnit\Framework\TestSuite($class);
        $result = new \PHPUnit\Framework\TestResult();
        $result->beStrictAboutOutputDuringTests(false);
        $suite->run($result);
        foreach (array_merge($result->errors(), $result->failures(), $result->warnings()) as $failure) {
            throw $failure->thrownException();
        }
        foreach ($result->notImplemented() as $failure) {
            throw $failure->thrownException();
        }
        $this->called[] = $result->count() . ' tests';
    }

    /**
     * Creates an object if the stage has values for the constructor's arguments.
     *
     * @param \ReflectionClass $class The class.
     */
    private function create(\ReflectionClass $class): ?object {
        if ($class->isAbstract() || $class->isInterface() || $class->isTrait()) {
            return null;
        }
        $constructor = $class->getConstructor();
        if ($constructor === null) {
            return $class->newInstance();
        }
        if (!$constructor->isPublic()) {
            return null;
        }
        $arguments = $this->arguments($constructor);
        return $arguments === null ? null : $class->newInstanceArgs($arguments);
    }

    /**
     * Finds arguments for a function by the names and types of its parameters.
     *
     * @param \ReflectionFunctionAbstract $function The function.
     * @return array|null Null if the stage does not have all of them.
     */
    private function arguments(\ReflectionFunctionAbstract $function): ?array {
        $arguments = [];
        foreach ($function->getParameters() as $parameter) {
            $name = $parameter->getName();
            if ($this->stage->has($name) && $this->fits($parameter->getType(), $this->stage->get($name))) {
                $arguments[] = $this->stage->get($name);
            } else if ($parameter->isOptional()) {
                break;
            } else if ($this->has_type($parameter->getType())) {
                $arguments[] = $this->stage->get($parameter->getType()->getName());
            } else {
                $this->missed[] = "{$function->getName()}() needs \${$name}";
                return null;
            }
        }
        return $arguments;
    }

    /**
     * Returns whether the stage has a value for parameters of this class.
     *
     * @param \ReflectionType|null $type The type.
     */
    private function has_type(?\ReflectionType $type): bool {
        return $type instanceof \ReflectionNamedType && !$type->isBuiltin() && $this->stage->has($type->getName());
    }

    /**
     * Returns whether a value fits the type of a parameter.
     *
     * @param \ReflectionType|null $type The type.
     * @param mixed $value The value.
     */
    private function fits(?\ReflectionType $type, $value): bool {
        if (!$type instanceof \ReflectionNamedType) {
            return true;
        }
        $name = $type->getName();
        if ($value === null) {
            return $type->allowsNull();
        }
        if (!$type->isBuiltin()) {
            return $value instanceof $name;
        }
        $types = ['int' => 'integer', 'bool' => 'boolean', 'float' => 'double'];
        return in_array($name, ['mixed', 'iterable', 'callable']) || gettype($value) === ($types[$name] ?? $name) ||
            is_scalar($value) && in_array($name, ['int', 'bool', 'float', 'string']);
    }

    /**
     * Iterates over a returned generator, because its code runs only then.
     *
     * @param mixed $result The return value of a function.
     */
    private function finish($result): void {
        if ($result instanceof \Traversable && !$result instanceof \moodle_recordset) {
            foreach ($result as $ignored) {
                continue;
            }
        }
    }
}
