<?php
namespace prove;

/**
 * A sample that is converted to a program that PHP can include.
 */
class program {
    /** @var \stdClass The sample. */
    public $sample;

    /** @var string Namespace of the sample's file, or an empty string. */
    public $namespace = '';

    /** @var string[] Names of the functions that the sample declares, without their namespace. */
    public $functions = [];

    /** @var string[] Names of the classes, interfaces and traits that the sample declares, without their namespace. */
    public $classes = [];

    /** @var string[] Variables that the sample reads outside functions before it sets them. */
    public $reads = [];

    /** @var string[] Variables that the sample sets outside functions. */
    public $sets = [];

    /** @var string[] Variables that the current statement assigns. Its right-hand side still reads their old values. */
    private $assigned = [];

    /** @var bool Whether code outside functions uses $this, self or parent. */
    public $isinclass = false;

    /** @var array[] Tokens of the sample. */
    private $tokens;

    /**
     * Tokenises and analyses a sample.
     *
     * @param \stdClass $sample The sample.
     */
    public function __construct(\stdClass $sample) {
        $this->sample = $sample;
        $open = $sample->kind === 'file' ? '' : "<?php\n";
        $this->tokens = \PhpToken::tokenize($open . $sample->code);
        $this->namespace = self::namespace_of($sample->title ?? '');
        $this->read();
    }

    /**
     * Returns the namespace for the path of a file.
     *
     * @param string $title For example local/greetings/classes/form/message_form.php.
     */
    private static function namespace_of(string $title): string {
        if (!preg_match('~^(?:[\w/]*?)(\w+)/(\w+)/(?:classes|tests)/((?:\w+/)*)\w+\.php$~', $title, $parts)) {
            return '';
        }
        [, $type, $name, $sub] = $parts;
        $type = ['blocks' => 'block', 'condition' => 'availability', 'format' => 'format'][$type] ?? $type;
        return rtrim("{$type}_{$name}\\" . str_replace('/', '\\', $sub), '\\');
    }

    /**
     * Finds the functions and classes that the sample declares, and the variables that it reads and sets.
     */
    private function read(): void {
        $depth = 0;
        // Brace depths of the bodies of functions and classes.
        $bodies = [];
        $pending = null;
        $tokens = array_values(array_filter($this->tokens, fn($token) => !$token->isIgnorable()));
        $kind = $this->sample->kind;
        foreach ($tokens as $i => $token) {
            $previous = $tokens[$i - 1] ?? null;
            $next = $tokens[$i + 1] ?? null;
            if ($token->is(T_NAMESPACE) && $next->is([T_STRING, T_NAME_QUALIFIED])) {
                $this->namespace = $next->text;
            }
            if ($token->is([T_CLASS, T_INTERFACE, T_TRAIT]) && !($previous && $previous->is([T_DOUBLE_COLON]))) {
                if ($next->is(T_STRING) && !$bodies) {
                    $this->classes[] = $next->text;
                }
                $pending = 'class';
            } else if ($token->is(T_FUNCTION) && !($previous && $previous->is(T_USE))) {
                $name = $next->text === '&' ? $tokens[$i + 2] : $next;
                if ($name->is(T_STRING) && !$bodies) {
                    $this->functions[] = $name->text;
                }
                // Parameters of a closure are local variables, but variables after `use` come from outside.
                $pending = 'function';
            } else if ($token->is(T_FN)) {
                $pending = null;
            }
            if ($token->is(['{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES])) {
                $depth++;
                if ($pending && $token->is('{')) {
                    $bodies[] = $depth;
                    $pending = null;
                }
            } else if ($token->is('}')) {
                if (end($bodies) === $depth) {
                    array_pop($bodies);
                }
                $depth--;
            } else if ($token->is(';') && $pending) {
                $pending = null;
            }
            if ($token->is([';', '{'])) {
                $this->sets += $this->assigned;
                $this->assigned = [];
            }
            if ($bodies || $kind === 'class-body') {
                continue;
            }
            if ($token->is([T_VARIABLE]) && $token->text === '$this' || $token->is(T_STRING) &&
                    in_array($token->text, ['self', 'parent']) && $next && $next->is(T_DOUBLE_COLON)) {
                $this->isinclass = true;
            } else if ($token->is(T_VARIABLE) && $pending !== 'function') {
                $this->note_variable($tokens, $i);
            } else if ($token->is(T_VARIABLE) && $this->is_captured($tokens, $i)) {
                $this->note_variable($tokens, $i);
            }
        }
    }

    /**
     * Returns whether a variable in the head of a closure comes after `use`.
     *
     * @param array $tokens The tokens.
     * @param int $i Index of the variable.
     */
    private function is_captured(array $tokens, int $i): bool {
        for ($i--; $i > 0 && !$tokens[$i]->is('('); $i--);
        return $i > 0 && $tokens[$i - 1]->is(T_USE);
    }

    /**
     * Records whether a variable is read or set.
     *
     * @param array $tokens The tokens.
     * @param int $i Index of the variable.
     */
    private function note_variable(array $tokens, int $i): void {
        $name = substr($tokens[$i]->text, 1);
        $next = $tokens[$i + 1] ?? null;
        $previous = $tokens[$i - 1] ?? null;
        if ($previous && $previous->is(T_DOUBLE_COLON)) {
            return;
        }
        $isset = $next && $next->is('=') || $previous && $previous->is([T_AS, T_GLOBAL, T_STATIC]);
        // Variables are also set by `foreach ($list as $key => $value)`, `fn ($a) => …` and `catch (e $e)`.
        for ($j = $i - 1, $open = 0; !$isset && $j >= max(0, $i - 12); $j--) {
            if ($tokens[$j]->is(')')) {
                $open++;
            } else if ($tokens[$j]->is('(') && --$open < 0) {
                $isset = $j > 0 && $tokens[$j - 1]->is([T_FN, T_CATCH]);
                break;
            } else if ($tokens[$j]->is(T_AS)) {
                $isset = $tokens[$i + 1]->is(')');
                break;
            }
        }
        // Variables are also set by `[$a, $b] = …`.
        for ($j = $i + 1; !$isset && isset($tokens[$j]) && $tokens[$j]->is([',', T_VARIABLE, ']']); $j++) {
            if ($tokens[$j]->is(']')) {
                $isset = isset($tokens[$j + 1]) && $tokens[$j + 1]->is('=');
                break;
            }
        }
        if ($isset && $next && $next->is('=')) {
            $this->assigned[$name] = $name;
        } else if ($isset) {
            $this->sets[$name] = $name;
        } else if (!isset($this->sets[$name])) {
            $this->reads[$name] = $name;
        }
    }

    /**
     * Writes the program to a file.
     *
     * @param string $file Path of the file.
     * @param string|null $extends The class that the generated class extends, if the sample is a class body.
     * @param string[] $imports Classes that the sample's file imports.
     * @param string[] $redeclared Functions and classes that the plugin also declares, which get a different name here.
     * @param string $members Additional members of the class, from other samples.
     * @return int The offset from line numbers of the program to those of the page.
     */
    public function write(string $file, ?string $extends, array $imports, array $redeclared, string $members = ''): int {
        global $CFG;

        $sample = $this->sample;
        $code = '';
        foreach ($this->tokens as $token) {
            if ($token->is(T_DIR)) {
                $code .= var_export($CFG->dirroot . '/' . dirname($sample->title ?? 'local/greetings/lib.php'), true);
            } else if ($token->is(T_FILE)) {
                $code .= var_export($CFG->dirroot . '/' . ($sample->title ?? 'local/greetings/lib.php'), true);
            } else if ($token->is(T_STRING) && in_array($token->text, $redeclared)) {
                $code .= "{$token->text}__sample";
            } else {
                $code .= $token->text;
            }
        }
        // The process has already loaded the configuration, and loading it again would reset its state.
        $code = preg_replace('~\brequire(?:_once)?\s*\([^;\n]*config\.php[\'"]\);~', ';', $code);
        // The constants that scripts define before they load the configuration also exist already.
        $code = preg_replace('~\bdefine\(\'(?:CLI_SCRIPT|AJAX_SCRIPT|NO_\w+)\', true\);~', ';', $code);
        // A class without methods, which are in other samples of the page, is only loaded, so make it abstract.
        $code = preg_replace('~^(class [^{]+\{)(?=(?:\s|//.*|/\*\*(?:(?!\*/).)*\*/|protected const .*;)*^\})~ms', 'abstract $1', $code);
        if ($sample->kind === 'file') {
            file_put_contents($file, $code);
            return $sample->line;
        }
        $code = substr($code, strlen("<?php\n"));
        $head = '<?php ';
        if (!preg_match('/^namespace /m', $code)) {
            $head .= $this->namespace === '' ? '' : "namespace {$this->namespace};";
            foreach ($imports as $import) {
                $name = preg_replace('~^.*?(\w+)$~s', '$1', $import);
                if (!preg_match('/^use [^;]*\b' . $name . ';/m', $code) && !in_array($name, $this->classes)) {
                    $head .= "use {$import};";
                }
            }
        }
        if ($sample->kind === 'class-body') {
            $abstract = preg_match('/^\s*abstract /m', $code) || $this->has_unimplemented_methods($extends) ? 'abstract ' : '';
            $head .= "{$abstract}class prove_sample" . ($extends === null ? '' : " extends \\{$extends}") . ' {';
            $code .= "{$members}\n}";
        } else if ($sample->kind === 'array') {
            $head .= 'return [';
            $code .= "\n];";
        } else if ($sample->kind === 'expression') {
            $head .= 'return ';
            $code .= ';';
        }
        if ($sample->kind === 'statements' && !$this->functions && !$this->classes && $this->is_part_of_loop()) {
            $head .= 'foreach ([0] as $proveonce) {';
            $code .= "\n}";
        }
        file_put_contents($file, "{$head}\n{$code}\n");
        return $sample->line - 1;
    }

    /**
     * Returns whether the extended class has abstract methods that the sample does not implement.
     *
     * @param string|null $extends The class.
     */
    private function has_unimplemented_methods(?string $extends): bool {
        $methods = $extends === null ? [] : (new \ReflectionClass($extends))->getMethods(\ReflectionMethod::IS_ABSTRACT);
        return array_diff(array_map(fn($method) => $method->getName(), $methods), $this->functions) !== [];
    }

    /**
     * Returns whether the sample is part of a loop that it does not show.
     */
    private function is_part_of_loop(): bool {
        $words = array_map(fn($token) => $token->id, $this->tokens);
        return array_intersect($words, [T_CONTINUE, T_BREAK]) && !array_intersect($words, [T_FOREACH, T_FOR, T_WHILE, T_SWITCH]);
    }
}
