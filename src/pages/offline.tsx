import type {ReactNode} from 'react';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OfflineStatus from '@site/src/components/site/OfflineStatus';
import {useInstallPrompt} from '@site/src/offline/installPrompt';
import {useOffline} from '@site/src/offline/useOffline';

/** Renders the page about offline mode, with the state of the offline copy and a button to remove it. */
export default function Offline(): ReactNode {
  const {status, isMetered, send} = useOffline();
  const install = useInstallPrompt();
  return (
    // With this class, the style sheet hides the status at the end of the page, because it is shown here.
    <HtmlClassNameProvider className="offline-page">
      <Layout
        title="Offline"
        description="Read this site without a network connection, see what is stored on your device, and remove it.">
        <main className="container">
          <Heading as="h1">Read this site offline</Heading>
          <p>If you install this site as an app, all its pages and the search work without a network connection.</p>
          <p>
            Updates are downloaded automatically, and they include only the pages that have changed and their
            neighbours. If your browser reports that the connection may cost you money, the site asks before the first
            download. After that, an update of up to 15 % of the site, such as a corrected page, is still downloaded on
            such a connection. A larger one waits for another connection.
          </p>
          <Heading as="h2" id="install">
            Install the app
          </Heading>
          {install && (
            <p>
              <button type="button" className="button button--primary" onClick={install}>
                Install
              </button>
            </p>
          )}
          <ul>
            <li>
              <strong>iPhone and iPad:</strong> In Safari, tap Share, then Add to Home Screen. Open the site from the
              Home Screen once while you are online, because it is downloaded there.
            </li>
            <li>
              <strong>Android:</strong> In Chrome or Edge, open the menu, then tap Install app or Add to Home screen.
            </li>
            <li>
              <strong>Computer:</strong> In Chrome or Edge, click the install icon in the address bar. In Safari, click
              File, then Add to Dock.
            </li>
            <li>
              <strong>Firefox:</strong> If the menu has no option to install the site, turn on offline mode instead.
            </li>
          </ul>
          <Heading as="h2" id="device">
            On this device
          </Heading>
          {/* Search engines should not show the status, because it differs between readers. */}
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
              <>
                <p>Offline mode is off, and nothing is stored. You can turn it on without installing the app.</p>
                <p>
                  <a className="button button--primary" href="?offlineMode=true">
                    Turn on offline mode
                  </a>
                </p>
              </>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
