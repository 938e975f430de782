export const text = 'A page module has to export its component by default.';
