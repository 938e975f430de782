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

// #region class
namespace mlbackend_tally;

/**
 * Predicts the most frequent class of the training data.
 *
 * @package    mlbackend_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class processor implements \core_analytics\classifier {
    /** @var string The file with the trained model. */
    protected const FILENAME = 'counts.json';

    // #region ready
    /**
     * Checks whether the backend is ready. It needs no other software, so it
     * always is.
     *
     * @return bool|string True, or a message that states what is missing.
     */
    public function is_ready() {
        return true;
    }
    // #endregion ready

    // #region clear
    /**
     * Deletes the training results of one model version.
     *
     * @param string $uniqueid ID of the model.
     * @param string $modelversionoutputdir Folder of the version.
     */
    public function clear_model($uniqueid, $modelversionoutputdir) {
        remove_dir($modelversionoutputdir);
    }

    /**
     * Deletes the training results of all versions of a model.
     *
     * @param string $modeloutputdir Folder of the model.
     * @param string $uniqueid ID of the model.
     */
    public function delete_output_dir($modeloutputdir, $uniqueid) {
        remove_dir($modeloutputdir);
    }
    // #endregion clear

    // #region train
    /**
     * Trains a model with more samples.
     *
     * @param string $uniqueid ID of the model.
     * @param \stored_file $dataset The samples, with the target in the last
     *     column.
     * @param string $outputdir The folder for the trained model.
     * @return \stdClass
     */
    public function train_classification(
        $uniqueid,
        \stored_file $dataset,
        $outputdir
    ) {
        $counts = $this->load_counts($outputdir);
        foreach ($this->read_samples($dataset) as $sample) {
            $class = (int) end($sample);
            $counts[$class] = ($counts[$class] ?? 0) + 1;
        }

        if (!$counts) {
            return (object) ['status' => \core_analytics\model::NO_DATASET, 'info' => []];
        }

        file_put_contents(
            $outputdir . '/' . self::FILENAME,
            json_encode($counts)
        );

        return (object) ['status' => \core_analytics\model::OK, 'info' => []];
    }
    // #endregion train

    // #region classify
    /**
     * Predicts the class of samples.
     *
     * @param string $uniqueid ID of the model.
     * @param \stored_file $dataset The samples, with their IDs in the first
     *     column.
     * @param string $outputdir The folder with the trained model.
     * @return \stdClass
     */
    public function classify($uniqueid, \stored_file $dataset, $outputdir) {
        $counts = $this->load_counts($outputdir);
        if (!$counts) {
            return (object) [
                'status' => \core_analytics\model::GENERAL_ERROR,
                'info' => [get_string('errornomodel', 'mlbackend_tally')],
                'predictions' => [],
            ];
        }

        arsort($counts);
        $class = array_key_first($counts);
        $score = $counts[$class] / array_sum($counts);

        $predictions = [];
        foreach ($this->read_samples($dataset) as $sample) {
            $predictions[] = [$sample[0], $class, $score];
        }

        return (object) ['status' => \core_analytics\model::OK, 'info' => [], 'predictions' => $predictions];
    }
    // #endregion classify

    // #region evaluate
    /**
     * Calculates how good the predictions are.
     *
     * @param string $uniqueid ID of the model.
     * @param float $maxdeviation How much the results of several runs may
     *     differ.
     * @param int $niterations The number of runs.
     * @param \stored_file $dataset The samples, with the target in the last
     *     column.
     * @param string $outputdir A folder for results.
     * @param string|false $trainedmodeldir The folder of a trained model, or
     *     false to train one.
     * @return \stdClass
     */
    public function evaluate_classification(
        $uniqueid,
        $maxdeviation,
        $niterations,
        \stored_file $dataset,
        $outputdir,
        $trainedmodeldir
    ) {
        $counts = [];
        foreach ($this->read_samples($dataset) as $sample) {
            $class = (int) end($sample);
            $counts[$class] = ($counts[$class] ?? 0) + 1;
        }

        if (count($counts) < 2) {
            return (object) [
                'status' => \core_analytics\model::NOT_ENOUGH_DATA,
                'score' => 0,
                'info' => [get_string('errornotenoughdata', 'mlbackend_tally')],
            ];
        }

        $trained = $trainedmodeldir
            ? $this->load_counts($trainedmodeldir)
            : $counts;
        arsort($trained);
        $score = ($counts[array_key_first($trained)] ?? 0) / array_sum($counts);
        $status = $score < \core_analytics\model::MIN_SCORE
            ? \core_analytics\model::LOW_SCORE
            : \core_analytics\model::OK;

        return (object) ['status' => $status, 'score' => $score, 'info' => []];
    }
    // #endregion evaluate

    // #region read
    /**
     * Reads the samples of a dataset one by one.
     *
     * @param \stored_file $dataset The dataset.
     * @return \Generator Arrays with the values of a sample.
     */
    protected function read_samples(\stored_file $dataset): \Generator {
        $handle = $dataset->get_content_file_handle();

        // Skip the names and values of the metadata, and the column names.
        for ($i = 0; $i < 3; $i++) {
            fgetcsv($handle);
        }
        while (($sample = fgetcsv($handle)) !== false) {
            yield $sample;
        }

        fclose($handle);
    }
    // #endregion read

    /**
     * Loads the trained model.
     *
     * @param string $dir The folder.
     * @return int[] The number of samples, by class.
     */
    protected function load_counts(string $dir): array {
        $path = $dir . '/' . self::FILENAME;

        return is_readable($path)
            ? json_decode(file_get_contents($path), true) ?? []
            : [];
    }
}
// #endregion class
