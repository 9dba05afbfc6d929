/** `../rows.ts` says what the rows are. */
export const fromAsBe = `
  ascent n3|2
  ask v1: say that you want someone to do or give you something
  asleep a1: resting with the eyes closed and the mind at rest
  asparagus n2
  aspect n1: one part of a situation or idea
  aspersion n1
  asphalt n1|2
  assassination n2
  assemble v1: put the parts of something together
  assembly n4: a group of people who meet for a purpose, such as to make laws
  assignment n1: a piece of work that you are given to do
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
  asterisk n1: the star-shaped mark *
  astringent a2
  astringent n1
  astronomer n1: a scientist who studies the stars and planets
  asylum n1
  atmosphere n1: the feeling or mood of a place
  atmospheric a1: about the air around the earth
  atom n1: the smallest part of a chemical element
  attach v1: fasten or join one thing to another
  attack n1: an attempt to hurt people or damage a place by force
  attack n1 -
  attempt v1: try to do something difficult
  attend v1: go to a meeting, a school or an event
  attention n1: careful listening, watching or thinking
  attitude n1: the way that you think and feel about something
  attorney n1: an American word for someone who speaks for you in court
  attract v1: make people or animals come near or become interested
  attrition n2
  auction n2
  audience n1: the people who watch or listen to a show
  auditor n3
  auger n2
  august n1
  aura n3
  authentic a2: real and not a copy
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
  award n2: a prize for something that someone has done well
  awareness n1: knowledge or understanding of a situation
  awful a1: very bad
  axe v1
  baby n1: a very young child
  baccalaureate n2
  back n1: the part of the body between the neck and the bottom
  backbone n3
  backfire v1|2
  background n1: a person's family, education and experience
  backlash n2
  backside n2
  backwards r2: in the opposite order or direction from what is usual
  backwater n2
  bad a1: not good
  baffle v1: be impossible for someone to understand
  baffle v1 + puzzle
  baffled a1
  bag n1: a soft container in which you carry things
  bailiwick n2
  bake v1: cook bread or cakes in an oven
  baker n2
  balanced a1
  bald a2
  ball n1: a round object that you throw, kick or hit in games
  ballet n1: a kind of dance that tells a story to music
  ballistics n2
  balm n2
  balmy a2
  bamboo n2
  ban v1: say officially that something is not allowed
  ban v1 -
  banal a1: ordinary and not interesting
  banana n1|2
  band n2: a group of musicians who play popular music together
  bandwagon n1
  bandy v3
  bank n2: a business that keeps and lends money
  bankruptcy n2|3
  bar n1: a place where people buy and drink alcohol
  barb n3|2
  bargain n2: something that you buy for less than its usual price
  bargain n2 -
  bargainer n2
  bark n2: the noise that a dog makes
  bark v4
  barrel n2: a large round container for beer or oil
  barrel n2 -
  barren a1
  base v1: use something as the main idea from which you develop another
  bash v1
  basic a1: simple, and the most important or necessary
  basil n3
  basis n1: the idea or facts from which something develops
  bat n1: a small animal like a mouse with wings that flies at night
  batch n3
  bathroom n1: the room in which you wash
  battery n2: an object that gives electricity to a phone or torch
  battle n1: a fight between armies
  bauble n2
  bay n1: a part of the coast where the land curves in
  bazaar n2
  be v1: exist in a particular way, as in 'I am tall'
  beach n1: an area of sand or stones beside the sea
  bead n1
  beading n1
  beak n2|1|3
  bean n1: a seed that is eaten as a vegetable
  bear v3: accept something unpleasant without complaining
  bearskin n1
  beast n1: a large or dangerous animal
  beater n2
  beaver n7
  bedevil v2
  beef n2: the meat of a cow
  beehive n2
  beer n1: an alcoholic drink that is made from grain
  beet n2
  beforehand r1
  beg v1: ask someone for something in a very anxious way
  begin v1: do the first part of something
  behalf n1: the side or interest of someone for whom another person speaks
  behave v1: do things in a good, bad or other way
  behaviour n4
  behemoth n1
  belay v1
  belief n1: something that you think is true
  belief n1 -
  bell n1: a hollow metal object that rings when it is hit
  belong v1: be someone's property
  beloved a1: very much liked by someone
  belt n2: a band of leather that you wear around your waist
  bemused a2
  bend v1: make something straight into a curve
  bend v4 -
  bender n2
  benefit n2: something that helps you or improves your life
  benign a2
  bet v1: risk money on the result of a game or race
  better a1: of a higher quality than another
`;
