/** What readers do who may go on to what they do not see yet. */
const moves = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'] as const;

/**
 * Waits until the reader moves.
 *
 * @param task - What to do then, once.
 * @param signal - Ends the wait.
 */
export function onMove(task: () => void, signal: AbortSignal): void {
  const moved = new AbortController();
  signal.addEventListener('abort', () => moved.abort());
  const begin = (): void => {
    moved.abort();
    task();
  };
  moves.forEach((move) => window.addEventListener(move, begin, {passive: true, signal: moved.signal}));
}
