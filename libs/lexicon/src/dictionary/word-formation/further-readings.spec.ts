import { Lexicon } from '../../lexicon.js';
import type { Question, WordToAsk } from '../../question.js';
import { completed } from '../../steps.js';
import { Dictionary } from '../dictionary.js';

const dictionary = Dictionary.shared();
const lexicon = Lexicon.open();

function asked(term: string, type: 'RECALL' | 'DEFINITION_CHOICE', notes: string[] = []): Question {
  const language = 'LANGUAGE_ENGLISH';
  const word: WordToAsk = { term, language, masteryLevel: 0, notes, contexts: [], otherNotes: [] };
  return lexicon.buildQuestion(word, `QUESTION_TYPE_${type}`, 'seed');
}

describe('a word that WordNet has in another form', () => {
  it.each([
    ['bogged', 'bog', 'past'],
    ['spamming', 'spam', 'ing'],
    ['finickier', 'finicky', 'comparative'],
    ['partied', 'party', 'past'],
    ['overeaten', 'overeat', 'past'],
    ['schoolchildren', 'schoolchild', 'plural'],
    ['timescale', 'time_scale', 'base'],
    ['noticeboards', 'notice_board', 'plural'],
    ['showoff', 'show-off', 'base'],
    ['imperilled', 'imperil', 'past'],
    ['agonisingly', 'agonizingly', 'base'],
  ])('is found: %s', (term, lemma, inflection) => {
    const entry = dictionary.find(term);
    expect(entry?.readings[0]).toMatchObject({ lemma, inflection });
    expect(entry?.certain).toBe(true);
  });

  it.each([
    ['castoffs', 'a noun, and no form of “cast off”'],
    ['underarms', 'no matter of being under arms'],
    ['relaid', 'laid again, and not relayed'],
    ['catdog', 'no word'],
  ])('is not taken for what it isn’t: %s is %s', (term) => {
    expect(dictionary.find(term)).toBeUndefined();
  });
});

describe('a word that is regularly made of another one', () => {
  it.each([
    ['overlong', 'too long'],
    ['delimiters', 'someone or something that delimits'],
    ['interfaced', 'a verb made from the noun “interface”'],
    ['reformat', 'format again or anew'],
    ['nontrivial', 'not trivial'],
    ['undoubted', 'not doubted'],
    ['testable', 'that one can test'],
    ['programmable', 'that one can program'],
    ['mistype', 'type wrongly'],
    ['interactively', 'in an interactive manner'],
    ['bushiness', 'the quality of being bushy'],
    ['ubiquitously', 'in a ubiquitous manner'],
  ])('says what of: %s', (term, gloss) => {
    expect(asked(term, 'RECALL')).toMatchObject({ correctAnswer: gloss, source: 'WORDNET' });
  });

  it('is asked by its meaning only if that is sure', () => {
    const sure = asked('gorgeousness', 'DEFINITION_CHOICE');
    expect(sure.questionType).toBe('QUESTION_TYPE_DEFINITION_CHOICE');
    expect(sure.correctAnswer).toBe('the quality of being dazzlingly beautiful');
    for (const term of ['overlong', 'delimiters', 'interfaced', 'reformat', 'interactively']) {
      expect(asked(term, 'DEFINITION_CHOICE').questionType).toBe('QUESTION_TYPE_RECALL');
    }
  });

  it.each([
    ['gripers', 'of `grip` or of `gripe`'],
    ['maced', 'of a mace or of a mac'],
    ['birther', 'whoever believes something about a birth'],
    ['flatted', 'of an adjective, and not of the noun'],
    ['outlaying', 'of the verb that the noun comes from'],
    ['predeterminer', 'what stands before a determiner'],
    ['overdubs', 'something else than dubbing too much'],
    ['uncapping', 'the opposite of capping'],
    ['unhouseful', 'no word'],
  ])('is not found if the rule is not sure: %s may be %s', (term) => {
    expect(dictionary.find(term)).toBeUndefined();
  });

  it('gives way to the learner’s own note', () => {
    const card = asked('reformat', 'RECALL', ['give a document another layout']);
    expect(card).toMatchObject({ correctAnswer: 'give a document another layout', source: 'NOTE' });
    expect(card.explanation).toBe('');
  });

  it('is the same in another process', () => {
    const id = (each: Dictionary) => each.find('overlong')?.readings[0]?.senses[0]?.synset;
    const other = completed(Dictionary.make());
    other.find('interfaced');
    expect(id(other)).toBe(id(dictionary));
    expect(id(other)).toMatch(/^a9\d{7}$/);
  });
});
