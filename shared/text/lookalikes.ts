/**
 * Signs that look like Latin ones, gathered by looking through Unicode's charts. A row says what they look like, then which
 * they are. What Unicode itself calls another form of a letter (full width, bold, ligatures) needs no row.
 */
const ROWS = [
  'A ΑАᎪꓮ',
  'B ΒВᏴꓐ',
  'C ϹСᏟꓚ',
  'D Ꭰꓓ',
  'E ΕЕᎬꓰ',
  'F ϜꓝҒ',
  'G ԌᏀꓖ',
  'H ΗНᎻꓧҢ',
  'I ΙІӀǀ|∣Ⲓᛁㅣויןﺍاا',
  'J ЈᎫꓙͿ',
  'K ΚКᏦꓗҚ',
  'L Ꮮꓡ',
  'M ΜМᎷꓟϺ',
  'N ΝꓠⲚ',
  'O ΟОՕꓳⲞ〇',
  'P ΡРᏢꓑ',
  'Q Ԛ',
  'R ᎡᏒꓣ',
  'S ЅՏᏚꓢ',
  'T ΤТᎢꓔҬ',
  'U ՍሀꓴႮ',
  'V ѴᏙꓦ',
  'W ԜᎳꓪ',
  'X ΧХꓫҲ',
  'Y ΥҮУᎩꓬ',
  'Z ΖᏃꓜ',
  'a аɑαᴀ',
  'b ЬᏏьвʙ',
  'c сϲᴄⲥ',
  'd ԁᏧɗᴅ',
  'e еєҽᴇ',
  'f ƒꜰք',
  'g ɡցɢ',
  'h һհнʜ',
  'i іıɩιɪ',
  'j јϳյ',
  'k κкᴋқ',
  'm мᴍ',
  'n пոռɴη',
  'o оοօσᴏסⲟㅇ0٥۵०০',
  'p рρᴘ',
  'q ԛզգ',
  'r гᴦʀ',
  's ѕꜱ',
  't тτᴛ',
  'u υսᴜʋ',
  'v νѵᴠט',
  'w ѡԝաᴡω',
  'x хχҳ×',
  'y уγүʏყ',
  'z ᴢʐ',
  'ss ßβ',
  'ae æӕ',
  'AE ÆӔ',
  'oe œ',
  'OE Œ',
  "' ’‘ʼʹ′`´ꞌ",
  '- ‐‑‒–—−ㅡー一',
  '. ․。·•',
] as const;
const LATIN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap((row) => {
    const [latin = '', others = ''] = row.split(' ');
    return [...others].map((other) => [other, latin] as const);
  }),
);
const inLatin = (text: string): string => [...text].map((sign) => LATIN.get(sign) ?? sign).join('');

/** Marks above and below that the languages of Europe write and readers see; any other on such a letter is soon overlooked. */
const ODD_MARKS = /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\d]\p{M}*)(?![\u0300-\u0304\u0306-\u0308\u030A-\u030C\u0327\u0328])\p{M}/gu;
/** The dot of these is theirs already. */
const SECOND_DOT = /(?<=[ij])\u0307/gu;
const SAME_MARK_AGAIN = /(\p{M})\1+/gu;

/** The text with each sign in the plainest form that looks like it. */
function plainest(text: string): string {
  // Latin first: taken apart, the letters of other scripts may be no letters any more.
  const plain = inLatin(inLatin(text).normalize('NFKD'));
  const marked = plain.replaceAll('\u0326', '\u0327').replaceAll('\u0306', '\u030C');
  return marked.replace(SECOND_DOT, '').replace(ODD_MARKS, '').replace(SAME_MARK_AGAIN, '$1').normalize('NFC');
}
/** Of these nobody knows in passing which they are: I, l, 1; m, rn; w, vv. */
const inPassing = (text: string): string => text.replace(/[I1]/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');

/** What a name looks like: with capitals as they are, and in two ways without a difference of capitals. One in common makes twins. */
export function looksOf(name: string): readonly string[] {
  const plain = plainest(name);
  return [`as written: ${inPassing(plain)}`, `then small: ${plain.toLowerCase()}`, `first small: ${plainest(name.toLowerCase())}`];
}
