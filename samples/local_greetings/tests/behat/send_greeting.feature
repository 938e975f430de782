@local @local_greetings
Feature: Send a greeting
  In order to make somebody's day
  As a manager
  I need to send a greeting

  # #region background
  Background:
    Given the following "users" exist:
      | username | firstname | lastname | email               |
      | manager1 | Maya      | Manager  | manager@example.com |
      | student1 | Sam       | Student  | student@example.com |
    And the following "system role assigns" exist:
      | user     | role    | contextlevel |
      | manager1 | manager | System       |
    And the following "local_greetings > messages" exist:
      | user     | message      |
      | student1 | Good morning |
  # #endregion background

  # #region read
  Scenario: Everybody can read greetings
    When I am on the "local_greetings > Greetings" page logged in as "student1"
    Then I should see "Good morning"
    And I should not see "Send a greeting"
  # #endregion read

  # #region view
  Scenario: A greeting has a page of its own
    When I am on the "Good morning" "local_greetings > View" page logged in as "student1"
    Then I should see "A greeting for Sam Student"
  # #endregion view

  # #region send
  @javascript
  Scenario: A manager sends a greeting with the short form
    Given I am on the "local_greetings > Greetings" page logged in as "manager1"
    When I set the field "Recipient" in the "[data-region='quick-form']" "css_element" to "Sam Student"
    And I set the field "Message" in the "[data-region='quick-form']" "css_element" to "Good evening"
    And I click on "Send" "button" in the "[data-region='quick-form']" "css_element"
    Then I should see "The greeting has been sent."
    And I should see "Good evening" in the "[data-region='greetings']" "css_element"
    And user "student1" should have "2" greetings
  # #endregion send
