import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OfflineStatus from '@site/src/components/site/OfflineStatus';
import {useOffline} from '@site/src/offline/useOffline';

/** A page about offline mode, with the state of the offline copy and a button to remove it. */
export default function Offline(): ReactNode {
  const {status, isMetered, send} = useOffline();
  return (
    // The class hides the same status at the end of the page.
    <HtmlClassNameProvider className="offline-page">
      <Layout
        title="Offline"
        description="What of this site is stored on your device, how large it is and since when, and how to remove it.">
        <main className="container margin-vert--xl">
          <Heading as="h1">Read this site offline</Heading>
          <p>
            Install the site as an app, and all its pages and the search work without a network. Your browser offers
            that in its menu or in the address bar.
          </p>
          <p>
            New versions are fetched by themselves, only what has changed. Where your browser says that you may pay for
            what you download, the site asks first, and updates of more than a tenth of it wait for another connection.
          </p>
          {!status && (
            <p>
              Without installing, <a href="?offlineMode=true">turn offline mode on here</a>.
            </p>
          )}
          <Heading as="h2" id="device">
            On this device
          </Heading>
          {/* The status differs between readers, so search engines should not show it. */}
          <div data-nosnippet>
            {status ? (
              <OfflineStatus
                status={status}
                isMetered={isMetered}
                onStart={() => send({type: 'offline-start'})}
                onPause={() => send({type: 'offline-pause'})}
                onRemove={() => send({type: 'offline-remove'})}
              />
            ) : (
              <p>Offline mode is off, and nothing is stored.</p>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
