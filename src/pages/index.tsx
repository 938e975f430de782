import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SupportSentence from '@site/src/components/site/SupportSentence';
import {commonTasks} from '@site/src/components/site/SearchModal/commonTasks';
import SearchForm from '@site/src/components/site/SearchForm';
import LatestReleases from '@site/src/components/site/LatestReleases';
import versions from '@site/src/moodle/versions';
import styles from './index.module.css';

interface Topic {
  title: string;
  text: string;
  to: string;
  more: readonly {label: string; to: string}[];
}

/** The four main entry points of the site. */
const topics: readonly Topic[] = [
  {
    title: 'Start building',
    text: 'Set up a local site, then make your first change or write your first plugin.',
    to: '/general/development/gettingstarted',
    more: [
      {label: 'Technical requirements', to: '/docs/gettingstarted/requirements'},
      {label: 'Common plugin files', to: '/docs/apis/commonfiles'},
    ],
  },
  {
    title: 'API guides',
    text: 'What each API of the platform is for, with working samples and common pitfalls.',
    to: '/docs/apis',
    more: [
      {label: 'Data manipulation', to: '/docs/apis/core/dml'},
      {label: 'Access and capabilities', to: '/docs/apis/subsystems/access'},
      {label: 'Background tasks', to: '/docs/apis/subsystems/task'},
    ],
  },
  {
    title: 'Coding and process',
    text: 'How a change gets from your branch into the platform, and who reviews it along the way.',
    to: '/general/development/process',
    more: [
      {label: 'Ways to contribute', to: '/general/community/contribute'},
      {label: 'Improve these pages', to: '/general/documentation/contributing'},
    ],
  },
  {
    title: 'Releases',
    text: 'Which versions are supported, for how long, and what they require from your server.',
    to: '/general/releases',
    more: [
      {label: 'Mobile app releases', to: '/general/app_releases'},
      {label: 'Documentation versions', to: '/versions'},
    ],
  },
];

function TopicCard({title, text, to, more}: Topic): ReactNode {
  return (
    <article className={styles.topic}>
      <Heading as="h2" className={styles.topicTitle}>
        <Link to={to}>{title}</Link>
      </Heading>
      <p>{text}</p>
      <ul className={styles.more}>
        {more.map(({label, to: target}) => (
          <li key={target}>
            <Link to={target}>{label}</Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Renders the home page, with the search, the four main topics, the latest releases and the supported versions. */
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
                Documentation for developers, administrators and contributors of the Moodle learning platform.
              </p>
              <SearchForm />
            </div>
            <nav className={styles.tasks} aria-labelledby="tasks">
              <p id="tasks" className={styles.tasksTitle}>
                Common tasks
              </p>
              <ul>
                {commonTasks.map(({to, label}) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </header>
        <div className={styles.main}>
          <div className={styles.topics}>
            {topics.map((topic) => (
              <TopicCard key={topic.to} {...topic} />
            ))}
          </div>
          <section className={styles.news} aria-labelledby="new">
            <Heading as="h2" id="new">
              Latest releases
            </Heading>
            <LatestReleases versions={versions} />
            <SupportSentence versions={versions} />
            <p>
              <Link to="/general/releases">Support policy and all releases</Link>
            </p>
          </section>
        </div>
      </main>
    </Layout>
  );
}
