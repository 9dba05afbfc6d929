import type { Synset } from '../wordnet/synset.js';

/**
 * Definitions of our own for common words whose gloss in WordNet cannot do without the term or a word of its family. In each line: the
 * lemma, its part of speech, a part of the gloss (with `_` for spaces), and the definition.
 */
const lines = `
  accurate a conforming_exactly: without any mistakes
  actually r in_actual_fact: really, in truth
  alternatively r in_place_of: as another possibility
  angry a feeling_or_showing: very annoyed, and wanting to shout or hurt
  arrangement n thing_arranged: a plan that people have made together
  automate v make_automatic: have machines do what people did before
  bookstore n shop: a place where you can buy novels and other things to read
  cabbage n any_of_various_types: a vegetable with thick green or purple leaves in a round head
  childhood n time_of_person: the years when you are very young
  comment v make_or_write: say or write what you think of something
  cook n someone_who_cooks: a person who makes meals, often as a job
  corporation n business_firm: a large company that the law treats like a person
  disposable a designed_to_be: made to be thrown away after use
  divide v perform_a_division: find how many times one number goes into another
  employer n person_or_firm: a person or company that pays people to work
  equation n mathematical_statement: a line with = that says two amounts are the same
  evaluate v evaluate_or_estimate: judge how good or useful something is
  explanatory a serving_or_intended: that helps people understand
  fence v fight_with: fight with thin swords as a sport
  fisher n someone_whose_occupation: a person who catches sea animals for a living
  forgive v stop_blaming: stop being angry with someone for a wrong
  fortress n fortified: a strong building or town that is hard to attack
  hack v cut_with: cut roughly, with heavy blows
  hopefully r with_hope: in a way that expects something good
  invalidate v declare_invalid: say officially that something no longer counts
  legislate v make_laws: decide on rules in parliament
  loudspeaker n electro-acoustic: a device that turns electrical signals into sound
  manufacturer n business_engaged: a company that makes goods in large numbers
  mislead v lead_someone: make someone believe what is not true
  misinterpret v interpret_falsely: understand something wrongly
  planner n person_who_makes: someone who decides in advance how things will be done
  portray v portray_in_words: describe someone or something
  programmer n person_who_designs: someone who writes software
  protection n activity_of_protecting: keeping someone or something safe from harm
  pull v cause_to_move: move something towards yourself
  react v show_a_response: behave in a certain way because something has happened
  reactor n apparatus_that: a machine that produces nuclear energy
  refresh v refresh_one's: make someone remember something again
  remove v remove_something: take something away
  reservation n act_of_reserving: an agreement that a room, seat or table will be kept for you
  scientific a practice_of: based on experiments and facts
  sentence v pronounce_a_sentence: say officially in court how a criminal will be punished
  servant n person_working: someone who is paid to work in another person's house
  six a denoting_a_quantity: one more than five
  social a human_society: about people and how they live together
  socially r with_respect_to: as regards people and their life together
  solve v find_the_solution: find the answer to a problem
  staple v secure_or_fasten: fix papers together with a small piece of wire
  stress v to_stress: say with force that something is important
  sufferer n person_suffering: someone who has an illness
  supervisor n one_who: someone who checks and directs the work of others
  teacher n person_whose: someone who gives lessons
  tobacco n leaves_of_the: the dried leaves that are in cigarettes
  unconvincing a not_convincing: hard to believe
  whistle v make_whistling: make a high sound by blowing air through the lips
`;

interface OwnDefinition {
  pos: string;
  gloss: string;
  definition: string;
}

const byLemma: ReadonlyMap<string, OwnDefinition> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', definition = ''] = line.trim().split(': ');
      const [lemma = '', pos = '', gloss = ''] = head.split(' ');
      return [lemma, { pos, gloss: gloss.replaceAll('_', ' '), definition }];
    }),
);

/** Returns our own definition of a lemma in this sense, if it has one. */
export function ownDefinition(lemma: string, synset: Synset): string | undefined {
  const own = byLemma.get(lemma);
  if (own === undefined || own.pos !== synset.pos) return undefined;
  return synset.definition.includes(own.gloss) ? own.definition : undefined;
}
