<?php
namespace prove;

/**
 * String manager that adds the language strings of the page's samples to those of the plugins.
 */
class page_strings extends \core_string_manager_standard {
    /** @var string[][] Added strings, by component. */
    private static $added = [];

    /**
     * Adds the strings from samples of language files, and those that no sample shows.
     *
     * @param \stdClass[] $samples The samples of the page.
     * @param string[][] $others Strings of the page's fixture, by component.
     */
    public static function add_samples(array $samples, array $others): void {
        global $CFG;

        self::$added = $others;
        foreach ($samples as $sample) {
            if (!preg_match('~/lang/en/(\w+)\.php$~', $sample->title ?? '', $match) || $sample->kind === 'class-body') {
                continue;
            }
            $component = strpos($match[1], '_') ? $match[1] : "mod_{$match[1]}";
            $string = [];
            eval($sample->kind === 'file' ? "?>{$sample->code}" : $sample->code);
            self::$added[$component] = $string + (self::$added[$component] ?? []);
        }
        $CFG->config_php_settings['customstringmanager'] = self::class;
        get_string_manager(true);
    }

    /**
     * Loads the strings of a component.
     *
     * @param string $component The component.
     * @param string $lang The language.
     * @param bool $disablecache Whether to bypass the caches.
     * @param bool $disablelocal Whether to ignore local customisations.
     * @return string[]
     */
    public function load_component_strings($component, $lang, $disablecache = false, $disablelocal = false) {
        $strings = parent::load_component_strings($component, $lang, $disablecache, $disablelocal);
        $component = strpos($component, '_') ? $component : "mod_{$component}";
        return $strings + (self::$added[$component] ?? []);
    }
}
