export const arrakisSheetsEn = {} as const;
