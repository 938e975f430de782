import './languages';
import CodeBlock from '@theme-original/CodeBlock';

export default CodeBlock;
