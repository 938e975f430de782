@local @local_greetings @javascript
Feature: Greetings board
  In order to see the greetings for somebody at a glance
  As a manager
  I need to work with the greetings board

  # #region background
  Background:
    Given the following "users" exist:
      | username | firstname | lastname | email               |
      | manager1 | Maya      | Manager  | manager@example.com |
    And the following "system role assigns" exist:
      | user     | role    | contextlevel |
      | manager1 | manager | System       |
    And the following "local_greetings > messages" exist:
      | user     | message      |
      | manager1 | Good morning |
  # #endregion background

  # #region send
  Scenario: A greeting that is sent comes to the top of the list
    Given I log in as "manager1"
    And I visit "/local/greetings/board.php"
    When I set the field "Message" to "Good evening"
    And I press "Send"
    Then "Good evening" "text" should appear before "Good morning" "text"
    And I should see "2" in the "[data-for='total']" "css_element"
  # #endregion send
