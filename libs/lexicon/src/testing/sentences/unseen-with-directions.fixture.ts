/** Written with the former, and not asked before directions were compared. `sense-sentences.ts` says what the columns are. */
export const sentencesUnseenWithDirections = `
  bill | n | money owed | The waiter brought the bill and we split it between the four of us.
  bill | n | beak|mouth of a bird | A duck was picking crumbs out of the mud with its orange bill.
  branch | n | complex organization | She works at the downtown branch of the library on Saturdays.
  branch | n | division of a stem | The storm broke a thick branch off our apple tree.
  bolt | n | discharge of lightning | A bolt of lightning split the sky above the church.
  board | v | get on board | Passengers may now board the train on platform six.
  bond | n | certificate of debt | My grandfather put his savings into a ten-year government bond.
  capital | n | assets available|wealth in the form | They could not raise enough capital to start the business.
  cast | v | throw forcefully | The fisherman cast his line into the river again.
  cell | n | basic structural | Under the microscope you can see the wall of each plant cell.
  cell | n | prisoner is kept | The guard locked the prisoner back in his cell.
  channel | n | television station | Can you switch to another channel? I hate this program.
  chest | n | box with a lid | In the attic we found an old wooden chest full of letters.
  column | n | article giving | She writes a weekly column about gardening for the newspaper.
  compound | n | chemical union|formed by a union | Water is a compound of hydrogen and oxygen.
  court | n | room in which a lawcourt|assembly|tribunal | The judge asked everyone in the court to stand.
  court | n | within which a game | We booked a tennis court for Sunday morning.
  current | n | flow of a fluid | The swimmers were swept out to sea by a strong current.
  deck | n | platforms built into | From the upper deck of the ferry we waved to our parents.
  drill | n | tool with a sharp | He used an electric drill to make holes in the wall.
  drill | n | systematic training | During the fire drill all the pupils lined up in the playground.
  file | n | hand tool | He smoothed the rough edge of the metal with a file.
  figure | n | body of a human|bodily form | A dark figure was standing in the doorway.
  fine | n | money extracted | She had to pay a fine for parking on the pavement.
  firm | a | yielding to pressure | The mattress is too firm for me; I like it soft.
  grave | n | burial of a corpse | They laid flowers on their grandmother's grave.
  hail | n | ice pellets | The hail was so big that it dented the cars.
  hail | v | call for | We stood in the rain trying to hail a taxi.
  issue | n | published periodically | I still have the first issue of that magazine.
  jam | n | crushed fruit | He spread strawberry jam on his toast.
  key | n | minor diatonic | The song is written in the key of D minor.
  mean | v | denote|logical consequence | What does this sign mean in your language?
  organ | n | pipes|pipe organ | The church organ was playing as the bride walked in.
  palm | n | family Palmae | We lay in the shade of a palm near the beach.
  patient | n | requires medical care | The nurse gave the patient an injection.
  patient | a | even temper | You have to be patient with small children.
  plot | n | secret scheme | The police uncovered a plot to kill the president.
  pool | n | excavation that | Someone was floating on an air mattress in the hotel pool.
  pound | n | 16 ounces avoirdupois | The apples cost two dollars a pound.
  pound | v | hit hard with|strike or drive | He began to pound on the door with both fists.
  record | n | best .or worst | She broke the world record for the high jump.
  rest | v | short break|inactive, refrain | You look tired; go upstairs and rest for an hour.
  rest | n | left after other | I ate two slices and gave the rest of the cake to my brother.
  scale | n | representation of it | The map has a scale of one to fifty thousand.
  scale | n | weighing | He stepped on the scale and saw that he had lost two kilos.
  seal | n | marine mammals | A seal was lying on the rocks, barking at the waves.
  seal | v | close with|make tight | Lick the envelope and seal it before you post the letter.
  shed | n | outbuilding | He keeps the lawnmower in a shed at the bottom of the garden.
  shed | v | cast off hair|get rid of | Most of these trees shed their leaves in October.
  spring | n | season of growth | In spring, the cherry trees blossom.
  strike | n | refusal to work | The miners have been on strike for higher pay since June.
  strike | v | hit against|sharp blow | Lightning can strike the same place twice.
  tip | n | money given for | We left the waitress a generous tip.
  tip | n | extreme end|top or extreme | The tip of his nose was red from the cold.
  trip | n | journey for some | We are planning a trip to Morocco in May.
  vessel | n | water transportation | A fishing vessel sank off the coast of Norway.
  volume | n | magnitude of sound | Turn down the volume, the baby is asleep.
  volume | n | publication that is one of a set|pages bound | The third volume of his history of Rome appeared last year.
  yard | n | unit of length | The curtain is about a yard too short, so I need more cloth.
`;
