/** The hall's page is a web page like any other: it gets no Node, no Electron, only what the preload hands over. */
export const WEB_PREFERENCES = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  spellcheck: false,
  // Chromium's own PDF viewer, for the preview of the print studio.
  plugins: true,
} as const;
