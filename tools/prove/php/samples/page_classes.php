<?php
namespace prove;

/**
 * Finds and loads the classes that a sample is part of or uses.
 */
trait page_classes {
    /**
     * Imports a platform class, because a sample that is part of a file does not show the imports of that file.
     *
     * @param string $name Class name with the namespace of the file.
     */
    public function import_class(string $name): void {
        $parts = explode('\\', $name);
        $short = array_pop($parts);
        if ($parts && $parts === explode('\\', $this->sample->program->namespace)) {
            foreach ([$short, "core_external\\{$short}"] as $imported) {
                // Built-in classes cannot have an alias.
                if ((class_exists($imported) || interface_exists($imported)) && !(new \ReflectionClass($imported))->isInternal()) {
                    class_alias($imported, $name);
                    return;
                }
            }
        }
    }

    /**
     * Finds the object for $this: an object of the class in the sample's file.
     *
     * @param \stdClass $sample The sample.
     * @return array The object or null, and the name of the class.
     */
    private function find_object(\stdClass $sample): array {
        $class = $this->class_of_file($sample);
        $class ??= $this->anonymous_class($sample);
        if ($class === null) {
            throw new \coding_exception('no fixture provides $this, and there is no class in ' . ($sample->title ?? 'the sample'));
        }
        if ($this->stage->has('this')) {
            return [$this->stage->get('this'), $class];
        }
        $reflection = new \ReflectionClass($class);
        if ($reflection->isAbstract()) {
            return [null, $class];
        }
        if ($reflection->isSubclassOf(\moodleform::class) || $reflection->isSubclassOf(\advanced_testcase::class)) {
            return [$reflection->newInstance(), $class];
        }
        return [$reflection->newInstanceWithoutConstructor(), $class];
    }

    /**
     * Declares a class that extends the file's usual base class, for statements from a class that the page does not
     * show.
     *
     * @param \stdClass $sample The sample.
     */
    private function anonymous_class(\stdClass $sample): ?string {
        $base = $this->usual_base($sample);
        if ($base === null || (new \ReflectionClass($base))->getConstructor()?->getNumberOfRequiredParameters() > 0) {
            return null;
        }
        eval("class prove_file extends \\{$base} { }");
        return 'prove_file';
    }

    /**
     * Finds the class in the sample's file.
     *
     * @param \stdClass $sample The sample.
     */
    private function class_of_file(\stdClass $sample): ?string {
        global $CFG;

        $file = "{$CFG->dirroot}/" . ($sample->title ?? '');
        if (is_file($file) && preg_match('/^(?:abstract |final )?class (\w+)/m', file_get_contents($file), $class)) {
            preg_match('/^namespace ([\w\\\\]+);/m', file_get_contents($file), $namespace);
            $name = isset($namespace[1]) ? "{$namespace[1]}\\{$class[1]}" : $class[1];
            if (!class_exists($name)) {
                require_once($file);
            }
            return $name;
        }
        // The class may exist only on this page, in another sample for the same file.
        foreach ($this->page->samples as $other) {
            if ($other->title === $sample->title && $other->kind !== 'class-body' && $other->program->classes) {
                $name = ltrim("{$other->program->namespace}\\{$other->program->classes[0]}", '\\');
                if (!class_exists($name) && $other !== $sample) {
                    $this->include_program($other, [], $this->variables($other, [], 4));
                }
                return $name;
            }
        }
        return null;
    }

    /**
     * Returns the class that classes in the sample's file usually extend, based on the path of the file.
     *
     * @param \stdClass $sample The sample.
     */
    private function usual_base(\stdClass $sample): ?string {
        global $CFG;

        require_once($CFG->dirroot . '/course/moodleform_mod.php');
        if (strpos($sample->title ?? '', '/tests/external/') !== false) {
            if (!class_exists(\core_external\external_api::class)) {
                require_once($CFG->libdir . '/externallib.php');
            }
            require_once($CFG->dirroot . '/webservice/tests/helpers.php');
        }
        $bases = [
            '~/tests/external/.*_test\.php$~' => 'externallib_advanced_testcase',
            '~/tests/.*_test\.php$~' => 'advanced_testcase',
            '~/mod_form\.php$~' => 'moodleform_mod',
            '~/classes/form/\w+\.php$~' => 'moodleform',
            '~/classes/output/renderer\.php$~' => 'plugin_renderer_base',
            '~/classes/external/\w+\.php$~' => class_exists(\core_external\external_api::class) ?
                \core_external\external_api::class : 'external_api',
        ];
        foreach ($bases as $pattern => $base) {
            if (preg_match($pattern, $sample->title ?? '')) {
                return $base;
            }
        }
        return null;
    }

    /**
     * Returns the code of members that other samples of the page add to the class of a sample.
     *
     * @param \stdClass $sample The sample.
     * @param string|null $extends The class that the sample extends.
     */
    private function other_members(\stdClass $sample, ?string $extends): string {
        $declared = array_merge($sample->program->functions, $extends === null ? [] : get_class_methods($extends));
        $code = '';
        foreach ($this->page->samples as $other) {
            $functions = $other->program->functions;
            if ($other !== $sample && $other->kind === 'class-body' && $other->title !== null && $other->title === $sample->title &&
                    !$other->invalid && $functions && !array_intersect($functions, $declared)) {
                $code .= "\n{$other->code}\n";
                $declared = array_merge($declared, $functions);
            }
        }
        return $code;
    }

    /**
     * Finds the functions and classes of a sample that the plugin also declares, except in files that are autoloaded.
     *
     * @param string $folder Folder of the plugin.
     * @param program $program The sample.
     */
    private function redeclared(string $folder, program $program): array {
        $names = $program->sample->kind === 'class-body' ? [] : array_merge($program->functions, $program->classes);
        if (!$names || !is_dir($folder)) {
            return [];
        }
        $redeclared = [];
        $files = new \RegexIterator(new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($folder)), '/\.php$/');
        foreach ($files as $file) {
            if (strpos($file->getPathname(), '/classes/') !== false) {
                continue;
            }
            $code = file_get_contents($file->getPathname());
            foreach ($names as $name) {
                if (preg_match('/^(?:(?:abstract|final) )?(?:function|class) ' . preg_quote($name) . '\b/m', $code)) {
                    $redeclared[] = $name;
                }
            }
        }
        return array_unique($redeclared);
    }

    /**
     * Loads a class that a sample of the page declares.
     *
     * @param string $name Name with its namespace.
     * @param string[] $kinds Kinds of samples to search.
     */
    private function load_class(string $name, array $kinds): void {
        if (in_array('file', $kinds) && $this->load_extended_class($name)) {
            return;
        }
        foreach ($this->page->samples as $sample) {
            if (!in_array($sample->kind, $kinds)) {
                continue;
            }
            foreach ($sample->program->classes as $class) {
                $full = ltrim("{$sample->program->namespace}\\{$class}", '\\');
                if ($full === $name && $sample !== $this->sample && !$sample->invalid) {
                    $this->include_program($sample, [], $this->variables($sample, [], 5));
                    return;
                }
            }
        }
        if (in_array('statements', $kinds)) {
            $this->load_class_of_members($name);
        }
    }

    /**
     * Loads a class of which the page's samples show only members.
     *
     * @param string $name Name with its namespace.
     */
    private function load_class_of_members(string $name): void {
        $parts = explode('\\', $name);
        $short = array_pop($parts);
        foreach ($this->page->samples as $sample) {
            if ($sample->kind === 'class-body' && !$sample->invalid && $sample->title !== null &&
                    basename($sample->title, '.php') === $short && $sample->program->namespace === implode('\\', $parts)) {
                $base = $this->usual_base($sample);
                $file = "{$this->programs}/members_" . md5($name) . '.php';
                $sample->program->write($file, $base, [], [], $this->other_members($sample, $base));
                file_put_contents($file, preg_replace('/class prove_sample\b/', "class {$short}", file_get_contents($file), 1));
                require_once($file);
                return;
            }
        }
    }

    /**
     * Loads a plugin class together with the methods that the page's samples add to it, because tests call them.
     *
     * @param string $name Name with its namespace.
     * @return bool Whether there are such samples.
     */
    private function load_extended_class(string $name): bool {
        global $CFG;

        if (strpos($this->sample->title ?? '', '/tests/') === false) {
            return false;
        }
        $title = null;
        $added = '';
        foreach ($this->page->samples as $sample) {
            if ($sample->kind !== 'class-body' || $sample->invalid || !is_file("{$CFG->dirroot}/{$sample->title}")) {
                continue;
            }
            $class = preg_replace('~^.*/(\w+)\.php$~', '$1', $sample->title);
            if (ltrim("{$sample->program->namespace}\\{$class}", '\\') !== $name) {
                continue;
            }
            $source = file_get_contents("{$CFG->dirroot}/{$sample->title}") . $added;
            if (!preg_match('/\bfunction (?:' . (implode('|', $sample->program->functions) ?: ' ') . ')\(/', $source)) {
                $title = $sample->title;
                $added .= "\n{$sample->code}\n";
            }
        }
        if ($title === null) {
            return false;
        }
        $source = rtrim(file_get_contents("{$CFG->dirroot}/{$title}"));
        $file = "{$this->programs}/extended_" . md5($name) . '.php';
        file_put_contents($file, substr($source, 0, strrpos($source, '}')) . "{$added}}\n");
        require_once($file);
        return true;
    }
}
