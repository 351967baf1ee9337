/** The screens of a table, fetched before anybody goes to one. */
export const fetchTable = (): Promise<unknown> => Promise.all([import('./TableScreen.vue'), import('./PlayScreen.vue')]);
