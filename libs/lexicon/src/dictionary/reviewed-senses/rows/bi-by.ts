/** `../rows.ts` says what the rows are. */
export const fromBiBy = `
  bias n1
  bib n2
  bicycle n1: a vehicle with two wheels that you move with your feet
  bid v1: offer an amount of money for something at a sale
  bier n2
  big a1: not small
  bigotry n1: hatred of people who have other opinions or another religion or skin colour
  bike n2
  bill n2: a piece of paper that shows how much you must pay
  bill n2 + invoice
  billet v1
  bin n1: a container for rubbish
  binary a1|2
  binder n3|4
  biochemistry n1: the science of the substances and reactions in living things
  bipolar a1
  birch n2
  bird n1: an animal with feathers and wings that lays eggs
  birth n1: the time when a baby comes out of its mother
  birthday n2: the day of the year on which you came into the world
  biscuit n1: a small flat dry cake
  bishop n1: a priest who is in charge of a large area
  bit n1: a small piece or amount
  bite v1: cut something with your teeth
  bitter a5
  bittersweet a2
  black a1: of the darkest colour, like the sky at night
  blackbird n2
  blackboard n1: a dark surface on a classroom wall that teachers write on with chalk
  blackjack n4
  blackout n3|4
  blade n1: a long narrow leaf of grass
  blame v1: say that someone is responsible for something bad
  blank n1
  blanket n1: a warm cover for a bed
  blight n2
  block n1: a solid piece of wood or stone with straight sides
  blockbuster n2
  blood n1: the red liquid in the body
  bloody a1: covered with red liquid from a wound
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
  bomb n1: an object that explodes and destroys things
  bombard v2|3
  bombardment n2|4
  bone n1: one of the hard white parts inside the body
  bonus n2
  booklet n1: a very thin publication with a paper cover
  bookshop n1: a place where you can buy novels and other things to read
  bookstore n1: a place where you can buy novels and other things to read
  bookworm n2
  boomerang n1
  boot v1
  booth n2|4
  border n2: the line between two countries
  bore v1: make someone feel tired and not interested
  borer n2
  borrow v1: take and use something that you must give back later
  boss n1: the person for whom you work
  botany n2
  bother v1: make the effort to do something
  bother v1 -
  bottle n1: a glass or plastic container for drinks with a narrow neck
  bottom n1: the lowest part of something
  bout n4|3
  bowl n1: a deep round dish for soup or fruit
  bowler n3
  box n1: a container with flat sides and often a lid
  boxer n1
  boy n1: a male child
  bracken n2
  bracket n2|3
  braid n1
  brain n1: the organ inside the head that thinks and controls the body
  brainstorm n1
  brake n1: the part of a car or bicycle that makes it stop
  branch n2: a part of a tree that grows out from the trunk
  brand n1
  brandish v1
  brave a1: not afraid of danger
  brawl n2
  bread n1: a common food that is made from flour, water and yeast
  break v5: separate into pieces after a fall or a hit
  breaker n2
  breath n1: the air that goes in and out of your lungs
  breathe v1
  breeze n1: a light wind
  brew v2
  brick n1: a hard block of baked clay for building walls
  brickbat n2
  bridge n1: a structure by which people and cars can cross a river
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
  brush n2: a tool with many hairs for painting, cleaning or tidying hair
  brush n2 -
  bubble n1: a ball of air in a liquid
  bubbly a2
  budget n2: a plan of how much money there is and how it will be spent
  bug n1: a small insect
  bugbear n2
  bulb n2
  bull n1: the male of the cow
  bullet n1: a small piece of metal that is shot from a gun
  bulletin n1: a short news report on radio or television
  bullock n2
  bully v1
  bump v1: hit something by accident
  bump n1 -
  bumper n2
  bundle n1: things that are tied together
  bunker n3
  bunny n2
  bunting n2
  buoyancy n3
  burgher n2
  burst v1: break open suddenly
  bury v2: put a dead body into the ground
  bury v2 -
  bus n1: a large vehicle in which many people travel and pay for their trip
  bush n1: a plant like a small tree with many branches
  business n1: a company or shop that makes or sells things
  butcher n1|2|3
  butchery n3
  butter n1: a yellow food from cream that people put on bread
  buttery a2
  buttonhole n1
  buy v1: get something by paying for it
  buyer n1: a person who pays money to get something
  buzzard n2
  buzzer n2
  bygone a1
  byproduct n1
  byte n1: a unit of computer memory that can hold one letter
`;
