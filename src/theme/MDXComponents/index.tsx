import MDXComponents from '@theme-original/MDXComponents';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';
import ScrollTable from '@site/src/components/site/ScrollTable';

/**
 * Puts Markdown tables into a frame that scrolls sideways on narrow screens, and registers `PlatformSymbol`. Other
 * author components are imported by a remark plugin, but symbols are on nearly every page, whose chunks would all
 * contain the code.
 */
export default {
  ...MDXComponents,
  PlatformSymbol,
  table: ScrollTable,
};
