/** Written by somebody else before loose collocations, about words that are less often taken as examples. `sense-sentences.ts` says what the columns are. */
export const sentencesOfRarerWords = `
  calf | n | young of domestic cattle | The farmer's daughter fed the newborn calf warm milk from a bottle.
  calf | n | muscular back part of the shank | Halfway through the marathon I got a painful cramp in my left calf.
  marble | n | small ball of glass | The boys knelt in the playground, and Tom's last marble rolled into a drain.
  marble | n | crystalline metamorphic rock | The floor of the palace is made of polished white marble from Italy.
  pulse | n | rhythmic contraction and expansion|rate at which the heart beats | The nurse held my wrist and took my pulse, which was still very fast.
  pulse | n | edible seeds of various pod-bearing | Lentils, chickpeas and other pulses are a cheap source of protein for vegetarians.
  ward | n | division of a hospital | Nurses on the maternity ward often work twelve-hour shifts.
  ward | n | under the protection or in the custody | After her parents died, the girl became the ward of a wealthy uncle.
  mine | n | excavation in the earth | Dozens of men were trapped underground when part of the coal mine collapsed.
  mine | n | explosive device that explodes on contact | The soldier lost a leg when he stepped on a mine near the border.
  tongue | n | mobile mass of muscular tissue | The soup was so hot that I burned my tongue.
  tongue | n | human written or spoken language | The two sisters whispered to each other in a foreign tongue that nobody else understood.
  rash | n | red eruption of the skin | Whenever he eats strawberries, an itchy red rash appears on his arms.
  rash | n | series of unexpected and unpleasant occurrences | Police are investigating a rash of burglaries in this normally quiet suburb.
  conviction | n | unshakable belief | It is my deep conviction that every child deserves a free education.
  conviction | n | final judgment of guilty | The thief already had two convictions for shoplifting when he was arrested again.
  delivery | n | event of giving birth|act of delivering a child | The midwife stayed with her through the long delivery until the twins were safely born.
  delivery | n | manner of expressing yourself orally | The speech was well written, but the professor's slow, monotonous delivery sent everyone to sleep.
  staple | n | necessary commodity | Rice is a staple in many Asian countries, where people eat it every day.
  staple | n | fasten papers together | She pulled the staple out of the report so she could photocopy each page separately.
  mole | n | spy who works against | For ten years a mole inside the intelligence agency had been passing secrets to Moscow.
  mole | n | pigmented spot on the skin | My doctor says I should have the dark mole on my shoulder checked for cancer.
  litter | n | offspring at one birth | Our cat surprised us with a litter of five kittens last week.
  litter | n | rubbish carelessly dropped | Volunteers spent Saturday picking up bottles, plastic bags and other litter from the beach.
  gum | n | preparation .usually made of sweetened chicle | The teacher told him to stop chewing and spit his gum into the bin.
  gum | n | tissue .covered by mucous membrane. of the jaws | My dentist says my gums bleed because I brush my teeth too hard.
  lap | n | upper side of the thighs | The little girl climbed onto her grandmother's lap and asked for a story.
  lap | n | movement once around a course | With only one lap to go, the Kenyan runner overtook all her rivals.
  trailer | n | advertisement consisting of short scenes | We saw the trailer online and decided the film looked too scary for us.
  horn | n | bony outgrowths|hard protuberance from the head | The angry bull lowered its head and pointed its horns at the matador.
  horn | n | noise made by the driver|device on an automobile|alarm device that makes | The taxi behind us kept sounding its horn, although the traffic couldn't move.
  quarter | n | United States or Canadian coin | Have you got a quarter for the parking meter? I only have dimes.
  quarter | n | district of a city | We got lost in the narrow streets of the old Jewish quarter of Prague.
  host | n | nourishes and supports a parasite | The tapeworm lives in the intestine of its host and steals nutrients from it.
  issue | n | one of a series published periodically | I read an old issue of a fashion magazine in the dentist's waiting room.
  issue | n | important question that is in dispute|situation or event that is thought about | Immigration became the most important issue of the election, and the two candidates disagreed sharply.
  plot | n | story that is told in a novel or play | The plot of the thriller was so complicated that I couldn't guess the ending.
  plot | n | secret scheme | Secret agents uncovered a plot to murder the president during his visit.
  habit | n | member of a religious order | The old nun smoothed her long black habit and knelt down to pray.
  habit | n | established custom|automatic pattern of behavior | Biting your nails is a bad habit that is very hard to break.
  patch | n | piece of cloth used as decoration or to mend|sewing that repairs | Grandma sewed a patch over the hole in the knee of my jeans.
  patch | n | short set of commands to correct a bug | The software company released a patch to fix a security hole in its browser.
  dressing | n | cloth covering for a wound | A nurse cleaned the burn on my arm and put on a fresh dressing.
  dressing | n | savory dressings for salads | Mix olive oil, lemon juice and mustard to make a dressing for the lettuce.
  cue | n | actor's line | The young actress stood at the side of the stage and waited nervously for her cue.
  cue | n | tapering rod used to strike | He put chalk on the end of his cue and aimed at the black ball.
  strain | n | group of organisms within a species | Scientists have discovered a new strain of the virus that resists the vaccine.
  strain | n | injury to a muscle | The striker will miss Saturday's match because of a strain in his right thigh.
  reservation | n | unstated doubt|statement that limits | She agreed to the plan in the end, but she still had serious reservations about its cost.
  reservation | n | act of reserving|written record or promise|something reserved in advance | Good evening, we have a reservation for two at eight under the name of Miller.
  poach | v | hunt illegally | Criminal gangs poach elephants in the national park and sell the ivory abroad.
  poach | v | cook in a simmering liquid | Poach the eggs gently in hot water for three minutes and serve them on toast.
  contract | v | become smaller or draw together | Metal expands when it gets hot and contracts when it cools down again.
  contract | v | stricken by an illness | He contracted malaria while he was working as a doctor in the jungle.
  duck | v | quickly downwards or away | She ducked just in time, and the snowball flew over her head.
  duck | v | avoid or try to avoid fulfilling | The minister ducked every question that journalists asked about the scandal.
  swallow | v | pass through the esophagus | I can't swallow these big pills without drinking a glass of water.
  swallow | v | believe or accept without questioning | I told the teacher my dog had eaten my homework, and he swallowed the whole story.
  overlook | v | oriented in a certain direction|look down on | Our hotel room had a balcony that overlooked the harbour.
  overlook | v | fail to notice|leave undone or leave out | The editor overlooked an embarrassing spelling mistake in the headline.
  shed | v | cast off hair, skin, horn | Snakes shed their skin several times a year as they grow.
  shed | v | pour out in drops | Nobody shed any tears when the cruel old landlord died.
  forge | v | intent to deceive | The boy forged his mother's signature on the letter to his school.
  forge | v | create by hammering|usually for a specific function | In the old workshop, the blacksmith forged a sword from a piece of red-hot iron.
  nurse | v | try to cure by special care|care for sick or handicapped | She nursed her sick husband day and night until he had recovered from pneumonia.
  nurse | v | give suck to | The young mother nursed her baby every three hours, even during the night.
  graze | v | feed as in a meadow | Hundreds of sheep were grazing peacefully on the green hillside.
  graze | v | break the skin|scrape gently | He fell off his bicycle and grazed both his knees on the pavement.
  appreciate | v | gain in value | Houses in this part of London have appreciated by almost ten per cent since last year.
  appreciate | v | recognize with gratitude | Thank you so much for helping me move house, I really appreciate it.
  execute | v | socially sanctioned punishment | The rebel leader was found guilty of treason and executed at dawn.
  execute | v | carry out or perform an action|put in effect | The gymnast executed a perfect triple somersault and landed on both feet.
  hatch | v | emerge from the eggs | The chicks hatched this morning, and their mother is already bringing them worms.
  hatch | v | devise or invent | In their tiny room, the prisoners hatched a plan to escape through the sewers.
  suspend | v | bar temporarily | Two pupils were suspended from school for a week for fighting in the corridor.
  suspend | v | hang freely | An enormous crystal lamp was suspended from the ceiling of the ballroom by a chain.
  leak | v | tell anonymously | Somebody in the government leaked the secret report to a newspaper.
  leak | v | enter or escape as through a hole | Water was leaking through a crack in the bathroom ceiling.
  dock | v | deduct from someone's wages|deprive someone of benefits | My boss docked an hour's pay from my wages because I had arrived late.
  dock | v | come into dock|maneuver into a dock | The ferry docked at noon, and the passengers hurried down onto the quay.
  rare | a | of meat | He ordered his steak rare, because he likes it red and juicy inside.
  rare | a | especially valued for its uncommonness|uncommon quality|not widely distributed | A collector paid two million dollars for a rare coin, one of only three in the world.
  stale | a | lacking freshness, palatability | The bread was so stale that we gave it to the ducks.
  stale | a | lacking originality | The comedian told the same stale jokes that everybody had already heard a hundred times.
  blunt | a | used of a knife or other blade | This knife is so blunt that it won't even cut a tomato.
  blunt | a | directness in manner or speech|devoid of any qualifications or disguise | My aunt is very blunt and told me straight out that my haircut looked awful.
  vain | a | false pride | He is so vain that he admires himself in every shop window he passes.
  vain | a | unproductive of success | Doctors made a vain attempt to save the driver, who died an hour later.
  tender | a | easy to cut or chew | Cook the beef slowly for three hours until it is tender and juicy.
  tender | a | ^hurting | The bruise on my ribs is still tender, so please don't touch it.
  rusty | a | impaired in skill by neglect | My French is a bit rusty because I haven't spoken it since school.
  rusty | a | covered with or consisting of rust | They pulled a rusty old bicycle out of the canal.
  faint | a | likely to lose consciousness | She hadn't eaten all day and felt so faint that she had to lie down.
  gross | a | before any deductions | Her gross salary is four thousand euros a month, but after tax she keeps only half.
  curious | a | eager to investigate and learn | Curious as ever, the toddler opened every cupboard to find out what was inside.
  dearly | r | sincere and heartfelt|with affection | She loved her grandfather dearly and cried for weeks after he died.
  dearly | r | at a great cost | The general paid dearly for his mistake, losing half of his army in one battle.
  shortly | r | in the near future | The doctor will be with you shortly, so please take a seat.
  shortly | r | curt, abrupt and discourteous | "I'm far too busy to talk to you," she answered shortly and hung up.
  roughly | r | roughness or violence | The guards seized the prisoner roughly by the arm and pushed him into the van.
`;
