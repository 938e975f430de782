@block @block_greetings
Feature: Show greetings in a course
  In order to read my latest greetings
  As a student
  I need a block that shows them

  # #region background
  Background:
    Given the following "users" exist:
      | username | firstname | lastname | email               |
      | teacher1 | Toni      | Teacher  | teacher@example.com |
      | student1 | Sam       | Student  | student@example.com |
    And the following "courses" exist:
      | fullname | shortname |
      | Course 1 | C1        |
    And the following "course enrolments" exist:
      | user     | course | role           |
      | teacher1 | C1     | editingteacher |
      | student1 | C1     | student        |
    And the following "local_greetings > messages" exist:
      | user     | message      |
      | student1 | Good morning |
  # #endregion background

  # #region add
  @javascript
  Scenario: A teacher adds the block
    Given I am on the "Course 1" course page logged in as "teacher1"
    And I turn editing mode on
    When I add the "Latest greetings" block
    And I configure the "Latest greetings" block
    And I set the following fields to these values:
      | Title               | Greetings for you |
      | Number of greetings | 5                 |
    And I press "Save changes"
    Then I should see "Nobody has greeted you yet." in the "Greetings for you" "block"
  # #endregion add

  # #region see
  Scenario: A student sees the block
    Given the following "blocks" exist:
      | blockname | contextlevel | reference | pagetypepattern | defaultregion |
      | greetings | Course       | C1        | course-view-*   | side-pre      |
    When I am on the "Course 1" course page logged in as "student1"
    Then I should see "Good morning" in the "Latest greetings" "block"
  # #endregion see
