/** Turns full screen over, in the window or in a browser. */
export async function toggleFullscreen(): Promise<void> {
  if (window.sietch) {
    // The window refuses it to a page of another host; its menu still has it.
    await window.sietch.fullscreen(null).catch(() => {});
    return;
  }
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen?.().catch(() => {});
}
