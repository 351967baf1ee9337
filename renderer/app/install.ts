/** Where the build has put what makes the page an app of its device; where it is missing nothing else is. */
const LINKS = [
  ['manifest', 'app.webmanifest'],
  ['apple-touch-icon', 'icon-180.png'],
] as const;

/** Tells the device that it may keep this page among its apps. Asked for only when the page stands. */
export function offerInstall(head: HTMLElement = document.head): void {
  for (const [rel, href] of LINKS) {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = new URL(href, location.origin).href;
    head.append(link);
  }
}
