/** Turns full screen over, in the window or in a browser. */
export async function toggleFullscreen(): Promise<void> {
  if (window.sietch) {
    // The bridge refuses it to a page of another host (Error); the window's menu still has it.
    await window.sietch.fullscreen(null).catch(() => {});
    return;
  }
  if (document.fullscreenElement) await document.exitFullscreen();
  // A browser may refuse it (TypeError): then everything stays as it is.
  else await document.documentElement.requestFullscreen?.().catch(() => {});
}
