import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Layout from '@theme/Layout';

function Broken(): ReactNode {
  // The page crashes only in browsers, because otherwise the build would fail.
  if (ExecutionEnvironment.canUseDOM && window.sessionStorage.getItem('repaired') === null) {
    throw new Error('This page cannot be rendered in a browser');
  }
  return <p>Rendered after all.</p>;
}

/** A page that crashes as soon as a browser renders it, until `repaired` is in session storage. */
export default function CrashAtOnce(): ReactNode {
  return (
    <Layout title="Crash at once">
      <main className="container">
        <h1>Crash at once</h1>
        <Broken />
      </main>
    </Layout>
  );
}
