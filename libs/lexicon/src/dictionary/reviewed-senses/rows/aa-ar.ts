/** `../rows.ts` says what the rows are. */
export const fromAaAr = `
  aardvark n1: an African animal with a long nose that eats ants
  aback r2
  abacus n2
  ability n1: the power or skill that you need to do something
  able a1: having the skill, time or money to do something
  abort v1|3|2
  abrasive a1|2
  abreast r1
  absence n1: the fact of not being where you usually are or should be
  absent a1: not in the place where you should be
  absinthe n2
  absolutely r1: completely
  absorb v1: take in a liquid or gas, as a sponge does
  abstraction n1 -
  absurd a2: so unreasonable that it makes you laugh
  absurd a2 -
  abuse v1: treat someone in a cruel way
  academic a1: about studying and teaching at a university
  accent n1: the way in which people from one area pronounce words
  accented a2
  acceptable a1: good enough
  access n1: the right or chance to use or enter something
  accident n1: something bad that happens by chance, such as a car crash
  accidental a1
  accidentally r1: by chance and not on purpose
  accommodation n5|4
  account n1 - chronicle
  accountant n1: a person whose job is to check the money records of companies
  accounting n3|4|2
  accumulator n1
  accurate a1: without any mistakes
  achieve v1: succeed in doing or getting something by hard work
  achievement n1: something good that you have done by hard work
  acid n1: a chemical with a sour taste that can burn holes in things
  acorn n1: the nut of the oak tree
  acoustic a1: about sound or hearing
  acquaintance n3: a person you know a little
  acquire v1: get something, often by buying it
  acrid a1
  act v2: do something
  action n1: something that you do
  active a3: always busy doing things
  actively r1: in a way that involves doing things
  activist n1
  activity n1: something that people do, often for fun
  actor n1: a person who performs in plays and films
  actual a1: real and not only imagined
  actually r1: really, in truth
  acumen n2
  adapter n2
  add v1: put one thing together with another
  add v1 -
  adder n1
  addicted a1: unable to stop taking or doing something harmful
  addiction n2
  addition n1: something that is put in or on as an extra
  additional a1: extra
  addled a2
  address n2: the number, street and town where someone lives
  adequately r1: well enough
  adhesion n3
  adjective n1: a word that describes a noun, such as big or red
  adjust v1: change something a little so that it works better
  administration n1: the work of organizing and managing a company
  administrative a1: about the work of managing an office or organization
  admiral n1
  admire v1: have a very high opinion of someone
  admit v1: agree, often not gladly, that something is true
  adobe n1
  adulterate v1
  advance v1: move forward
  advancement n2
  advantage n1: something that helps you to do better than others
  advantageous a1: helpful, and likely to make you more successful
  advertise v1: tell people about a product so that they buy it
  advertisement n1: a picture, text or short film that tries to sell something
  advertisement n1 -
  advice n1: what someone tells you that you should do
  advise v1: tell someone what you think they should do
  advise v1 -
  advisory a1
  aeon n3|2
  aerial a1
  aesthetic a1: about beauty and art
  affair n1: an event or situation that people talk about
  affect v1: change someone or something
  affinity n7
  affluent a1
  afford v1: have enough money to buy something
  aficionado n2
  afraid a1: feeling that something bad may happen
  afternoon n1: the part of the day from noon until about six o'clock
  again r1: one more time
  agency n1: an office that arranges things for people
  agent n2
  agree v1: have the same opinion as someone else
  agreement n1: a promise or decision that two or more people make together
  aid v1 -
  ail v1|2
  aim n1: what you hope to achieve
  air n1: the mixture of gases around us that we breathe
  aircraft n1: a machine that flies, such as a plane
  airhead n1
  airline n2: a company that flies passengers from place to place
  airport n1: a place where planes land and take off
  airtight a2
  alarm n2: a loud noise or signal that warns of danger
  albacore n2
  album n1: a set of songs that are sold together
  alchemy n2
  alcohol n2
  alcoholic n1: a person who cannot stop drinking beer, wine or spirits
  algorithm n1: a set of steps that a computer follows to solve a problem
  alien n2
  alight a1
  alive a1: living and not dead
  alliance n4
  allocation n2: the giving of a share of money or work to each person
  allowable a1: that the rules permit
  almanac n2
  almond n2
  aloft r2
  along r1: forward
  alphabet n1: the letters of a language in a fixed order
  alphabetical a2: in the order of the letters from A to Z
  already r1: before now
  alter v1: change something
  alternatively r1: as another possibility
  altogether r1: completely
  ambassador n1: an official who represents a country in another country
  ambidextrous a1
  ambiguity n2
  ammonia n2
  amnesty n3
  amount n2: how much there is of something
  amphibian n3
  amplifier n1: a machine that makes sounds louder
  amputation n2
  amuse v2: make someone laugh or smile
  amused a1: thinking that something is funny
  anaemic a2
  analysis n1: a careful study of the parts of something
  analyst n1: a person whose job is to study facts or figures and explain them
  anatomy n1: the study of the parts of the body
  anchorage n4
  anchovy n2
  ancient a1: many hundreds of years old
  anemic a1
  anemone n2
  angel n1: a spirit with wings who lives in heaven
  anger n1: the strong feeling that makes you want to shout at or hurt someone
  angler n2
  angry a1: very annoyed, and wanting to shout or hurt
  anguish n1: great pain or suffering of the mind
  angular a2
  animal n1: a living creature that can move, such as a dog or a bird
  animation n5
  animator n2
  anime n2
  anise n2
  anklet n2
  anniversary n1: a day on which you remember an event of the same date in an earlier year
  annotate v1
  announcement n1: a public statement about what has happened or will happen
  announcer n2
  annoy v1: make someone a little angry
  annoy v1 + irritate
  annual a2: happening once a year
  anoint v2
  answer v1: say something when someone has asked a question
  antic n1
  anticipation n1 -
  antique n2
  apart r1: away from each other
  ape n1
  aperture n2|3
  apostrophe n2: the mark ' in a word such as don't
  apparent a1: easy to see or understand
  appeal n1: an urgent public request for help or money
  appearance n1: the way that someone or something looks
  apple n1|2: a round fruit with red or green skin that is hard and white inside
  appliance n2
  applicable a1: that concerns a particular person or situation
  application n2: a written request for a job or a place at a school
  apply v3: ask in writing for a job or a place at a school
  appraisal n1 -
  appreciate v1: be grateful for something
  apprehensive a2
  approval n2: the belief that something is good or acceptable
  approve v1: think that something is good or acceptable
  apricot n2
  aquamarine n2
  aquatic a2|1
  arabesque n2
  arc n3
  arcade n1
  archaic a1: very old and no longer used
  archive n1
  area n1: a part of a town or country
  arena n3|4
  arguably r1: as many people would say, with good reasons
  argue v2: speak angrily because you disagree
  argument n2: an angry talk between people who disagree
  arithmetic n1: adding, subtracting, multiplying and dividing numbers
  arm n1: the part of the body between the shoulder and the hand
  armed a1: carrying a gun or another weapon
  armory n4
  armoury n4
  army n1: a large group of soldiers who fight on land
  arrange v2: plan something and get it ready
  arrangement n1: a plan that people have made together
  arrest v1: take a person to the police station because of a crime
  arrival n2: the act of coming to a place
  arrive v1: get to a place
  arrow n2: a thin stick with a point that is shot from a bow
  art n1: paintings, drawings and other beautiful things that people make
  artichoke n2
  article n1: a piece of writing in a newspaper or magazine
  articulate a1
  artificial a1: made by people to copy something natural
  artist n1: a person who paints or draws
  artless a2
`;
