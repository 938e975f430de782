export default {docs: ['index', 'no-such-page']};
