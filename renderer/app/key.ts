/** A name that nothing else has, drawn from so many bytes. Also on plain http, where a browser makes no UUIDs. */
export const newKey = (bytes = 12): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
