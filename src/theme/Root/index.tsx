import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

interface Props {
  children: ReactNode;
}

/** Fetches the text face with the page, so that headings and text do not change shape under the reader. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
