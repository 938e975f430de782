import {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';

// What the theme's client module of the same name does for all pages; see src/framework/highlighting.
prismIncludeLanguages(Prism);
