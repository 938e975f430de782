import MDXComponents from '@theme-original/MDXComponents';
import PlatformSymbol from '@site/src/components/content/PlatformSymbol';
import SampleSymbols from '@site/src/components/content/SampleSymbols';
import ScrollTable from '@site/src/components/site/ScrollTable';

/**
 * Puts Markdown tables into a frame that scrolls sideways on narrow screens, and registers `PlatformSymbol` and `SampleSymbols`. A remark
 * plugin imports other author components, but nearly every page contains symbols, so the chunk of each page would
 * contain the code of the component.
 */
export default {
  ...MDXComponents,
  PlatformSymbol,
  SampleSymbols,
  table: ScrollTable,
};
