/** Gives a file to the person: the desktop asks where to, a browser downloads it. Gives where it went, null if it was left. */
export async function saveFile(name: string, bytes: Uint8Array, type: string): Promise<string | null> {
  const saved = await byDesktop(() => window.sietch?.save({ name, bytes }));
  if (saved !== undefined) return saved;
  download(name, urlOf(bytes, type));
  return name;
}
/** Prints a PDF: by the system's dialog, or in a tab of its own; where none may be opened it is downloaded. Gives by which way. */
export async function printPdf(name: string, bytes: Uint8Array): Promise<'system' | 'tab' | 'file'> {
  const printed = await byDesktop(() => window.sietch?.print({ name, bytes }));
  if (printed !== undefined) return 'system';
  const url = urlOf(bytes, 'application/pdf');
  if (window.open(url, '_blank')) return 'tab';
  download(name, url);
  return 'file';
}

/** A page of another host, shown in the desktop's window, may not ask the desktop: then it does as in a browser. */
async function byDesktop<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (/not for this page/.test(String(error))) return undefined;
    throw error;
  }
}
const KEPT = 600_000;
function urlOf(bytes: Uint8Array, type: string): string {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
  return url;
}
function download(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
