import { Dictionary } from '../dictionary/dictionary.js';
import { nearSpellingOf } from './near-spelling.js';

const suggested = (term: string) => nearSpellingOf(term, Dictionary.shared());

/** Misspellings that are often seen, and what they stand for. */
const MISSPELT = `recieve receive, definately definitely, seperate separate, occured occurred, thier their, adress address,
  accomodate accommodate, arguement argument, beleive believe, cemetary cemetery, concious conscious, existance existence,
  foriegn foreign, grammer grammar, happend happened, independant independent, neccessary necessary, noticable noticeable,
  occassion occasion, persue pursue, posession possession, prefered preferred, recomend recommend, religous religious,
  succesful successful, suprise surprise, truely truly, untill until, wierd weird, freind friend, acheive achieve,
  buisness business, enviroment environment, goverment government, absense absence, concensus consensus, ecstacy ecstasy`;

const RIGHT = `receive colour organise Recieve recieve! résumé smartphone blockchain tiktok crypto influencer emoji kevin obama
  bonjour hygge selfie podcast webinar fintech kombucha quinoa zuckerberg unfollowable harbours lead`;

describe('a near spelling', () => {
  it.each(MISSPELT.split(/,\s*/).map((pair) => pair.split(' ')))('of %s is %s', (term, meant) => {
    expect(suggested(term ?? '')).toBe(meant);
  });

  it.each([...RIGHT.split(/\s+/), 'recieve it', 'teh', 'a'.repeat(10_000)])(
    'is not suggested for %p',
    (term) => expect(suggested(term)).toBeUndefined(),
  );
});
