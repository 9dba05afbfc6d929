/** `../rows.ts` says what the rows are. */
export const fromAwBr = `
  award n2: a prize for something that someone has done well
  awareness n1: knowledge or understanding of a situation
  awful a1: very bad
  axe v1
  baccalaureate n2
  back n1: the part of the body between the neck and the bottom
  backfire v1|2
  background n1: a person's family, education and experience
  backlash n2
  backside n2
  backwards r2: in the opposite order or direction from what is usual
  backwater n2
  bad a1: not good
  baffled a1
  bailiwick n2
  baker n2
  bald a2
  ballistics n2
  balm n2
  balmy a2
  bamboo n2
  ban v1: say officially that something is not allowed
  ban v1 -
  banana n1|2
  band n2: a group of musicians who play popular music together
  bandwagon n1
  bandy v3
  bank n2: a business that keeps and lends money
  bankruptcy n2|3
  bar n1: a place where people buy and drink alcohol
  barb n3|2
  bargainer n2
  barren a1
  base v1: use something as the main idea from which you develop another
  bash v1
  basic a1: simple, and the most important or necessary
  basil n3
  basis n1: the idea or facts from which something develops
  batch n3
  battery n2: an object that gives electricity to a phone or torch
  bauble n2
  bazaar n2
  be v1: exist in a particular way, as in 'I am tall'
  bead n1
  beading n1
  beak n2|1|3
  bear v3: accept something unpleasant without complaining
  bearskin n1
  beater n2
  beaver n7
  bedevil v2
  beehive n2
  beet n2
  beforehand r1
  begin v1: do the first part of something
  behalf n1: the side or interest of someone for whom another person speaks
  behave v1: do things in a good, bad or other way
  behaviour n4
  behemoth n1
  belay v1
  belong v1: be someone's property
  beloved a1: very much liked by someone
  bemused a2
  bender n2
  benefit n2: something that helps you or improves your life
  benign a2
  bet v1: risk money on the result of a game or race
  better a1: of a higher quality than another
  bias n1
  bib n2
  bid v1: offer an amount of money for something at a sale
  bier n2
  big a1: not small
  bigotry n1: hatred of people who have other opinions or another religion or skin colour
  bike n2
  bill n2: a piece of paper that shows how much you must pay
  bill n2 + invoice
  billet v1
  binary a1|2
  binder n3|4
  biochemistry n1: the science of the substances and reactions in living things
  bipolar a1
  birch n2
  bit n1: a small piece or amount
  bite v1: cut something with your teeth
  bittersweet a2
  black a1: of the darkest colour, like the sky at night
  blackbird n2
  blackjack n4
  blackout n3|4
  blade n1: a long narrow leaf of grass
  blame v1: say that someone is responsible for something bad
  blank n1
  blight n2
  block n1: a solid piece of wood or stone with straight sides
  blockbuster n2
  blow n1: a hard hit with the hand or a weapon
  blowout n2
  blue a1: of the colour of a clear sky
  bluebell n2
  blueberry n2
  bluebird n2
  blunt a1|3
  boa n2
  board n2: a long thin flat piece of wood
  bodywork n2
  boil v1: get so hot that bubbles rise and the liquid turns into gas
  boilerplate n1
  bolero n2
  bombard v2|3
  bombardment n2|4
  bonus n2
  booklet n1: a very thin publication with a paper cover
  bookshop n1: a place where you can buy novels and other things to read
  bookstore n1: a place where you can buy novels and other things to read
  bookworm n2
  boomerang n1
  boot v1
  booth n2|4
  bore v1: make someone feel tired and not interested
  borer n2
  borrow v1: take and use something that you must give back later
  botany n2
  bother v1: make the effort to do something
  bother v1 -
  bottle n1: a glass or plastic container for drinks with a narrow neck
  bottom n1: the lowest part of something
  bout n4|3
  bowler n3
  box n1: a container with flat sides and often a lid
  boxer n1
  boy n1: a male child
  bracken n2
  bracket n2|3
  braid n1
  brain n1: the organ inside the head that thinks and controls the body
  brainstorm n1
  branch n2: a part of a tree that grows out from the trunk
  brandish v1
  brawl n2
  break v5: separate into pieces after a fall or a hit
  breaker n2
  breathe v1
  brew v2
  brickbat n2
  brief a1: lasting only a short time
  briefcase n1
  brilliance n3
  brim n2
  bring v1: take something or someone with you to a place
  briny a1
  broach v1
  broadcast n1: a programme on radio or television
  broccoli n2
  broth n2
  brotherhood n2
  brownie n3
  browse v1|3
`;
