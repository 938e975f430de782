/*
 * Faces of the two families, each split by Unicode range, so that a page loads the Latin subset alone.
 * Both are variable fonts under the SIL Open Font Licence 1.1 (Braille Institute of America).
 */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
