<?php
// What the samples of the page on question bank plugins need.

return [
    'samples' => [
        'question/bank/tally/classes/plugin_feature.php get_question_filters' => ['uncallable' => 'creates an object of a class that the page does not show'],
        'question/bank/tally/count.php#1' => [
            'request' => function($stage) {
                $generator = $stage->generator('core_question');
                $category = $generator->create_question_category([
                    'contextid' => context_course::instance($stage->get('courseid'))->id,
                ]);
                return ['id' => $generator->create_question('truefalse', null, ['category' => $category->id])->id];
            },
        ],
    ],
];
