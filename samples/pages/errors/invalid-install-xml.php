<?php
// What the samples of the page on invalid XMLDB files need: a file whose path is another one.

use PHPUnit\Framework\Assert;

return [
    'before' => function() {
        global $CFG;

        require_once("{$CFG->libdir}/ddllib.php");
        $file = make_request_directory() . '/install.xml';
        $xml = file_get_contents("{$CFG->dirroot}/local/greetings/db/install.xml");
        file_put_contents($file, str_replace('PATH="local/greetings/db"', 'PATH="local/hello/db"', $xml));
        return ['file' => $file];
    },
    'samples' => [
        'local/greetings/cli/check_schema.php#2' => [
            'check' => fn($stage) => Assert::assertTrue($stage->get('isvalid')),
        ],
    ],
];
