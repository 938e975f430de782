@qbank @qbank_tally
Feature: Count the words of questions
  In order to find questions that are too long
  As a teacher
  I need to see the number of words in the question bank

  # #region background
  Background:
    Given the following "courses" exist:
      | fullname | shortname |
      | Course 1 | C1        |
    And the following "activities" exist:
      | activity | name      | course | idnumber |
      | quiz     | Test quiz | C1     | quiz1    |
    And the following "question categories" exist:
      | contextlevel | reference | name           |
      | Course       | C1        | Test questions |
    And the following "questions" exist:
      | questioncategory | qtype     | name           | questiontext              |
      | Test questions   | truefalse | First question | Answer the first question |
  # #endregion background

  # #region column
  @javascript
  Scenario: The column shows the number of words
    Given I am on the "Test quiz" "mod_quiz > question bank" page logged in as "admin"
    When I set the field "Select a category" to "Test questions"
    Then I should see "Words"
    And I should see "4" in the "First question" "table_row"
  # #endregion column
