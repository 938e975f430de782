import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/components/site/ScrollTable';

/** Tables of Markdown scroll inside their own frame on narrow screens. Author components are imported by remark. */
export default {
  ...MDXComponents,
  table: ScrollTable,
};
