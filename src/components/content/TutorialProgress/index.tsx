import {useEffect, useState, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {tickSlot} from '@site/src/components/site/Tick';

/** Says how many steps of the tutorial the reader has ticked off (see `Checkpoint`), and links to the next one. */
export default function TutorialProgress(): ReactNode {
  const steps = useDoc().toc.filter(({id}) => /^step-\d/.test(id));
  const {length} = steps;
  const [done, setDone] = useState<boolean[]>([]);
  useEffect(() => {
    const slots = Array.from({length}, (_, index) => tickSlot(`tutorial-${index + 1}`));
    const update = (): void => setDone(slots.map((slot) => slot.get() !== null));
    update();
    const unlisten = slots.map((slot) => slot.listen(update));
    return () => unlisten.forEach((stop) => stop());
  }, [length]);
  const next = steps[done.length === 0 ? 0 : done.indexOf(false)];
  return (
    <p>
      <strong>
        {done.filter(Boolean).length} of {length} steps done.
      </strong>{' '}
      {next && <a href={`#${next.id}`}>Go to {next.value}</a>}
    </p>
  );
}
