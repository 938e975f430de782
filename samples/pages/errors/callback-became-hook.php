<?php
// What the samples of the page on callbacks that became hooks need. The hook was added in 4.4.

return [
    'samples' => [
        'local/greetings/lib.php#1' => [
            'call' => fn() => component_callback('local_greetings', 'before_footer', [], null, true),
            'since' => '4.4',
        ],
        'local/greetings/classes/hook_callbacks.php#1' => [
            'call' => function() {
                global $PAGE;
                $hook = new core\hook\output\before_footer_html_generation($PAGE->get_renderer('core'));
                local_greetings\hook_callbacks::add_footer($hook);
                PHPUnit\Framework\Assert::assertSame('<p>Good morning</p>', $hook->get_output());
            },
            'since' => '4.4',
        ],
    ],
];
