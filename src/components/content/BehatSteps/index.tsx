import {Fragment, memo, useDeferredValue, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {editionLinks} from '@site/src/moodle/editions';
import FilterField from '@site/src/components/site/FilterField';
import {useFilter} from '@site/src/components/site/FilterField/useFilter';
import Badge from '../Badge';
import {formatCount} from '../formatCount';
import {checkVersion} from '../props';
import {wordFilter} from '../wordFilter';
import styles from './styles.module.css';

interface Step {
  keyword: string;
  /** The step, where `{name}` is a placeholder, `{one|two}` is a choice of words, and `[words]` are optional. */
  text: string;
  method: string;
  /** Kind of the argument after the step. */
  argument?: string;
  /** Version that deprecated the step, or `yes` if it is unknown. */
  deprecated?: string;
}

interface Group {
  class: string;
  /** Only set for core classes, because the class name of a plugin is clear enough. */
  title?: string;
  file: string;
  steps: readonly Step[];
}

export interface Props {
  version: string;
  data: {name: string; groups: readonly Group[]};
}

const argumentHints: Readonly<Record<string, string>> = {table: 'Followed by a table', text: 'Followed by text in """'};

function filterSteps(groups: readonly Group[], filter: string): readonly Group[] {
  const matches = wordFilter(filter);
  return groups
    .map((group) => ({
      ...group,
      steps: group.steps.filter(({keyword, text, method}) => matches(keyword, text, method, group.class, group.title)),
    }))
    .filter(({steps}) => steps.length > 0);
}

function StepText({text}: {text: string}): ReactNode {
  // Because of the capturing group, the pieces with an odd index are the placeholders.
  return text
    .split(/\{([^}]+)\}/)
    .map((piece, index) =>
      index % 2 === 1 ? <var key={index}>{piece}</var> : <Fragment key={index}>{piece}</Fragment>,
    );
}

function StepItem({step: {keyword, text, method, argument, deprecated}}: {step: Step}): ReactNode {
  const hint = argument === undefined ? '' : `. ${argumentHints[argument] ?? argument}`;
  return (
    <li>
      <code>
        <b>{keyword}</b> <StepText text={text} />
      </code>
      <p>
        {deprecated !== undefined && (
          <>
            <Badge tone="warning">{deprecated === 'yes' ? 'Deprecated' : `Deprecated since ${deprecated}`}</Badge>{' '}
          </>
        )}
        <code>{method}</code>
        {hint}
      </p>
    </li>
  );
}

interface StepGroupProps {
  group: Group;
  source: string | undefined;
  isOpen: boolean;
}

/** Renders the steps of a class. It is memoised, because there are over a thousand steps. */
const StepGroup = memo(function StepGroup({group, source, isOpen}: StepGroupProps): ReactNode {
  const {title, file, steps} = group;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        {title !== undefined && `${title} `}
        <code className={styles.name}>{group.class}</code>{' '}
        <span className={styles.count}>{formatCount(steps.length, 'step')}</span>
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
 * Lists the acceptance test steps of a version, grouped by the class that defines them. The filter searches their text,
 * methods and classes. It needs JavaScript, and keeps its text in the URL parameter `q`.
 */
export default function BehatSteps({data, ...props}: Props): ReactNode {
  const version = checkVersion('BehatSteps', props.version);
  const [filter, setFilter] = useFilter();
  const applied = useDeferredValue(filter).trim();
  const shown = useMemo(() => filterSteps(data.groups, applied), [data.groups, applied]);
  const count = shown.reduce((sum, {steps}) => sum + steps.length, 0);
  return (
    // The search links to this ID.
    <div id="behat-steps">
      <FilterField label="Filter steps by text, method or class" value={filter} onChange={setFilter} />
      <p role="status">
        {count === 0
          ? `No steps in Moodle ${version} match “${applied}”.`
          : `${formatCount(count, 'step')} in ${formatCount(shown.length, 'class', 'classes')} of Moodle ${version}.`}
      </p>
      {shown.map((group) => (
        <StepGroup key={group.class} group={group} source={editionLinks[data.name]?.source} isOpen={applied !== ''} />
      ))}
    </div>
  );
}
