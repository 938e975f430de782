export const text = 'A page module must have its component as the default export.';
