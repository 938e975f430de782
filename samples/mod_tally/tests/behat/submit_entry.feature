@mod @mod_tally
Feature: Submit an entry
  In order to take part in a tally
  As a student
  I need to submit a number

  # #region background
  Background:
    Given the following "users" exist:
      | username | firstname | lastname | email               |
      | teacher1 | Toni      | Teacher  | teacher@example.com |
      | student1 | Sam       | Student  | student@example.com |
    And the following "courses" exist:
      | fullname | shortname | enablecompletion |
      | Course 1 | C1        | 1                |
    And the following "course enrolments" exist:
      | user     | course | role           |
      | teacher1 | C1     | editingteacher |
      | student1 | C1     | student        |
    And the following "activities" exist:
      | activity | course | name  | idnumber | grade | completion | completionentries |
      | tally    | C1     | Steps | steps    | 100   | 2          | 2                 |
    And the following "mod_tally > entries" exist:
      | tally | user     | value |
      | steps | student1 | 40    |
  # #endregion background

  # #region submit
  Scenario: A student submits a number
    Given I am on the "Steps" "tally activity" page logged in as "student1"
    When I set the field "Number" to "2"
    And I press "Submit an entry"
    Then I should see "Your entry has been submitted."
    And I should see "42" in the "[data-region='yourtotal']" "css_element"
  # #endregion submit

  # #region grade
  Scenario: A teacher finds the sum in the gradebook
    Given I am on the "Steps" "tally activity" page logged in as "student1"
    And I set the field "Number" to "2"
    And I press "Submit an entry"
    When I am on the "Course 1" course page logged in as "teacher1"
    And I navigate to "View > Grader report" in the course gradebook
    Then the following should exist in the "user-grades" table:
      | -1-         | -1-                 | -3- |
      | Sam Student | student@example.com | 42  |
  # #endregion grade

  # #region add
  Scenario: A teacher adds a tally
    Given I log in as "teacher1"
    When I add a "tally" activity to course "Course 1" section "1" and I fill the form with:
      | Name | Books read |
    Then I should see "Books read"
  # #endregion add
