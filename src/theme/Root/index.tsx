import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import KeyboardShortcuts from '@site/src/components/site/KeyboardShortcuts';
import {SearchDialogProvider} from '@site/src/components/site/SearchDialog';
import textFont from '@site/src/css/fonts/next-normal-common.woff2';

interface Props {
  children: ReactNode;
}

/**
 * Preloads the text font, so that text does not shift when the font replaces its fallback, opens the search dialog with the
 * keyboard, and shows the keyboard shortcuts.
 */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <SearchDialogProvider>{children}</SearchDialogProvider>
      <KeyboardShortcuts />
    </>
  );
}
