import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function Page(): ReactNode {
  return <p>Only the build renders this component.</p>;
}

// The build rejects a page module without a default export (tests/unit/build/configuration-errors.test.ts), so the export
// is missing only in the browser, as it would be with `docusaurus start`.
export default ExecutionEnvironment.canUseDOM ? undefined : Page;
