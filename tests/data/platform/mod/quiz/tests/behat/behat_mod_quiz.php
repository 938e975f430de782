<?php
use Behat\Gherkin\Node\TableNode as TableNode;
class behat_mod_quiz extends behat_base {
    /**
     * Answers questions.
     *
     * @Given /^I answer "([^"]*)":$/
     * @param TableNode $data
     * @deprecated since 4.2
     */
    public function i_answer($quiz, TableNode $data) {
    }
}
