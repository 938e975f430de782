<?php
$definitions = ['string' => ['mode' => cache_store::MODE_APPLICATION]];
