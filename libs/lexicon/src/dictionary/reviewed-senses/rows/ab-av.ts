/** `../rows.ts` says what the rows are. */
export const fromAbAv = `
  aback r2
  abacus n2
  ability n1: the power or skill that you need to do something
  able a1: having the skill, time or money to do something
  abort v1|3|2
  abrasive a1|2
  abreast r1
  absence n1: the fact of not being where you usually are or should be
  absinthe n2
  absolutely r1: completely
  abuse v1: treat someone in a cruel way
  academic a1: about studying and teaching at a university
  accented a2
  acceptable a1: good enough
  access n1: the right or chance to use or enter something
  accident n1: something bad that happens by chance, such as a car crash
  accidental a1
  accidentally r1: by chance and not on purpose
  accommodation n5|4
  account n1 - chronicle
  accounting n3|4|2
  accumulator n1
  accurate a1: without any mistakes
  achieve v1: succeed in doing or getting something by hard work
  acoustic a1: about sound or hearing
  acquire v1: get something, often by buying it
  acrid a1
  act v2: do something
  action n1: something that you do
  active a3: always busy doing things
  activist n1
  activity n1: something that people do, often for fun
  actual a1: real and not only imagined
  actually r1: really, in truth
  acumen n2
  adapter n2
  add v1: put one thing together with another
  add v1 -
  adder n1
  addiction n2
  addition n1: something that is put in or on as an extra
  additional a1: extra
  addled a2
  address n2: the number, street and town where someone lives
  adhesion n3
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
  agree v1: have the same opinion as someone else
  agreement n1: a promise or decision that two or more people make together
  ail v1|2
  aim n1: what you hope to achieve
  air n1: the mixture of gases around us that we breathe
  airhead n1
  airline n2: a company that flies passengers from place to place
  airtight a2
  alarm n2: a loud noise or signal that warns of danger
  albacore n2
  album n1: a set of songs that are sold together
  alchemy n2
  algorithm n1: a set of steps that a computer follows to solve a problem
  alien n2
  alight a1
  alive a1: living and not dead
  allocation n2: the giving of a share of money or work to each person
  almanac n2
  almond n2
  aloft r2
  along r1: forward
  alphabetical a2: in the order of the letters from A to Z
  already r1: before now
  alter v1: change something
  alternatively r1: as another possibility
  altogether r1: completely
  ambidextrous a1
  ammonia n2
  amnesty n3
  amount n2: how much there is of something
  amphibian n3
  amputation n2
  amuse v2: make someone laugh or smile
  amused a1: thinking that something is funny
  anaemic a2
  analysis n1: a careful study of the parts of something
  analyst n1: a person whose job is to study facts or figures and explain them
  anchorage n4
  anchovy n2
  ancient a1: many hundreds of years old
  anemic a1
  anemone n2
  angler n2
  angry a1: very annoyed, and wanting to shout or hurt
  angular a2
  animal n1: a living creature that can move, such as a dog or a bird
  animation n5
  animator n2
  anime n2
  anise n2
  anklet n2
  annotate v1
  announcement n1: a public statement about what has happened or will happen
  announcer n2
  annoy v1: make someone a little angry
  annoy v1 + irritate
  annual a2: happening once a year
  anoint v2
  answer v1: say something when someone has asked a question
  antic n1
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
  application n2: a written request for a job or a place at a school
  apply v3: ask in writing for a job or a place at a school
  appreciate v1: be grateful for something
  apprehensive a2
  approval n2: the belief that something is good or acceptable
  approve v1: think that something is good or acceptable
  apricot n2
  aquamarine n2
  aquatic a2|1
  arabesque n2
  arcade n1
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
  arrive v1: get to a place
  art n1: paintings, drawings and other beautiful things that people make
  artichoke n2
  article n1: a piece of writing in a newspaper or magazine
  articulate a1
  artificial a1: made by people to copy something natural
  artist n1: a person who paints or draws
  artless a2
  ascent n3|2
  ask v1: say that you want someone to do or give you something
  asleep a1: resting with the eyes closed and the mind at rest
  asparagus n2
  aspect n1: one part of a situation or idea
  aspersion n1
  asphalt n1|2
  assassination n2
  assembly n4: a group of people who meet for a purpose, such as to make laws
  assistant n1: a person who helps someone more important with their work
  associate v1: connect things or people in your mind
  association n1: an official group of people with the same job or interest
  assort v2
  assorted a1: of various different kinds
  assuage v1
  assume v1: think that something is true without proof
  assumption n2: something that you think is true without proof
  assure v2: tell someone that something is certainly true, so that they do not worry
  assure v2 -
  aster n1
  astringent a2
  astringent n1
  astronomer n1: a scientist who studies the stars and planets
  asylum n1
  atmosphere n1: the feeling or mood of a place
  atmospheric a1: about the air around the earth
  attach v1: fasten or join one thing to another
  attack n1: an attempt to hurt people or damage a place by force
  attack n1 -
  attempt v1: try to do something difficult
  attend v1: go to a meeting, a school or an event
  attention n1: careful listening, watching or thinking
  attitude n1: the way that you think and feel about something
  attract v1: make people or animals come near or become interested
  attrition n2
  auction n2
  audience n1: the people who watch or listen to a show
  auditor n3
  auger n2
  august n1
  aura n3
  author n1: a person who writes books or articles
  authorise v2
  authority n1: the power to give orders
  authority n1 -
  autobiography n1: the story of your own life that you write yourself
  automate v1: have machines do what people did before
  automaton n2
  automobile n1: a vehicle with four wheels and an engine for a few people
  autopilot n2
  available a1: that you can get or use
  avatar n2
  avenue n2
  average a1: usual or ordinary
  aviation n4
`;
