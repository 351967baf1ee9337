/** Turns full screen over, in the window or in a browser. */
export async function toggleFullscreen(): Promise<void> {
  if (window.sietch) {
    await window.sietch.fullscreen(null);
    return;
  }
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen?.().catch(() => {});
}
