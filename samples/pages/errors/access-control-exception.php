<?php
// What the samples of the page on the access to web services need.

/** Calls the function that sends a greeting with a token of the sample's service, as a server does. */
$request = function($stage) {
    global $CFG, $DB;

    require_once("{$CFG->dirroot}/webservice/lib.php");
    foreach ($stage->get('services') as $name => $service) {
        $id = $DB->insert_record('external_services', [
            'name' => "{$name} of the sample",
            'enabled' => $service['enabled'],
            'restrictedusers' => $service['restrictedusers'],
            'timecreated' => time(),
        ]);
        foreach ($service['functions'] as $function) {
            $DB->insert_record('external_services_functions', ['externalserviceid' => $id, 'functionname' => $function]);
        }
        $server = new class(WEBSERVICE_AUTHMETHOD_PERMANENT_TOKEN) extends webservice_base_server {
            public function check(string $function, int $service): void {
                $this->functionname = $function;
                $this->restricted_serviceid = $service;
                $this->restricted_context = context_system::instance();
                $this->load_function_info();
            }

            protected function parse_request() {
            }

            protected function send_response() {
            }

            protected function send_error($ex = null) {
            }
        };
        $server->check('local_greetings_send_greeting', $id);
    }
};

return [
    'samples' => [
        'local/greetings/db/services.php#1' => ['check' => $request],
        'local/greetings/db/services.php#2' => ['check' => $request],
    ],
];
