<?php
namespace prove;

/**
 * A sample, as a program that PHP can include.
 */
class program {
    /** @var \stdClass The sample. */
    public $sample;

    /** @var string Namespace of the file that the sample belongs in; empty for none. */
    public $namespace = '';

    /** @var string[] Names of the functions that the sample declares, without namespace. */
    public $functions = [];

    /** @var string[] Names of the classes, interfaces and traits that the sample declares, without namespace. */
    public $classes = [];

    /** @var string[] Variables that the sample reads, outside functions, before it sets them. */
    public $reads = [];

    /** @var string[] Variables that the sample sets, outside functions. */
    public $sets = [];

    /** @var string[] Variables that the current statement assigns. Its right side still reads their old values. */
    private $assigned = [];

    /** @var bool Whether the code outside functions uses $this, self or parent. */
    public $isinclass = false;

    /** @var array[] Its tokens. */
    private $tokens;

    /**
     * Reads a sample.
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
     * Finds the namespace of a file by its path.
     *
     * @param string $title Such as local/greetings/classes/form/message_form.php.
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
     * Finds what the sample declares, reads and sets.
     */
    private function read(): void {
        $depth = 0;
        // Depths at which the body of a function or class ends.
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
                // The parameters of a closure are its own variables, but those after `use` come from outside.
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
     * Says whether a variable in the head of a closure stands after `use`.
     *
     * @param array $tokens The tokens.
     * @param int $i Index of the variable.
     */
    private function is_captured(array $tokens, int $i): bool {
        for ($i--; $i > 0 && !$tokens[$i]->is('('); $i--);
        return $i > 0 && $tokens[$i - 1]->is(T_USE);
    }

    /**
     * Notes whether a variable is read or set.
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
        // The value of `foreach ($list as $key => $value)`, and the parameters of `fn ($a) => …`, and `catch (e $e)`.
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
        // `[$a, $b] = …`.
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
     * Writes the program.
     *
     * @param string $file The file.
     * @param string|null $extends The class that the members of a class body belong in.
     * @param string[] $imports `use` statements of the file that the sample belongs in.
     * @param string[] $taken Functions and classes that the plugin declares, which get another name here.
     * @param string $members More members of the class, from other samples.
     * @return int What to add to a line of the program for the line in the page.
     */
    public function write(string $file, ?string $extends, array $imports, array $taken, string $members = ''): int {
        global $CFG;

        $sample = $this->sample;
        $code = '';
        foreach ($this->tokens as $token) {
            if ($token->is(T_DIR)) {
                $code .= var_export($CFG->dirroot . '/' . dirname($sample->title ?? 'local/greetings/lib.php'), true);
            } else if ($token->is(T_FILE)) {
                $code .= var_export($CFG->dirroot . '/' . ($sample->title ?? 'local/greetings/lib.php'), true);
            } else if ($token->is(T_STRING) && in_array($token->text, $taken)) {
                $code .= "{$token->text}__sample";
            } else {
                $code .= $token->text;
            }
        }
        // The process has the configuration already, and another copy would undo its state.
        $code = preg_replace('~\brequire(?:_once)?\s*\([^;\n]*config\.php[\'"]\);~', ';', $code);
        // It also has the constants that scripts define before the configuration.
        $code = preg_replace('~\bdefine\(\'(?:CLI_SCRIPT|AJAX_SCRIPT|NO_\w+)\', true\);~', ';', $code);
        // A class whose methods are on other parts of the page is only loaded.
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
            $abstract = preg_match('/^\s*abstract /m', $code) || $this->leaves_methods_open($extends) ? 'abstract ' : '';
            $head .= "{$abstract}class prove_sample" . ($extends === null ? '' : " extends \\{$extends}") . ' {';
            $code .= "{$members}\n}";
        } else if ($sample->kind === 'array') {
            $head .= 'return [';
            $code .= "\n];";
        } else if ($sample->kind === 'expression') {
            $head .= 'return ';
            $code .= ';';
        }
        if ($sample->kind === 'statements' && !$this->functions && !$this->classes && $this->leaves_loop()) {
            $head .= 'foreach ([0] as $proveonce) {';
            $code .= "\n}";
        }
        file_put_contents($file, "{$head}\n{$code}\n");
        return $sample->line - 1;
    }

    /**
     * Says whether the class that the members belong in has abstract methods that the sample does not implement.
     *
     * @param string|null $extends The class.
     */
    private function leaves_methods_open(?string $extends): bool {
        $methods = $extends === null ? [] : (new \ReflectionClass($extends))->getMethods(\ReflectionMethod::IS_ABSTRACT);
        return array_diff(array_map(fn($method) => $method->getName(), $methods), $this->functions) !== [];
    }

    /**
     * Says whether the sample is a part of a loop that it does not show.
     */
    private function leaves_loop(): bool {
        $words = array_map(fn($token) => $token->id, $this->tokens);
        return array_intersect($words, [T_CONTINUE, T_BREAK]) && !array_intersect($words, [T_FOREACH, T_FOR, T_WHILE, T_SWITCH]);
    }
}
