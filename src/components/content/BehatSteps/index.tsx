import {Fragment, memo, useDeferredValue, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {platformVersions} from '@site/config/platform';
import FilterField from '@site/src/components/site/FilterField';
import {useFilter} from '@site/src/components/site/FilterField/useFilter';
import Badge from '../Badge';
import {checkVersion} from '../props';
import styles from './styles.module.css';

interface Step {
  keyword: string;
  /** `{name}` stands for a value, `{one|two}` for one of these words, `[words]` for what may be left out. */
  text: string;
  method: string;
  /** What follows the step. */
  argument?: string;
  /** Version since when it should not be used, or `yes`. */
  deprecated?: string;
}

interface Group {
  class: string;
  /** Only classes of core have one; the name of a plugin's class says enough. */
  title?: string;
  file: string;
  steps: readonly Step[];
}

export interface Props {
  /** Version of the platform, such as `4.2`. */
  version: string;
  /** Put in by the build: `data/behat-step-lists/<version>.json`. */
  data: {name: string; groups: readonly Group[]};
}

const afterStep: Readonly<Record<string, string>> = {table: 'A table follows', text: 'Text in """ follows'};

function counted(count: number, what: string, plural: string): string {
  return `${count} ${count === 1 ? what : plural}`;
}

/** Every word of the filter stands in the step, its keyword, its method or the name of its class. */
function matching(groups: readonly Group[], filter: string): readonly Group[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) {
    return groups;
  }
  return groups
    .map((group) => ({
      ...group,
      steps: group.steps.filter(({keyword, text, method}) => {
        const all = [keyword, text, method, group.class, group.title].join(' ').toLowerCase();
        return wanted.every((word) => all.includes(word));
      }),
    }))
    .filter(({steps}) => steps.length > 0);
}

/** The words of a step, with its values set off. */
function Words({text}: {text: string}): ReactNode {
  // An odd piece is what the group has caught: the name between two braces.
  return text
    .split(/\{([^}]+)\}/)
    .map((piece, index) =>
      index % 2 === 1 ? <var key={index}>{piece}</var> : <Fragment key={index}>{piece}</Fragment>,
    );
}

function StepItem({step: {keyword, text, method, argument, deprecated}}: {step: Step}): ReactNode {
  const remark = argument === undefined ? '' : `. ${afterStep[argument] ?? argument}`;
  return (
    <li>
      <code>
        <b>{keyword}</b> <Words text={text} />
      </code>
      <p>
        {deprecated !== undefined && (
          <>
            <Badge tone="warning">{deprecated === 'yes' ? 'Deprecated' : `Deprecated since ${deprecated}`}</Badge>{' '}
          </>
        )}
        <code>{method}</code>
        {remark}
      </p>
    </li>
  );
}

interface StepGroupProps {
  group: Group;
  source: string | undefined;
  isOpen: boolean;
}

/** Over a thousand steps: a group that stays as it is should not be drawn again. */
const StepGroup = memo(function StepGroup({group, source, isOpen}: StepGroupProps): ReactNode {
  const {title, file, steps} = group;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        {title !== undefined && `${title} `}
        <code className={styles.name}>{group.class}</code>{' '}
        <span className={styles.count}>{counted(steps.length, 'step', 'steps')}</span>
      </summary>
      <p className={styles.file}>
        Defined in{' '}
        {source === undefined ? (
          <code>{file}</code>
        ) : (
          <Link href={`${source.replace('{page}', 'blob')}/${file}`}>{file}</Link>
        )}
      </p>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepItem key={`${step.text} ${step.method}`} step={step} />
        ))}
      </ul>
    </details>
  );
});

/**
 * The steps that acceptance tests of a version may use, by the class that defines them. The filter looks at their words,
 * methods and classes, and stands in the address as `q`. Without script, the lists are there to be opened.
 *
 * @param props - See `Props`.
 */
export default function BehatSteps({data, ...props}: Props): ReactNode {
  const version = checkVersion('BehatSteps', props.version);
  const [filter, setFilter] = useFilter();
  const applied = useDeferredValue(filter).trim();
  const shown = useMemo(() => matching(data.groups, applied), [data.groups, applied]);
  const count = shown.reduce((sum, {steps}) => sum + steps.length, 0);
  return (
    <>
      <FilterField label="Filter steps by their words, method or class" value={filter} onChange={setFilter} />
      <p role="status">
        {count === 0
          ? `No step of ${version} has “${applied}”.`
          : `${counted(count, 'step', 'steps')} of ${version} in ${counted(shown.length, 'class', 'classes')}.`}
      </p>
      {shown.map((group) => (
        <StepGroup
          key={group.class}
          group={group}
          source={platformVersions[data.name]?.source}
          isOpen={applied !== ''}
        />
      ))}
    </>
  );
}
