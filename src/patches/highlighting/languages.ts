// Does the same as the theme's client module `prism-include-languages`, which the plugin in `index.ts` removes from the
// main script.
import {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);
