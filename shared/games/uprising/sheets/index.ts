import type { Sheet } from '../../../sheets/sheet.ts';

/** Printed sheets of Uprising: none are drawn yet, and the page for printing says so. */
export const uprisingSheets: readonly Sheet[] = [];
