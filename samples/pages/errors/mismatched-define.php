<?php
// What the samples of the page on modules without a name need: the libraries that they load.

return [
    'before' => function() {
        global $CFG;
        @mkdir("{$CFG->dirroot}/local/greetings/js");
        touch("{$CFG->dirroot}/local/greetings/js/iconpicker.min.js");
        touch("{$CFG->dirroot}/local/greetings/js/confetti.min.js");
    },
];
