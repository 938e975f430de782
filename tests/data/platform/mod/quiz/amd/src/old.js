define(['jquery'], function($) {
    var show = function(item) {};
    return {init: function() {}, show: show};
});
