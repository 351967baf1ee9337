/** What an owner of the box corrects: a part of the data, in its shape. */
export type Correction = Readonly<Record<string, unknown>>;
