/**
 * Where a value is from: the rulebook (`seed`), a public transcription of the printed pieces (`public`), both (`checked`: the one
 * confirms the other), or found by us since nobody publishes it (`reconstructed`; `invented` where even its kind is a guess). RU-42
 */
export type Source = 'seed' | 'public' | 'checked' | 'reconstructed' | 'invented';
