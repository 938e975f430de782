<?php
// What the samples of the page on differences of the schema need.

return [
    'samples' => [
        'local/greetings/db/upgrade.php#1' => [
            // What admin/cli/check_database_schema.php prints about the table.
            'call' => function() {
                global $DB;

                $manager = $DB->get_manager();
                $errors = $manager->check_database_schema($manager->get_install_xml_schema());
                echo implode("\n", $errors['local_greetings_messages']);
            },
        ],
    ],
];
