@availability @availability_greetings @javascript
Feature: Restrict access by greetings
  In order to reward students who have been greeted
  As a teacher
  I need to restrict access to an activity by the number of greetings

  # #region background
  Background:
    Given the following "courses" exist:
      | fullname | shortname |
      | Course 1 | C1        |
    And the following "users" exist:
      | username | firstname | lastname |
      | teacher1 | Toni      | Teacher  |
      | student1 | Sam       | Student  |
    And the following "course enrolments" exist:
      | user     | course | role           |
      | teacher1 | C1     | editingteacher |
      | student1 | C1     | student        |
    And the following "activities" exist:
      | activity | course | name  |
      | tally    | C1     | Steps |
    And I am on the "Steps" "tally activity editing" page logged in as "teacher1"
    And I expand all fieldsets
    And I click on "Add restriction..." "button"
    And I click on "Greetings" "button" in the "Add restriction..." "dialogue"
    And I set the field "Number of greetings" to "1"
    And I press "Save and return to course"
  # #endregion background

  # #region restrict
  Scenario: A student without greetings cannot open the activity
    When I am on the "Course 1" "course" page logged in as "student1"
    Then I should see "You have got at least 1 greetings"

  Scenario: A student with a greeting can open the activity
    Given the following "local_greetings > messages" exist:
      | user     | message      |
      | student1 | Good morning |
    When I am on the "Course 1" "course" page logged in as "student1"
    Then I should not see "You have got at least 1 greetings"
  # #endregion restrict
