import MDXComponents from '@theme-original/MDXComponents';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';
import ScrollTable from '@site/src/components/site/ScrollTable';

/**
 * Tables of Markdown scroll inside their own frame on narrow screens. Author components are imported by remark, but not
 * the names of the platform: they stand on nearly every page, and each would carry the code along.
 */
export default {
  ...MDXComponents,
  PlatformSymbol,
  table: ScrollTable,
};
