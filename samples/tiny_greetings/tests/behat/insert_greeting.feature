@editor @editor_tiny @tiny_greetings @javascript
Feature: Insert a greeting into a text
  In order to greet other users consistently
  As a user
  I need to choose from a list of greetings

  # #region background
  Background:
    Given the following config values are set as admin:
      | phrases | Good morning | tiny_greetings |
    And I log in as "admin"
    And I open my profile in edit mode
  # #endregion background

  # #region button
  Scenario: Insert a greeting with the button
    Given I expand all toolbars for the "Description" TinyMCE editor
    When I click on the "Insert a greeting" button for the "Description" TinyMCE editor
    And I set the field "Greeting" to "Good morning"
    And I click on "Insert" "button" in the "Insert a greeting" "dialogue"
    Then the field "Description" matches value "<p><strong class=\"tiny-greeting\">Good morning</strong></p>"
  # #endregion button

  # #region menu
  Scenario: The menu opens the same dialogue
    When I click on the "Insert > Insert a greeting" menu item for the "Description" TinyMCE editor
    Then "Insert a greeting" "dialogue" should be visible
  # #endregion menu

  # #region own
  Scenario: A greeting is saved with the text
    When I insert the greeting "Good morning" into the "Description" TinyMCE editor
    And I press "Update profile"
    Then I should see "Good morning"
  # #endregion own
