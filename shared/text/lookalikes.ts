/**
 * Signs that look like Latin ones: those of Unicode's list of confusable signs (UTS 39, version 13), and others found in its
 * charts. A row says what they look like, then which they are. What Unicode itself calls another form of a letter (full width,
 * bold, ligatures) needs no row.
 */
const ROWS = [
  'A ΑАᎪꓮᗅ𖽀𐊠',
  'B ΒВᏴꓐꞴᗷ𐊂𐊡𐌁',
  'C ϹСᏟꓚ🝌𑣲𑣩Ⲥ𐊢𐌂𐐕𐔜₡🅮Ҫ',
  'D Ꭰꓓᗞᗪ',
  'E ΕЕᎬꓰ⋿ⴹ𑢦𑢮𐊆',
  'F ϜꓝҒ𝈓Ꞙᖴ𑣂𑢢𐊇𐊥𐔥',
  'G ԌᏀꓖᏳ',
  'H ΗНᎻꓧҢⲎᕼ𐋏ӉӇ',
  'I ΙІӀǀ|∣Ⲓᛁㅣויןﺍاا׀⏽١۱𐌠𞣇Ɩߊⵏꓲ𖼨𐊊𐌉ٳ',
  'J ЈᎫꓙͿꞲᒍ',
  'K ΚКᏦꓗҚⲔᛕ𐔘₭Ҟ',
  'L Ꮮꓡ𝈪Ⳑᒪ𖼖𑢣𑢲𐐛𐔦',
  'M ΜМᎷꓟϺⲘᗰᛖ𐊰𐌑Ӎ',
  'N ΝꓠⲚ𐔓𐆎',
  'O ΟОՕꓳⲞ〇߀୦𑓐𑣠ⵔዐଠ𐓂𑢵𐊒𐊫𐐄𐔖ⵁ⊖⊝⍬𝈚🜔θΘӨѲⴱᎾᏫ',
  'P ΡРᏢꓑⲢᑭ𐊕',
  'Q Ԛⵕ',
  'R ᎡᏒꓣ𝈖Ʀ𐒴ᖇ𖼵',
  'S ЅՏᏚꓢ🄏Ꮥ𖼺𐊖𐐠',
  'T ΤТᎢꓔҬ⊤⟙🝨Ⲧ𖼊𑢼𐊗𐊱𐌕⍡₮',
  'U ՍሀꓴႮ∪⋃𐓎ᑌ𖽂𑢸Ꮜ',
  'V ѴᏙꓦ𝈍٧۷ⴸᐯꛟ𖼈𑢠𐔝𐆗🜈',
  'W ԜᎳꓪ𑣯𑣦Ꮤ₩',
  'X ΧХꓫҲ᙭╳𐌢𑣬ꞳⲬⵝᚷ𐊐𐊴𐌗𐔧𐆖',
  'Y ΥҮУᎩꓬⲨᎽ𖽃𑢤𐊲¥Ұ',
  'Z ΖᏃꓜ𐋵𑣥𑢩',
  'a аɑαᴀ⍺⍶',
  'b ЬᏏьвʙƄᑲᖯᑳБҍҌѣѢ',
  'c сϲᴄⲥꮯ𐐽¢ҫ',
  'd ԁᏧɗᴅᑯꓒ₫',
  'e еєҽᴇ℮ꬲҿ',
  'f ƒꜰքꬵꞙẝ',
  'g ɡցɢᶃƍ',
  'h һհнʜᏂꚕᏲћ',
  'i іıɩιɪ⍳ꙇӏꭵᎥ𑣃⍸',
  'j јϳյ',
  'k κкᴋқ',
  'm мᴍ',
  'n пոռɴη',
  'o оοօσᴏסⲟㅇ0٥۵०০੦૦௦౦೦൦๐໐၀ᴑꬽჿهھہەഠဝ𐓪𑣈𑣗𐐬ۿөѳꮎꮻꭴတ',
  'p рρᴘ⍴ⲣ',
  'q ԛզգ',
  'r гᴦʀꭇꭈⲅꮁғ',
  's ѕꜱƽꮪ𑣁𐑈',
  't тτᴛ',
  'u υսᴜʋꞟꭎꭒ𐓶𑣘ꮜ',
  'v νѵᴠט∨⋁𑜆ꮩ𑣀',
  'w ѡԝաᴡωɯ𑜊𑜎𑜏ꮃѽ𑓅',
  'x хχҳ×᙮⤫⤬⨯ᕁᕽ⨰',
  'y уγүʏყɣᶌỿꭚ𑣜ұ',
  'z ᴢʐꮓ𑣄',
  'ss ßβ',
  'ae æӕ',
  'AE ÆӔ',
  'oe œ',
  'OE Œ',
  "' ’‘ʼʹ′`´ꞌ՝‛‵՚׳ˈˊˋ˴ʻʽʾߴߵᑊᛌ",
  '- ‐‑‒–—−ㅡー一۔⁃˗➖Ⲻ⨩⸚∸⨪',
  '. ․。·•܁܂꘎𐩐٠۰ꓸ',
  "'' ᳓“”‟〃״ʺ˶ˮײ",
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

/** Digits of other scripts are read as what they mean; Unicode keeps the ten of each script together. */
function digitOf(sign: string): string {
  const place = sign.codePointAt(0) ?? 0;
  let zero = place;
  while (place - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(place - zero);
}
/** The text with each sign in the plainest form that looks like it. */
function plainest(text: string): string {
  // Latin first: taken apart, the letters of other scripts may be no letters any more.
  const plain = inLatin(inLatin(text).normalize('NFKD')).replace(/(?!\d)\p{Nd}/gu, digitOf);
  const marked = plain.replaceAll('\u0326', '\u0327').replaceAll('\u0306', '\u030C');
  return marked.replace(SECOND_DOT, '').replace(ODD_MARKS, '').replace(SAME_MARK_AGAIN, '$1').normalize('NFC');
}
/** Of these nobody knows in passing which they are: I, l, 1; m, rn; w, vv. */
const inPassing = (text: string): string => text.replace(/[I1]/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/V[Vv]/g, 'W');
const ONE = /1(?=\p{L})|(?<=\p{L})1/gu;
/** A one among letters is an l or an i; a small l that begins a word, where capitals stand, may be an I. */
const readings = (text: string): readonly string[] => [
  text.replace(ONE, 'l'),
  text.replace(ONE, 'i').replace(/(?<![\p{L}\p{M}])l(?=\p{L})/gu, 'i'),
];
const inSmall = (text: string): string => text.toLowerCase().replaceAll('vv', 'w');

/** What a name looks like: with capitals as they are, and in two ways without a difference of capitals. One in common makes twins. */
export function looksOf(name: string): readonly string[] {
  const plain = plainest(name);
  return [
    `as written: ${inPassing(plain)}`,
    ...readings(plain).map((read) => `then small: ${inSmall(read)}`),
    ...readings(name).map((read) => `first small: ${inSmall(plainest(read.toLowerCase()))}`),
  ];
}
