/** Gives a file to the person: the desktop asks where to, a browser downloads it. Gives where it went, null if it was left. */
export async function saveFile(name: string, bytes: Uint8Array, type: string): Promise<string | null> {
  if (window.sietch) return window.sietch.save({ name, bytes });
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}
/** Prints a PDF: by the system's dialog, or in a tab of its own. */
export async function printPdf(name: string, bytes: Uint8Array): Promise<void> {
  if (window.sietch) {
    await window.sietch.print({ name, bytes });
    return;
  }
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));
  window.open(url, '_blank');
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
}
