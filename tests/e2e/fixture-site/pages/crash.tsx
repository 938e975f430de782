import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

function fail(): never {
  const disk = new Error('The disk is full');
  const file = new Error('The file could not be written', {cause: disk});
  throw new Error('The page could not be rendered', {cause: file});
}

function Fragile(): ReactNode {
  const [crashed, setCrashed] = useState(false);
  if (crashed) {
    fail();
  }
  return (
    <button type="button" onClick={() => setCrashed(true)}>
      Crash
    </button>
  );
}

/** A page that crashes with a chain of errors when its button is pressed. */
export default function Crash(): ReactNode {
  return (
    <Layout title="Crash on demand">
      <main className="container">
        <h1>Crash on demand</h1>
        <Fragile />
      </main>
    </Layout>
  );
}
