<?php
function elsewhere_supports() {
}
