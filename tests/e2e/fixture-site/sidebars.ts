export default {docs: ['index']};
