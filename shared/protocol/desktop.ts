/**
 * What only a desktop window can do, offered to pages as `window.sietch`; in a browser it is absent.
 * Only pages of this computer's own hall may call everything; pages of a host that was joined may call `home` and `device`, and hear what happens to the window.
 * A refused call rejects.
 */
export interface Desktop {
  /** Version of the app. */
  readonly version: string;
  /** This computer's own host: where it is and the token that gives host rights there. */
  hall(): Promise<Hall>;
  /** Asks where to save, then writes the file. Gives the path, or null if the person thought better of it. */
  save(file: DesktopFile): Promise<string | null>;
  /** Opens the system's print dialog for a PDF. Resolves false if the person cancelled. */
  print(pdf: DesktopFile): Promise<boolean>;
  /** Sets full screen, or (null) turns it over; gives what it is now. */
  fullscreen(on: boolean | null): Promise<boolean>;
  /** Tells when full screen begins or ends by another way (key, menu). Gives a function that stops telling. */
  onFullscreen(told: (on: boolean) => void): () => void;
  /** Goes to another host of the network: its web address and, if known, its code. */
  visit(address: string, code: string | null): Promise<void>;
  /** Comes back to this computer's own hall from another host's page. */
  home(): Promise<void>;
  /** This computer's secret at the host whose page asks: the same one after a kill. */
  device(): Promise<string>;
  /** Opens one of LINKS in the system's browser. */
  openLink(link: LinkName): Promise<void>;
  /** The window's menu speaks this language from now on. */
  speak(language: string): Promise<void>;
  /** The record that was opened from outside, e.g. by a double click; it is given once. null = none waits. */
  handed(): Promise<DesktopRecord | null>;
  /** Tells that a record waits. Gives a function that stops telling. */
  onHanded(told: () => void): () => void;
  /** What helps to find a fault: versions, system, the newest lines of the log without secrets. */
  report(): Promise<string>;
  /** Shows the folder of the logs. */
  showLogs(): Promise<void>;
}
/** A file that somebody opened with the app. */
export interface DesktopRecord {
  readonly name: string;
  readonly text: string;
}
export interface Hall {
  /** e.g. http://127.0.0.1:4747 */
  readonly address: string;
  readonly token: string;
}
export interface DesktopFile {
  /** Proposed name, e.g. `dice-reference-a4.pdf`; no folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The only outside pages the app opens. */
export const LINKS = {
  fontLicence: 'https://openfontlicense.org/',
  electron: 'https://www.electronjs.org/',
  pretendard: 'https://github.com/orioncactus/pretendard',
} as const;
export type LinkName = keyof typeof LINKS;

declare global {
  interface Window {
    /** Only in the desktop app. */
    readonly sietch?: Desktop;
  }
}
