<?php
// What the samples of the page on files in texts need: an activity whose description contains an image.

return [
    'variables' => [
        'tally' => function($stage) {
            global $DB;
            $tally = $stage->generator()->create_module('tally', [
                'course' => $stage->get('courseid'),
                'intro' => '<img src="@@PLUGINFILE@@/map.png" alt="Map">',
                'introformat' => FORMAT_HTML,
            ]);
            return $DB->get_record('tally', ['id' => $tally->id], '*', MUST_EXIST);
        },
    ],
];
