import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

/** The home page of the fixture site. */
export default function Home(): ReactNode {
  return (
    <Layout title="Fixture site">
      <main className="container">
        <h1>Fixture site</h1>
      </main>
    </Layout>
  );
}
