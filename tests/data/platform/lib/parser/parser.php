<?php
class third_party_parser {
}
