const GRAMMAR =
  'n|v|vt|vi|adj|adv|pron|prep|conj|int|num|art|pl|sg|masc|fem|neut|trans|intr|refl|pers|rel|inter|dem|poss|indef|sg only|pl only';

/** `<n>` and `<fem, n, sg>`. Other words between such brackets stay: they may be anything. */
export const grammarMarks = new RegExp(`\\s?<(?:${GRAMMAR})(?:, (?:${GRAMMAR}))*>`, 'g');

/** `/neːfrˈɪt/`, also in brackets as in `Wohnung (Whg. /x/)`, but not the slash in `and/or`. */
export const pronunciations = /(?<=^|\s)\/[^/\n]*\/(?=$|[\s,)])/g;

/** A note of JMdict about a sense. FreeDict joins it with the sense, without a space. */
export const jmdictNote =
  /^(word usually written using kana alone|onomatopoeic or mimetic word|honorific or respectful \(sonkeigo\) language|humble \(kenjougo\) language|polite \(teineigo\) language|abbreviation|archaism|colloquialism|slang|manga slang|derogatory|obscure term|obsolete term|vulgar expression or word|idiomatic expression|familiar language|jocular, humorous term|female term or language|male term or language|sensitive|children's language|poetical term|yojijukugo|proverb|rude or X-rated term[^a-z]*)(?=\S|$)/;
