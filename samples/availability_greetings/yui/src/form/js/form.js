// #region module
/**
 * Form fields of the greeting condition.
 *
 * @module moodle-availability_greetings-form
 */
M.availability_greetings = M.availability_greetings || {};

/**
 * @class M.availability_greetings.form
 * @extends M.core_availability.plugin
 */
M.availability_greetings.form = Y.Object(M.core_availability.plugin);

/**
 * Saves the arguments from PHP.
 *
 * @method initInner
 * @param {Number} initial Number of greetings in a new condition.
 */
M.availability_greetings.form.initInner = function(initial) {
    this.initial = initial;
};

/**
 * Creates the fields.
 *
 * @method getNode
 * @param {Object} json Condition as it is stored.
 * @return {Y.Node}
 */
M.availability_greetings.form.getNode = function(json) {
    var html = '<label><span class="pe-3">' + M.util.get_string('number', 'availability_greetings') + '</span> ' +
        '<span class="availability-group"><input name="number" type="text" size="4" class="form-control"></span></label>';
    var node = Y.Node.create('<span class="d-flex flex-wrap align-items-center">' + html + '</span>');

    node.one('input[name=number]').set('value', json.number === undefined ? this.initial : json.number);

    // One handler serves all conditions of this type.
    if (!M.availability_greetings.form.addedEvents) {
        M.availability_greetings.form.addedEvents = true;
        Y.one('.availability-field').delegate('valuechange', function() {
            M.core_availability.form.update();
        }, '.availability_greetings input[name=number]');
    }

    return node;
};

/**
 * Writes the values of the fields into the condition.
 *
 * @method fillValue
 * @param {Object} value Condition.
 * @param {Y.Node} node Node with the fields.
 */
M.availability_greetings.form.fillValue = function(value, node) {
    value.number = parseInt(node.one('input[name=number]').get('value'), 10);
};

/**
 * Reports invalid values.
 *
 * @method fillErrors
 * @param {Array} errors Keys of the error strings.
 * @param {Y.Node} node Node with the fields.
 */
M.availability_greetings.form.fillErrors = function(errors, node) {
    if (!/^[1-9][0-9]*$/.test(node.one('input[name=number]').get('value').trim())) {
        errors.push('availability_greetings:error_number');
    }
};
// #endregion module
