<?php
class quiz_test extends advanced_testcase {
}
