<?php
// What the samples of the page on modules without a name need: the library that they load.

return [
    'before' => function() {
        global $CFG;
        @mkdir("{$CFG->dirroot}/local/greetings/js");
        touch("{$CFG->dirroot}/local/greetings/js/iconpicker.min.js");
    },
];
