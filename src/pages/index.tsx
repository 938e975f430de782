import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import versions from '@generated/release-feed/default/versions.json';
import summary from '@site/data/proof-summary.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import SupportSentence from '@site/src/components/site/SupportSentence';
import {commonTasks} from '@site/src/components/site/SearchModal/commonTasks';
import SearchForm from '@site/src/components/site/SearchForm';
import SupportedReleases from '@site/src/components/site/SupportedReleases';
import {currentEdition} from '@site/src/moodle/editions';
import Sample from './_sample.mdx';
import styles from './index.module.css';

interface Door {
  title: string;
  text: string;
  links: readonly {label: string; to: string}[];
}

/** The readers of the site, and where each of them starts. */
const doors: readonly Door[] = [
  {
    title: 'Build a plugin',
    text: 'From an empty folder to a plugin with a form, a table, a task and tests.',
    links: [
      {label: 'Write your first plugin', to: '/docs/gettingstarted/first-plugin'},
      {label: 'API guides', to: '/docs/apis'},
      {label: 'Find a function or class', to: '/docs/api-index'},
    ],
  },
  {
    title: 'Contribute to Moodle',
    text: 'How a change gets from your branch into the platform, and who reviews it.',
    links: [
      {label: 'Ways to contribute', to: '/general/community/contribute'},
      {label: 'Development process', to: '/general/development/process'},
      {label: 'Coding style', to: '/general/development/policies/codingstyle'},
    ],
  },
  {
    title: 'Run a site',
    text: 'What each version requires and fixes, and how to get to a newer one.',
    links: [
      {label: 'Plan an upgrade', to: '/general/releases/upgrade'},
      {label: 'Technical requirements', to: '/docs/gettingstarted/requirements'},
      {label: 'Release notes', to: '/general/releases'},
    ],
  },
  {
    title: 'Work on the app',
    text: 'How the mobile app is built, and how your plugin can support it.',
    links: [
      {label: 'Mobile app', to: '/general/app'},
      {label: 'Plugins in the app', to: '/general/app/development/plugins-development-guide'},
      {label: 'App releases', to: '/general/app_releases'},
    ],
  },
];

const proven = summary.figures
  .flatMap(({counts}) => [counts.executed, counts.called, counts.test, counts.loaded, counts.plugin])
  .reduce((sum, count) => sum + count, 0)
  .toLocaleString('en');

/** Where readers learn what is new, and meet others. */
const news = [
  {label: `Developer update of ${currentEdition}`, to: '/docs/devupdate'},
  {label: 'Changes by name and component', to: '/docs/changes'},
  {label: 'Forums and chat', to: '/general/channels'},
  {label: `How ${proven} samples were run`, to: '/general/documentation/proven-samples'},
];

/** Renders the home page: what the site is for, a search, a sample, a door for each kind of reader, the supported versions, and what is new. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="How to build plugins for the Moodle learning platform, contribute to it and keep it running: API guides, coding rules, processes and releases.">
      <main>
        <header className={styles.hero}>
          <div className={styles.heroInner}>
            <div>
              {/* Search records start at the title, so the tagline before it is left out of them. */}
              <p className={styles.tagline} data-nosnippet>
                {siteConfig.tagline}
              </p>
              <Heading as="h1" className={styles.title}>
                {siteConfig.title}
              </Heading>
              <p className={styles.lead}>
                Learn to build plugins for the Moodle learning platform, to run it and to contribute to it. PHP samples
                that have run in a real Moodle site say in which releases.
              </p>
              <SearchForm />
              <nav className={styles.tasks} aria-label="Common tasks">
                <ul>
                  {commonTasks.map(({to, label}) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            <div className={styles.sample} data-nosnippet>
              <MDXContent>
                <Sample />
              </MDXContent>
            </div>
          </div>
        </header>
        <div className={styles.main}>
          <div className={styles.doors}>
            {doors.map(({title, text, links}) => (
              <article key={title} className={styles.door}>
                <Heading as="h2" className={styles.doorTitle}>
                  {title}
                </Heading>
                <p>{text}</p>
                <ul>
                  {links.map(({label, to}) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
          <section className={styles.versions} aria-labelledby="versions">
            <Heading as="h2" id="versions">
              Versions and their support
            </Heading>
            <SupportSentence versions={versions} />
            <SupportedReleases versions={versions} />
            <p>
              <Link to="/general/releases">All releases and the support policy</Link>
            </p>
          </section>
          <section className={styles.versions} aria-labelledby="news">
            <Heading as="h2" id="news">
              News and community
            </Heading>
            <ul className={styles.news}>
              {news.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Layout>
  );
}
