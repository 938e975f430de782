const interactionEvents = ['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'] as const;

/** Runs a task once, when the reader first interacts with the page. The signal cancels it before then. */
export function onFirstInteraction(task: () => void, signal: AbortSignal): void {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const onEvent = (): void => {
    controller.abort();
    task();
  };
  interactionEvents.forEach((event) =>
    window.addEventListener(event, onEvent, {passive: true, signal: controller.signal}),
  );
}
