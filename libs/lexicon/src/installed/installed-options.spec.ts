import { askAll, entriesOf } from './installed.fixture.js';

const [german, spanish, french, japanese] = [
  'LANGUAGE_GERMAN',
  'LANGUAGE_SPANISH',
  'LANGUAGE_FRENCH',
  'LANGUAGE_JAPANESE',
] as const;

const optionsOf = (cards: ReturnType<typeof askAll>) =>
  [...new Set(cards.flatMap(({ options }) => options))].sort();

describe('wrong options of a translating dictionary', () => {
  it('are what the dictionary says they are, and neither numbers nor names', () => {
    const entries = [
      ...entriesOf('triste sad,sucio dirty,alto tall,limpio clean', 'adjective'),
      ...entriesOf('doce twelve,sexto sixth,polaco Polish,verbena fair', 'adjective'),
      ...entriesOf('nogal walnut,culpa guilt', 'adjective'),
      ...entriesOf('cerrada locked,altos high', 'adjective'),
    ];
    const options = optionsOf(askAll(entries, 'TERM_CHOICE', 'triste', spanish));
    expect(options).toEqual(['alto', 'limpio', 'sucio', 'triste']);
  });

  it('have no meaning in common with the word', () => {
    const entries = entriesOf('begin start,kochen cook,lachen laugh,werfen throw', 'verb');
    const more = entriesOf('anfangen begin,beginnen commence', 'verb');
    const options = optionsOf(askAll([...entries, ...more], 'TERM_CHOICE', 'anfangen', german));
    expect(options).toEqual(['anfangen', 'kochen', 'lachen', 'werfen']);
  });

  it('are no plurals, infinitives, participles or inflected forms beside a base form', () => {
    const nouns = [
      ...entriesOf('Haus house,Messer knife,Fenster window,Dorf village', 'noun', { gender: 'n' }),
      ...entriesOf('Brote bread', 'noun', { gender: 'p' }),
      ...entriesOf('Abholen pickup', 'noun', { gender: 'n' }),
      ...entriesOf('Schwitzen sweating', 'noun', { gender: 'n' }),
      ...entriesOf('abholen fetch', 'verb'),
    ];
    for (const type of ['TERM_CHOICE', 'DEFINITION_CHOICE'])
      expect(optionsOf(askAll(nouns, type, 'Haus', german)).join()).not.toMatch(
        type === 'TERM_CHOICE' ? /Brote|Abholen|Schwitzen/ : /bread|sweating/,
      );
    const adjectives = [
      ...entriesOf('heiser hoarse,schmal narrow,klug smart,faul lazy', 'adjective'),
      ...entriesOf('geblasen blown,gefroren frozen,kleinste least,frühere former', 'adjective'),
    ];
    const options = optionsOf(askAll(adjectives, 'TERM_CHOICE', 'heiser', german));
    expect(options).toEqual(['faul', 'heiser', 'klug', 'schmal']);
    const just = [...adjectives, ...entriesOf('gerecht just', 'adjective')];
    expect(optionsOf(askAll(just, 'TERM_CHOICE', 'gerecht', german))).not.toContain('gefroren');
  });

  it('begin with a vowel after an elided article or preposition, and only there', () => {
    const entries = entriesOf(
      'éteindre extinguish,ouvrir open,apprendre learn,écrire write,manger eat,dormir sleep,boire drink,parler speak',
      'verb',
    );
    const ask = (term: string, sentence: string) =>
      optionsOf(askAll(entries, 'CLOZE_CHOICE', term, french, sentence));
    const elided = ask('éteindre', "N'oublie pas d'éteindre la lumière.");
    expect(elided).toEqual(['apprendre', 'ouvrir', 'écrire', 'éteindre'].sort());
    const open = ask('manger', 'Il a envie de manger une pomme.');
    expect(open.filter((each) => /^[aoé]/.test(each))).toEqual([]);
  });

  it('have the gender that a Spanish article shows', () => {
    const entries = entriesOf(
      'puente bridge,frase sentence,muerte death,libro book,techo roof,queso cheese,mesa table',
      'noun',
    );
    const sentence = 'Cruzamos el puente a pie.';
    const options = optionsOf(askAll(entries, 'CLOZE_CHOICE', 'puente', spanish, sentence));
    expect(options).toEqual(['libro', 'puente', 'queso', 'techo']);
  });

  it('are not written like English words, which anybody can read', () => {
    const entries = entriesOf(
      'poubelle dustbin,locomotive engine,polémique controversy,cuillère spoon,fenêtre window,chaussure shoe',
      'noun',
    );
    const options = optionsOf(askAll(entries, 'TERM_CHOICE', 'poubelle', french));
    expect(options).toEqual(['chaussure', 'cuillère', 'fenêtre', 'poubelle']);
  });

  it('are found for a word with an abbreviation behind its translation', () => {
    const nouns = 'Bahnhof station,Tisch table,Schuh shoe,Zaun fence';
    const [station, ...others] = entriesOf(nouns, 'noun');
    const entries = [{ ...station!, definitions: ['station, station Sta., Stn'] }, ...others];
    const options = optionsOf(askAll(entries, 'TERM_CHOICE', 'Bahnhof', german));
    expect(options).toEqual(['Bahnhof', 'Schuh', 'Tisch', 'Zaun']);
  });

  it('are nouns of which する makes a verb if the answer is one', () => {
    const entries = [
      ...entriesOf('遅刻 lateness,案内 guidance,成功 success,練習 practice', 'noun', {
        gender: 's',
      }),
      ...entriesOf('日数 day,強風 wind,冷蔵庫 refrigerator', 'noun'),
    ];
    const sentence = 'また遅刻してしまった。';
    const options = optionsOf(askAll(entries, 'CLOZE_CHOICE', '遅刻', japanese, sentence));
    expect(options).toEqual(['遅刻', '案内', '成功', '練習'].sort());
  });

  it('are no phrases of Japanese, and have one character beside one', () => {
    const nouns = entriesOf('胸 chest,夜 night,骨 bone,雇用 employment', 'noun');
    expect(optionsOf(askAll(nouns, 'TERM_CHOICE', '胸', japanese))).not.toContain('雇用');
    const verbs = entriesOf('泳ぐ swim,送る send,歌う sing,時を告げる tell', 'verb');
    const options = optionsOf(askAll(verbs, 'TERM_CHOICE', '泳ぐ', japanese));
    expect(options).not.toContain('時を告げる');
  });
});

describe('a word of a translating dictionary', () => {
  it('is typed with letters of the word and not of its article or pronoun, and by its reading', () => {
    const hintOf = (entries: ReturnType<typeof entriesOf>, term: string, language = german) =>
      askAll(entries, 'TYPING', term, language as typeof german)[0]?.hint;
    expect(hintOf(entriesOf('Koffer suitcase', 'noun'), 'der Koffer')).toBe(
      'noun, Ko… (6 letters)',
    );
    expect(hintOf(entriesOf('weigern refuse', 'verb'), 'sich weigern')).toBe(
      'verb, we… (7 letters)',
    );
    const read = entriesOf('準備 preparation', 'noun', { readings: ['じゅんび'] });
    expect(hintOf(read, '準備', japanese as unknown as typeof german)).toBe(
      'noun, じ… (4 letters)',
    );
  });

  it('is found without its accents', () => {
    const [card] = askAll(entriesOf('todavia still', 'adverb'), 'TYPING', 'todavía', spanish);
    expect(card).toMatchObject({ question: 'still', correctAnswer: 'todavía' });
  });

  it('is asked as a noun if it has an article', () => {
    const entries = entriesOf('vecino adjacent', '', { definitions: ['adjacent', 'neighbour'] });
    expect(askAll(entries, 'TYPING', 'el vecino', spanish)[0]?.question).toBe('neighbour');
    expect(askAll(entries, 'TYPING', 'vecino', spanish)[0]?.question).toMatch(/^adjacent/);
  });

  it('has no options if the dictionary names a part of speech that its translation never is', () => {
    const entries = entriesOf('fier proud,manger eat,dormir sleep,boire drink,courir run', 'verb');
    for (const term of ['fier', 'le boire']) {
      const [card] = askAll(entries, 'DEFINITION_CHOICE', term, french);
      expect(card?.questionType).toBe('QUESTION_TYPE_TYPING');
    }
  });

  it('is asked as what it usually is, although its translation looks like a participle', () => {
    const entries = [
      ...entriesOf('müde tired', 'adjective', { commonness: 24 }),
      ...entriesOf('müde weary', 'adjective', { commonness: 17 }),
      ...entriesOf('gerahmt framed', 'adjective', { commonness: 24 }),
      ...entriesOf('gerahmt tidy', 'adjective', { commonness: 17 }),
    ];
    expect(askAll(entries, 'TYPING', 'müde', german)[0]?.question).toMatch(/^tired/);
    expect(askAll(entries, 'TYPING', 'gerahmt', german)[0]?.question).toMatch(/^tidy/);
  });

  it('is explained by an example that everybody may read', () => {
    const examples = [
      { sentence: 'sich kaputt lachen', translation: "laugh one's ass off" },
      { sentence: 'laut lachen', translation: 'laugh out loud' },
    ];
    const [card] = askAll(
      entriesOf('lachen laugh', 'verb', { examples }),
      'TYPING',
      'lachen',
      german,
    );
    expect(card?.explanation).toContain('laut lachen');
    expect(card?.explanation).not.toContain('kaputt');
  });

  it('is typed in the form of its sentence, which has the article already', () => {
    const sentence = 'Wir standen zwei Stunden im Stau.';
    const [card] = askAll(entriesOf('Stau jam', 'noun'), 'TYPING', 'der Stau', german, sentence);
    expect(card?.correctAnswer).toBe('Stau');
    expect(card?.acceptedAnswers).toContain('der Stau');
  });

  it('is asked in a sense whose part of speech the dictionary tells, and does not mistake', () => {
    const quit = [
      ...entriesOf('kündigen give notice', '', { commonness: 21 }),
      ...entriesOf('kündigen quit', 'verb', { commonness: 19 }),
    ];
    expect(askAll(quit, 'TYPING', 'kündigen', german)[0]?.question).toBe('quit');
    const presumably = [
      ...entriesOf('vermutlich suppose', 'adverb', { commonness: 20 }),
      ...entriesOf('vermutlich presumably', 'adverb', { commonness: 17 }),
    ];
    expect(askAll(presumably, 'TYPING', 'vermutlich', german)[0]?.question).toBe('presumably');
  });

  it('is asked as a verb if the adjective is its participle', () => {
    const entries = [
      ...entriesOf('vergessen forgotten', 'adjective', { commonness: 30 }),
      ...entriesOf('vergessen unsung', 'adjective', { commonness: 30 }),
      ...entriesOf('vergessen forget', 'verb', { commonness: 12 }),
    ];
    expect(askAll(entries, 'TYPING', 'vergessen', german)[0]?.question).toBe('forget');
  });

  it('is asked in its usual senses, and not in one that the dictionary uses far less', () => {
    const entries = [
      ...entriesOf('Zug train', 'noun', { commonness: 30 }),
      ...entriesOf('Zug lineament', 'noun', { commonness: 12 }),
    ];
    expect(askAll(entries, 'TYPING', 'Zug', german)[0]?.question).toBe('train');
  });
});
