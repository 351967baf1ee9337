import type { Sheet } from '../../../sheets/sheet.ts';

/** The sheets of War for Arrakis. */
export const arrakisSheets: readonly Sheet[] = [];
