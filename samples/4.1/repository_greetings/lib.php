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
 * Repository of greeting cards.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/repository/lib.php');

// #region class
/**
 * Lets users pick greeting cards from a catalogue on another site.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class repository_greetings extends repository {
    // #region types
    /**
     * Returns the types of files that the repository offers.
     *
     * @return string[]
     */
    public function supported_filetypes(): array {
        return ['web_image'];
    }

    /**
     * Returns the ways in which users can pick a file.
     *
     * @return int
     */
    public function supported_returntypes(): int {
        return FILE_INTERNAL | FILE_EXTERNAL | FILE_REFERENCE;
    }

    /**
     * Returns whether the files belong to the user, and are hidden from
     * administrators who log in as that user.
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
     * @param string $path Folder, empty in the first request.
     * @param string $page Page number, empty in the first request.
     * @return array
     */
    public function get_listing($path = '', $page = ''): array {
        $page = max(1, (int) $page);
        $answer = $this->get_cards(['folder' => $path, 'page' => $page]);

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
     * @param string $text Search text.
     * @param int $page Page number, 0 in the first request.
     * @return array
     */
    public function search($text, $page = 0): array {
        $page = max(1, (int) $page);
        $answer = $this->get_cards(['search' => $text, 'page' => $page]);

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
        return array_map(
            fn(stdClass $folder): array => ['title' => $folder->name, 'path' => $folder->name, 'children' => []],
            $folders
        );
    }

    /**
     * Builds items for files.
     *
     * @param stdClass[] $cards Cards of the catalogue.
     * @return array[]
     */
    protected function build_files(array $cards): array {
        return array_map(
            fn(stdClass $card): array => [
                'title' => clean_param($card->name, PARAM_FILE),
                'source' => $card->url,
                'size' => $card->size,
                'datemodified' => $card->modified,
                'author' => $card->author,
                'license' => 'cc-4.0',
                'thumbnail' => $card->preview,
                'realthumbnail' => $card->preview,
            ],
            $cards
        );
    }

    /**
     * Requests cards from this instance's collection.
     *
     * @param array $params Parameters of the request, such as folder, search
     *     and page.
     * @return stdClass Response, with folders, cards and pages.
     */
    protected function get_cards(array $params): stdClass {
        return $this->get_client()->get_cards(
            ['collection' => $this->get_option('collection')] + $params
        );
    }

    /**
     * Returns a client for the site's catalogue.
     *
     * @return \repository_greetings\client
     */
    protected function get_client(): \repository_greetings\client {
        return new \repository_greetings\client(
            (string) get_config('greetings', 'catalogue'),
            (string) get_config('greetings', 'apikey')
        );
    }
    // #endregion items

    // #region transfer
    /**
     * Validates the source of a file, and returns the reference to store.
     *
     * @param string $source Source that the browser sent.
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
     * Returns a description of the file's origin, which is stored with the
     * file.
     *
     * @param string $source Source that the browser sent.
     * @return string
     */
    public function get_file_source_info($source): string {
        return $this->get_name() . ': ' . $this->get_file_reference($source);
    }
    // #endregion transfer

    // #region references
    /**
     * Describes a reference for users.
     *
     * @param string $reference Reference of the file.
     * @param int $filestatus 666 if the original is missing, otherwise 0.
     * @return string
     */
    public function get_reference_details($reference, $filestatus = 0): string {
        $details = $this->get_name() . ': ' . $reference;

        return $filestatus
            ? get_string('lostsource', 'repository', $details)
            : $details;
    }

    /**
     * Checks once a day whether a card still exists, and stores its size.
     *
     * @param stored_file $file File that refers to the card.
     * @return bool Whether anything was stored.
     */
    public function sync_reference(stored_file $file): bool {
        global $DB;

        if ($file->get_referencelastsync() + DAYSECS > time()) {
            return false;
        }

        [$status, $size] = $this->get_client()->check($file->get_reference());
        if (in_array($status, [404, 410])) {
            $file->set_missingsource();
            return true;
        }

        if ($status === 200) {
            $filestatus = 0;
        } else {
            // The catalogue can't answer right now. Keep everything, and try
            // again tomorrow.
            $filestatus = $file->get_status();
            $size = null;
        }
        // The method get_filesize() of the file would call sync_reference()
        // again.
        $size ??= $DB->get_field(
            'files',
            'filesize',
            ['id' => $file->get_id()],
            MUST_EXIST
        );
        $file->set_synchronized(null, $size, $filestatus);

        return true;
    }

    /**
     * Sends a card that a file refers to, and downloads it first if Moodle
     * doesn't have the content yet.
     *
     * @param stored_file $storedfile File that refers to the card.
     * @param int|null $lifetime How long browsers may cache the file, in
     *     seconds.
     * @param int $filter Whether text filters apply.
     * @param bool $forcedownload Whether the browser saves the file instead of
     *     showing it.
     * @param array|null $options More options.
     */
    public function send_file(
        $storedfile,
        $lifetime = null,
        $filter = 0,
        $forcedownload = false,
        ?array $options = null
    ): void {
        try {
            $this->import_external_file_contents($storedfile);
        } catch (moodle_exception $e) {
            send_file_not_found();
        }

        $options ??= [];
        $options['sendcachedexternalfile'] = true;
        send_stored_file(
            $storedfile,
            $lifetime,
            $filter,
            $forcedownload,
            $options
        );
    }
    // #endregion references

    // #region typesettings
    /**
     * Returns the names of the site-wide settings.
     *
     * @return string[]
     */
    public static function get_type_option_names(): array {
        return array_merge(
            parent::get_type_option_names(),
            ['catalogue', 'apikey']
        );
    }

    /**
     * Adds the site-wide settings to the form.
     *
     * @param MoodleQuickForm $mform Form.
     * @param string $classname Name of this class.
     */
    public static function type_config_form(
        $mform,
        $classname = 'repository'
    ): void {
        parent::type_config_form($mform, $classname);

        $mform->addElement(
            'text',
            'catalogue',
            get_string('catalogue', 'repository_greetings'),
            ['size' => 50]
        );
        $mform->setType('catalogue', PARAM_URL);
        $mform->addRule(
            'catalogue',
            get_string('required'),
            'required',
            null,
            'client'
        );
        $mform->addHelpButton('catalogue', 'catalogue', 'repository_greetings');

        $mform->addElement(
            'passwordunmask',
            'apikey',
            get_string('apikey', 'repository_greetings')
        );
        $mform->setType('apikey', PARAM_ALPHANUM);
        $mform->addRule(
            'apikey',
            get_string('required'),
            'required',
            null,
            'client'
        );
    }

    /**
     * Validates the site-wide settings.
     *
     * @param moodleform $mform Form.
     * @param array $data Values.
     * @param string[] $errors Errors so far.
     * @return string[]
     */
    public static function type_form_validation($mform, $data, $errors): array {
        if (strpos($data['catalogue'], 'https://') !== 0) {
            $errors['catalogue'] = get_string(
                'invalidcatalogue',
                'repository_greetings'
            );
        }
        if (core_text::strlen($data['apikey']) < 8) {
            $errors['apikey'] = get_string(
                'err_minlength',
                'form',
                ['format' => 8]
            );
        }

        return $errors;
    }
    // #endregion typesettings

    // #region instancesettings
    /**
     * Returns the names of the instance settings. A repository without any has
     * only one instance.
     *
     * @return string[]
     */
    public static function get_instance_option_names(): array {
        return ['collection'];
    }

    /**
     * Adds the instance settings to the form.
     *
     * @param MoodleQuickForm $mform Form.
     */
    public static function instance_config_form($mform): void {
        $mform->addElement(
            'text',
            'collection',
            get_string('collection', 'repository_greetings')
        );
        $mform->setType('collection', PARAM_RAW_TRIMMED);
        $mform->addRule(
            'collection',
            get_string('required'),
            'required',
            null,
            'client'
        );
        $mform->addHelpButton(
            'collection',
            'collection',
            'repository_greetings'
        );
    }

    /**
     * Validates the instance settings.
     *
     * @param moodleform $mform Form.
     * @param array $data Values.
     * @param string[] $errors Errors so far.
     * @return string[]
     */
    public static function instance_form_validation(
        $mform,
        $data,
        $errors
    ): array {
        if (!preg_match('/^[a-z0-9-]+$/D', $data['collection'])) {
            $errors['collection'] = get_string(
                'invalidcollection',
                'repository_greetings'
            );
        }

        return $errors;
    }
    // #endregion instancesettings
}
// #endregion class
