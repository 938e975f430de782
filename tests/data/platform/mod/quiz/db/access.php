<?php
$capabilities = array(
    'mod/quiz:view' => array(
        'riskbitmask' => RISK_SPAM | RISK_XSS,
        'captype' => 'read',
        'contextlevel' => CONTEXT_MODULE,
        'archetypes' => array('guest' => CAP_ALLOW),
    ),
);
