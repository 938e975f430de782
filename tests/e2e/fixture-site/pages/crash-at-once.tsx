import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Layout from '@theme/Layout';

function Broken(): ReactNode {
  // The build has to get past the page, so it crashes in browsers alone.
  if (ExecutionEnvironment.canUseDOM && window.sessionStorage.getItem('repaired') === null) {
    throw new Error('This page cannot be drawn in a browser');
  }
  return <p>Drawn after all.</p>;
}

/** A page that crashes as soon as a browser draws it, until `repaired` is in the session's storage. */
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
