<?php
namespace prove;

/**
 * A template, which is rendered with the example context in its comment.
 */
class template extends unit {
    /** @var string File of the template. */
    private $file;

    /**
     * Finds the templates of a plugin.
     *
     * @param string $component The plugin.
     * @param string $target Folder of the plugin in the platform.
     * @return template[]
     */
    public static function find(string $component, string $target): array {
        global $CFG;

        $units = [];
        foreach (glob("{$CFG->dirroot}/{$target}/templates/*.mustache") as $file) {
            $unit = new self();
            $unit->id = "{$component}: template " . basename($file, '.mustache');
            $unit->component = $component;
            $unit->file = $file;
            $units[] = $unit;
        }
        return $units;
    }

    /**
     * Renders the template.
     */
    protected function prove(): void {
        global $PAGE;

        $PAGE->set_url('/');
        $PAGE->set_context(\context_system::instance());
        $text = file_get_contents($this->file);
        if (!preg_match('/Example context \(json\):\s*(\{.*?\})\s*\n\}\}/s', $text, $match)) {
            throw new \coding_exception('the template has no example context');
        }
        $context = json_decode($match[1], false, 512, JSON_THROW_ON_ERROR);
        $name = $this->component === 'mod_tally' ? 'mod_tally' : $this->component;
        $html = $PAGE->get_renderer('core')->render_from_template("{$name}/" . basename($this->file, '.mustache'), $context);
        if (trim($html) === '') {
            throw new \coding_exception('the template renders no output with its example context');
        }
        if (preg_match('/\[\[[\w:]+(?:, ?\w+)?\]\]/', $html, $missing)) {
            throw new \coding_exception("the template uses a missing language string: {$missing[0]}");
        }
    }
}
