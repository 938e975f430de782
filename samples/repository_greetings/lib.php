<?php
// This file is part of Moodle - https://moodle.org/
//
// Moodle is free software: you can redistribute it and/or modify
// it under the terms of the GNU General Public License as published by
// the Free Software Foundation, either version 3 of the License, or
// (at your option) any later version.
//
// Moodle is distributed in the hope that it will be useful,
// but WITHOUT ANY WARRANTY; without even the implied warranty of
// MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
// GNU General Public License for more details.
//
// You should have received a copy of the GNU General Public License
// along with Moodle.  If not, see <https://www.gnu.org/licenses/>.

/**
 * The repository of greeting cards.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/repository/lib.php');

// #region class
/**
 * Lets people pick greeting cards from a catalogue on another site.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class repository_greetings extends repository {
    // #region types
    /**
     * Says which files there are.
     *
     * @return string[]
     */
    public function supported_filetypes(): array {
        return ['web_image'];
    }

    /**
     * Says how files can be picked.
     *
     * @return int
     */
    public function supported_returntypes(): int {
        return FILE_INTERNAL | FILE_EXTERNAL | FILE_REFERENCE;
    }

    /**
     * Says whether files belong to the person, and are not for somebody who has logged in as them.
     *
     * @return bool
     */
    public function contains_private_data(): bool {
        return false;
    }
    // #endregion types

    // #region listing
    /**
     * Lists a folder of the catalogue.
     *
     * @param string $path The folder, empty at first.
     * @param string $page The page, empty at first.
     * @return array
     */
    public function get_listing($path = '', $page = ''): array {
        $page = max(1, (int) $page);
        $answer = $this->get_client()->get_cards(['folder' => $path, 'page' => $page]);

        $breadcrumb = [['name' => $this->get_name(), 'path' => '']];
        if ($path !== '') {
            $breadcrumb[] = ['name' => $path, 'path' => $path];
        }

        return [
            'list' => array_merge(
                $this->build_folders($answer->folders ?? []),
                $this->build_files($answer->cards ?? [])
            ),
            'path' => $breadcrumb,
            'dynload' => true,
            'nologin' => true,
            'page' => $page,
            'pages' => $answer->pages ?? 1,
        ];
    }

    /**
     * Searches the catalogue.
     *
     * @param string $text What to look for.
     * @param int $page The page, 0 at first.
     * @return array
     */
    public function search($text, $page = 0): array {
        $page = max(1, (int) $page);
        $answer = $this->get_client()->get_cards(['search' => $text, 'page' => $page]);

        return [
            'list' => $this->build_files($answer->cards ?? []),
            'nologin' => true,
            'page' => $page,
            'pages' => $answer->pages ?? 1,
        ];
    }
    // #endregion listing

    // #region items
    /**
     * Builds items for folders.
     *
     * @param stdClass[] $folders Folders of the catalogue.
     * @return array[]
     */
    protected function build_folders(array $folders): array {
        return array_map(function (stdClass $folder): array {
            return ['title' => $folder->name, 'path' => $folder->name, 'children' => []];
        }, $folders);
    }

    /**
     * Builds items for files.
     *
     * @param stdClass[] $cards Cards of the catalogue.
     * @return array[]
     */
    protected function build_files(array $cards): array {
        return array_map(function (stdClass $card): array {
            return [
                'title' => clean_param($card->name, PARAM_FILE),
                'source' => $card->url,
                'size' => $card->size,
                'datemodified' => $card->modified,
                'author' => $card->author,
                'license' => 'cc-4.0',
                'thumbnail' => $card->preview,
                'realthumbnail' => $card->preview,
            ];
        }, $cards);
    }

    /**
     * Returns a client for the catalogue of this instance.
     *
     * @return \repository_greetings\client
     */
    protected function get_client(): \repository_greetings\client {
        return new \repository_greetings\client(
            $this->get_option('catalogue'),
            (string) get_config('greetings', 'apikey')
        );
    }
    // #endregion items

    // #region transfer
    /**
     * Turns the source of an item into what is stored as a reference.
     *
     * @param string $source The source, as it comes from the browser.
     * @return string
     */
    public function get_file_reference($source): string {
        $url = clean_param($source, PARAM_URL);
        if ($url === '' || !$this->get_client()->owns($url)) {
            throw new repository_exception('invalidparams', 'repository');
        }

        return $url;
    }

    /**
     * Returns the text that is stored with the file to say where it is from.
     *
     * @param string $source The source, as it comes from the browser.
     * @return string
     */
    public function get_file_source_info($source): string {
        return $this->get_name() . ': ' . $this->get_file_reference($source);
    }
    // #endregion transfer

    // #region references
    /**
     * Describes a reference for people.
     *
     * @param string $reference The reference.
     * @param int $filestatus 0, or 666 if the file is missing.
     * @return string
     */
    public function get_reference_details($reference, $filestatus = 0): string {
        $details = $this->get_name() . ': ' . $reference;

        return $filestatus ? get_string('lostsource', 'repository', $details) : $details;
    }

    /**
     * Finds out, once a day, whether a card is still there, and how large it is.
     *
     * @param stored_file $file The file that refers to the card.
     * @return bool Whether anything was stored.
     */
    public function sync_reference(stored_file $file): bool {
        global $CFG;

        if ($file->get_referencelastsync() + DAYSECS > time()) {
            return false;
        }

        $curl = new curl();
        $curl->head($file->get_reference(), ['CURLOPT_TIMEOUT' => $CFG->repositorysyncfiletimeout]);
        $info = $curl->get_info();
        if ($curl->get_errno() || empty($info['http_code'])) {
            return false;
        }

        if ($info['http_code'] != 200) {
            $file->set_missingsource();
            return true;
        }

        $size = (int) ($info['download_content_length'] ?? -1);
        if ($size < 0) {
            return false;
        }
        $file->set_synchronized(null, $size);

        return true;
    }

    /**
     * Sends a card that a file refers to. It is downloaded first, if that has not been done yet.
     *
     * @param stored_file $storedfile The file that refers to the card.
     * @param int|null $lifetime Seconds in the cache of the browser.
     * @param int $filter Whether text filters apply.
     * @param bool $forcedownload Whether the browser has to save the file.
     * @param array|null $options More options.
     */
    public function send_file($storedfile, $lifetime = null, $filter = 0, $forcedownload = false, array $options = null): void {
        try {
            $this->import_external_file_contents($storedfile);
        } catch (moodle_exception $e) {
            send_file_not_found();
        }

        $options = $options ?? [];
        $options['sendcachedexternalfile'] = true;
        send_stored_file($storedfile, $lifetime, $filter, $forcedownload, $options);
    }
    // #endregion references

    // #region typesettings
    /**
     * Names the settings of the plugin.
     *
     * @return string[]
     */
    public static function get_type_option_names(): array {
        return array_merge(parent::get_type_option_names(), ['apikey']);
    }

    /**
     * Adds the settings of the plugin to the form.
     *
     * @param MoodleQuickForm $mform The form.
     * @param string $classname The name of this class.
     */
    public static function type_config_form($mform, $classname = 'repository'): void {
        parent::type_config_form($mform, $classname);

        $mform->addElement('passwordunmask', 'apikey', get_string('apikey', 'repository_greetings'));
        $mform->setType('apikey', PARAM_ALPHANUM);
        $mform->addRule('apikey', get_string('required'), 'required', null, 'client');
    }

    /**
     * Checks the settings of the plugin.
     *
     * @param moodleform $mform The form.
     * @param array $data The values.
     * @param string[] $errors The errors so far.
     * @return string[]
     */
    public static function type_form_validation($mform, $data, $errors): array {
        if (core_text::strlen($data['apikey']) < 8) {
            $errors['apikey'] = get_string('err_minlength', 'form', ['format' => 8]);
        }

        return $errors;
    }
    // #endregion typesettings

    // #region instancesettings
    /**
     * Names the settings of an instance. Without any, there is only one instance.
     *
     * @return string[]
     */
    public static function get_instance_option_names(): array {
        return ['catalogue'];
    }

    /**
     * Adds the settings of an instance to the form.
     *
     * @param MoodleQuickForm $mform The form.
     */
    public static function instance_config_form($mform): void {
        $mform->addElement('text', 'catalogue', get_string('catalogue', 'repository_greetings'), ['size' => 50]);
        $mform->setType('catalogue', PARAM_URL);
        $mform->addRule('catalogue', get_string('required'), 'required', null, 'client');
        $mform->addHelpButton('catalogue', 'catalogue', 'repository_greetings');
    }

    /**
     * Checks the settings of an instance.
     *
     * @param moodleform $mform The form.
     * @param array $data The values.
     * @param string[] $errors The errors so far.
     * @return string[]
     */
    public static function instance_form_validation($mform, $data, $errors): array {
        if (strpos($data['catalogue'], 'https://') !== 0) {
            $errors['catalogue'] = get_string('invalidcatalogue', 'repository_greetings');
        }

        return $errors;
    }
    // #endregion instancesettings
}
// #endregion class
