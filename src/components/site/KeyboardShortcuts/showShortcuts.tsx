import {createRoot, type Root} from 'react-dom/client';
import KeyboardShortcuts from '.';

let root: Root | undefined;

/** Opens the dialog with the keyboard shortcuts. It has a separate React root, because no page contains it. */
export function showShortcuts(): void {
  if (!root) {
    const container = document.createElement('div');
    container.style.display = 'contents';
    document.body.append(container);
    root = createRoot(container);
  }
  const close = () => root?.render(null);
  root.render(<KeyboardShortcuts onClose={close} />);
}
