import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SupportStatus from '@site/src/components/content/SupportStatus';
import SearchForm from '@site/src/components/site/SearchForm';
import LatestReleases from '@site/src/components/site/LatestReleases';
import versions from '@site/src/platform/versions';
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
    text: 'From an account and a local site to a first change or a first plugin.',
    to: '/general/development/gettingstarted',
    more: [
      {label: 'Technical requirements', to: '/docs/gettingstarted/requirements'},
      {label: 'Files that every plugin has', to: '/docs/apis/commonfiles'},
    ],
  },
  {
    title: 'API guides',
    text: 'Every interface of the platform: what it is for, a sample that works, and what to watch for.',
    to: '/docs/apis',
    more: [
      {label: 'Data manipulation', to: '/docs/apis/core/dml'},
      {label: 'Access and capabilities', to: '/docs/apis/subsystems/access'},
      {label: 'Background tasks', to: '/docs/apis/subsystems/task'},
    ],
  },
  {
    title: 'Coding and process',
    text: 'How a change gets from your branch into the platform, and who looks at it on the way.',
    to: '/general/development/process',
    more: [
      {label: 'Ways to contribute', to: '/general/community/contribute'},
      {label: 'Improve these pages', to: '/general/documentation/contributing'},
    ],
  },
  {
    title: 'Releases',
    text: 'Which versions are supported and until when, and what each of them needs from a server.',
    to: '/general/releases',
    more: [
      {label: 'Mobile app releases', to: '/general/app_releases'},
      {label: 'Versions of these docs', to: '/versions'},
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

/** The home page, with the search, the four main topics, the latest releases and the supported versions. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="How to build plugins for the Moodle learning platform, contribute to it and keep it running: API guides, coding rules, processes and releases.">
      <header className={styles.hero}>
        <div className={styles.heroInner}>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <Heading as="h1" className={styles.title}>
            {siteConfig.title}
          </Heading>
          <p className={styles.lead}>
            Documentation for people who build on, administer and contribute to the Moodle learning platform.
          </p>
          <SearchForm />
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.topics}>
          {topics.map((topic) => (
            <TopicCard key={topic.to} {...topic} />
          ))}
        </div>
        <div className={styles.news}>
          <section aria-labelledby="new">
            <Heading as="h2" id="new">
              What is new
            </Heading>
            <LatestReleases versions={versions} />
          </section>
          <section aria-labelledby="supported">
            <Heading as="h2" id="supported">
              Current versions
            </Heading>
            <SupportStatus versions={versions} />
            <p>
              <Link to="/general/releases">How support works, and every release so far</Link>
            </p>
          </section>
        </div>
      </main>
    </Layout>
  );
}
