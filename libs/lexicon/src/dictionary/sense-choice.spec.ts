import { target, targetsOf } from './target.fixture.js';

describe('the chosen sense', () => {
  it('follows the learner’s note', () => {
    expect(target('bank', 'where you keep your money').synset.words).toContain(
      'depository_financial_institution',
    );
    expect(target('bank', 'the land beside a river').synset.definition).toContain('sloping land');
  });

  it('follows the sentence that the word was met in', () => {
    expect(target('crane', undefined, 'A crane lifted the heavy load.').synset.lexFile).toBe(6);
    expect(target('crane', undefined, 'The crane is a bird with long legs.').synset.lexFile).toBe(
      5,
    );
  });

  it.each([
    ['tear', 'A single tear rolled down her cheek.', 'n'],
    ['tear', 'The tears ran down.', 'n'],
    ['tear', 'They tear the letter up.', 'v'],
    ['well', 'The well was dry.', 'n'],
    ['leaves', 'The leaves fell.', 'n'],
    ['leaves', 'He leaves at five.', 'v'],
    ['saw', 'He cut it with a saw.', 'n'],
    ['saw', 'We saw it.', 'v'],
    ['mean', 'He was a mean man.', 'a'],
    ['light', 'Please light the candle.', 'v'],
    ['object', 'They don’t object.', 'v'],
    ['present', 'I want to present it.', 'v'],
    ['present', 'She gave me a present.', 'n'],
    ['close', 'You came too close.', 'a'],
    ['watch', 'A man watched us.', 'v'],
    ['fall', 'In fall the leaves turn red.', 'n'],
    ['will', 'He left it to her in his will.', 'n'],
    ['will', 'He will come.', 'f'],
    ['can', 'Open a can of beans.', 'n'],
    ['can', 'We can swim.', 'f'],
    ['nail', 'She painted her nails red.', 'n'],
    ['issue', 'The latest issue of the magazine is out.', 'n'],
    ['stable', 'After the operation his condition is serious but stable.', 'a'],
    ['thinner', 'The paint was too thick, so he added some thinner.', 'n'],
    ['present', 'All members were present.', 'a'],
    ['kind', 'She is a kind woman.', 'a'],
    ['kind', 'What kind of music do you like?', 'n'],
    ['current', 'What is your current address?', 'a'],
    ['light', 'The light went out.', 'n'],
    ['light', 'We sat down when the light failed.', 'n'],
    ['close', 'Close the door, please.', 'v'],
    ['light', 'Light a candle.', 'v'],
    ['leave', 'She is on leave.', 'n'],
    ['leave', 'We took three days’ leave.', 'n'],
    ['dart', 'We saw a lizard dart across the path.', 'v'],
    ['saw', 'He cut it with a saw.', 'n'],
    ['grave', 'The doctor looked grave.', 'a'],
    ['stern', 'She gave us a stern look.', 'a'],
    ['mean', 'He is too mean to pay.', 'a'],
    ['patient', 'Be patient, please.', 'a'],
    ['mass', 'She goes to mass every Sunday.', 'n'],
  ])('is of the part of speech that %j has in %j', (term, sentence, pos) => {
    expect(target(term, undefined, sentence).synset.pos).toBe(pos);
  });

  it.each([
    ['bat', 'flying animal at night', 'mammal'],
    ['bear', 'wild animal', 'mammals'],
    ['seal', 'sea animal', 'marine mammals'],
    ['chip', 'food', 'potato'],
    ['date', 'a sweet fruit', 'edible fruit'],
    ['set', 'noun: things that belong together', 'group of things'],
    ['duck', 'a bird', 'bird'],
    ['duck', 'to go under something', 'quickly'],
  ])('is of %j with the note %j the one that it speaks of', (term, note, gloss) => {
    expect(target(term, note).synset.definition).toContain(gloss);
  });

  it('does not replace the part of speech that was met with another one', () => {
    const met = targetsOf('tear', undefined, 'A single tear rolled down her cheek.');
    expect(new Set(met.map(({ synset }) => synset.pos))).toEqual(new Set(['n']));
  });

  it('is of nothing that is spelled with other capitals', () => {
    for (const { synset } of targetsOf('Polish')) expect(synset.words).toContain('Polish');
  });

  it('is not a verb if an accent ends the word', () => {
    expect(target('résumé').synset.pos).toBe('n');
    expect(target('resume').synset.pos).toBe('v');
  });

  it('follows capitals', () => {
    expect(target('Polish').synset.definition).toContain('Poland');
    expect(target('polish').synset.definition).not.toContain('Poland');
    expect(target('NASA').synset.definition).toContain('spaceflight');
  });

  it('follows the capitals of the sentence, except at its beginning', () => {
    expect(target('Polish', undefined, 'We polish the floor.').synset.pos).toBe('v');
    expect(target('polish', undefined, 'She speaks Polish.').synset.words).toContain('Polish');
    expect(target('china', undefined, 'China cups break.').synset.words).toContain('china');
  });

  it('does not mind a capital that only begins a sentence', () => {
    expect(target('Garden').lemma).toBe('garden');
  });

  it('reads a form as its base if the base is far commoner', () => {
    expect(target('saw')).toMatchObject({ lemma: 'see', inflection: 'past' });
    expect(target('twins')).toMatchObject({ lemma: 'twin', inflection: 'plural' });
    expect(target('building')).toMatchObject({ lemma: 'building', inflection: 'base' });
  });
});

describe('a word without any text', () => {
  it.each([
    ['deport', /^force a foreigner/],
    ['shroud', /^a cloth wrapped around a dead body/],
    ['donkey', /^a grey animal/],
    ['wow', /^impress/],
  ])('is asked in the sense in which learners meet it: %s', (term, definition) => {
    expect(target(term).definition).toMatch(definition);
  });

  it.each([
    ['coolie', 'offensive'],
    ['fuck', 'vulgar'],
    ['bide', 'dated'],
    ['airhead', 'slang'],
    ['garden', undefined],
  ])('carries its mark: %s is %s', (term, mark) => {
    const marks = targetsOf(term).map((each) => each.mark);
    if (mark === undefined) expect(marks).toEqual(marks.map(() => undefined));
    else expect(marks).toContain(mark);
  });
});

describe('a sentence that leaves the sense open', () => {
  it('is left open, unless a note decides', () => {
    const sentence = 'We could see the bank from there.';
    expect(target('bank', undefined, sentence).isUndecided).toBe(true);
    expect(target('bank', 'sloping land beside a river', sentence).isUndecided).toBe(false);
  });

  it.each([
    ['of several senses that are met', 'ward', 'They talked about the ward.'],
    ['of several senses that are seldom met', 'mint', 'He liked the mint.'],
    ['of two parts of speech', 'crude', 'Crude fell below 60 dollars on Monday.'],
  ])('is open if nothing speaks for one %s', (_, term, sentence) => {
    expect(target(term, undefined, sentence).isUndecided).toBe(true);
  });

  it.each([
    ['garden', 'We sat in the garden.', 'n'],
    ['compound', 'Water is a chemical compound of two elements.', 'n'],
  ])('does not leave open %j in %j', (term, sentence, pos) => {
    const chosen = target(term, undefined, sentence);
    expect(chosen).toMatchObject({ isUndecided: false, synset: { pos } });
  });
});
