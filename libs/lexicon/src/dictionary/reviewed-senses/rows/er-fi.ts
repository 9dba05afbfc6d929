/** `../rows.ts` says what the rows are. */
export const fromErFi = `
  era n1: a long period of history
  erroneous a1: not correct
  error n1: something that is wrong
  eruption n1|4|5
  escalator n2
  escape v1: get away from a place where you are in danger or in prison
  escarpment n1
  especially r1: more than usually or more than others
  essay n1: a short piece of writing about a subject
  essence n1: the most important quality of something
  essential a1: completely necessary
  establish v1: start a company or organization that will last
  estate n2
  estimate v1: guess an amount, cost or size from what you know
  estimation n4
  etch v3|4
  ethics n2
  etymology n2
  evaluate v1: judge how good or useful something is
  evasion n2
  even a2
  evening n1: the last part of the day, before night
  event n1: something that happens, often something important
  eventually r1: in the end, after a long time
  evict v2
  evidence n1: facts or signs that show that something is true
  evidence n1 -
  evil a1: very bad and cruel
  exact a1: completely correct in every detail
  exaggerate v1: say that something is bigger or better than it is
  exam n1: a test of what you know
  examine v1: look at something very carefully
  example n1: one thing that shows what others of its kind are like
  exceed v2
  exception n1: a person or thing that is not included in a rule
  exchange v1: give something and get something else for it
  excitable a1
  excitement n1: the feeling when something great is happening
  exclusion n4|1
  excoriation n2
  excuse n1: a reason that you give to explain why you did something wrong
  execute v1: kill someone as a legal punishment
  execute v3 -
  executive n1: a manager in a company
  exemplary a1
  exercise n1: physical activity that keeps you healthy
  exhibition n2: a public show of paintings or other things
  exile n1|2
  exist v1: be real, or be there
  exit n1: the way out of a building
  expand v1: become or make larger
  expect v1: think that something will happen
  expedition n3
  expense n3: the money that you spend on something
  expense n3 + cost
  expensive a1: costing a lot of money
  experience n1: knowledge or skill from doing something for a long time
  experimental a1: new and not yet fully tested
  expert n1: a person who knows a lot about a subject
  explain v1: make something clear so that people understand it
  explanatory a1: that helps people understand
  explode v1: burst with a loud noise
  explore v2: travel through a place to learn about it
  exponent n3
  exponential a1
  export v1: sell goods to another country
  express v2: show what you think or feel
  expression n1: the look on someone's face
  extend v1: make something longer or larger
  extent n1: how large or important something is
  extinct a1
  extinction n2
  extinguish v2
  extra a1
  extract v1
  extraction n3
  extreme a1: very great in degree
  extremist a1
  extrusion n2
  exult v1
  eye n1: one of the two parts of the face with which you see
  fable n2
  fabric n1: cloth
  fabricate v2
  fabrication n3
  face n1: the front of the head, with the eyes, nose and mouth
  facility n1: a place or building for a particular activity
  fact n1: something that is known to be true
  factor n1: one of the things that cause or affect a result
  factory n1: a building where goods are made with machines
  fail v2: not succeed
  faint v1
  fair a1: treating everyone in the same way
  fairy n1: a small creature in stories with wings and magic powers
  faithful a1: loyal to a person or idea
  fallible a1
  false a1: not true or not correct
  falsely r2
  fame n1: the state of being known by many people
  family n2: a group of people who are related to each other
  famine n2
  famous a1: known by many people
  fan n2: a person who likes a singer or a team very much
  fang n3|4
  fantasy n1: something pleasant that you imagine
  far r2
  fare n2|4
  farewell n1: the act of saying goodbye
  farm n1: land and buildings where crops are grown and animals are kept
  farmer n1: a person who grows crops or keeps animals
  farsightedness n2
  fascinate v1: interest someone very much
  fashionable a1: popular at the moment
  fast a1: moving quickly
  fastener n2
  fat a1: weighing too much
  father n1: a male parent
  fault n2: something that is wrong with a machine or a person
  favor n1
  favour n5
  favourite n3
  fawn n2
  fear n1: the feeling that you have when you are in danger
  feast n1
  feature n1
  feature v1: have as an important part
  feckless a2
  federal a1: of the central government of a group of states
  feed v2: give food to a person or an animal
  feel v1: have an emotion, such as joy or anger
  feeling n1: an emotion, such as happiness or anger
  fellow n1: a man
  female a1
  feminist n1: a person who fights for equal rights of women
  fence n1
  fence v3: fight with thin swords as a sport
  fennel n2
  fertility n3|2
  fervently r1
  festival n1: a day or time when people celebrate something
  fetch v1: go to get something and bring it back
  fetish n2|3
  fettle n1
  fever n1: an illness in which the body is too hot
  fey a2
  fiction n1: stories about people and events that are not real
  fiddler n1
  field n1: an area of land where crops grow or animals eat grass
  fierce a1: angry and ready to attack
  fight v1: use force to try to hurt or beat someone
  figure n3: a number
  filbert n2
  film v1: record a scene with a camera
  final a1
  final n1: the last match of a competition, which decides who wins it
  finance n1
  financially r1: as far as money is concerned
  find v3: see or get something that you were looking for
  fine a1
  finger n1: one of the five long parts at the end of the hand
  finish v1: come to the end of something that you do
  fir n2
  fire n3
  fireball n1
  firefly n2
  fireman n1|4
  firm n1: a company
  fish n1: an animal that lives in water and breathes with gills
  fisher n1: a person who catches sea animals for a living
  fishy a1
  fix v1: repair something
  fixation n2
`;
