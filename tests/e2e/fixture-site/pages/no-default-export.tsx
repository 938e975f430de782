import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function Page(): ReactNode {
  return <p>Only the build finds this component.</p>;
}

// The build refuses a page module without a default export (tests/unit/build/configuration-errors.test.ts), so the
// export is there for the build and missing in the browser, as it is with `docusaurus start`.
export default ExecutionEnvironment.canUseDOM ? undefined : Page;
