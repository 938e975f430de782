import type {ReactNode} from 'react';
import EditMetaRow from '@theme-original/EditMetaRow';
import type {Props} from '@theme/EditMetaRow';
import Contributors from '@site/src/components/site/Contributors';
import {splitAuthors} from '@site/src/components/site/Contributors/authors';

/** Shows the contributors below "Edit this page" and "Last updated". `config/versionControl.ts` passes on their names. */
export default function EditMetaRowWrapper({lastUpdatedBy, ...props}: Props): ReactNode {
  const {last, contributors} = splitAuthors(lastUpdatedBy ?? '');
  return (
    <>
      <EditMetaRow {...props} lastUpdatedBy={last} />
      {/* A page with one author doesn't name them twice. */}
      <Contributors names={contributors.join() === last ? [] : contributors} editUrl={props.editUrl} />
    </>
  );
}
