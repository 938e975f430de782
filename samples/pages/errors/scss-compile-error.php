<?php
// What the samples of the page on errors in SCSS need.

/** Compiles a small theme with the callback of the sample. */
$compile = function() {
    $theme = theme_config::load('boost');
    $theme->scss = fn() => '';
    $theme->parents = [];
    $theme->extrascsscallback = 'theme_greetings_get_extra_scss';
    $theme->prescsscallback = null;
    $method = new ReflectionMethod($theme, 'get_css_content_from_scss');
    $method->setAccessible(true);
    $method->invoke($theme, false);
};

return [
    'samples' => [
        'theme/greetings/lib.php#1' => ['call' => $compile],
        'theme/greetings/lib.php#2' => ['call' => $compile],
    ],
];
