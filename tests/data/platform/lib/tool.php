<?php
function third_party_tool() {
}
