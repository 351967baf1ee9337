/** Kinds of things that have a face of their own. */
export const FACE_KINDS = ['card', 'prescience', 'objective', 'power', 'leader', 'tactical', 'token', 'area'] as const;
/** Cards: too small to read where they lie. An area of the map tells its own. */
export const ZOOM_KINDS: readonly string[] = FACE_KINDS.filter((kind) => kind !== 'area');
