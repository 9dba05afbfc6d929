/** Written before directions were compared, and seen while they were. `sense-sentences.ts` says what the columns are. */
export const sentencesSeenWithDirections = `
  bolt | n | part of a lock|sliding bar | He slid the bolt across the door and turned off the light.
  board | n | committee having | The board voted to replace the chief executive.
  bond | n | connection based on | The bond between the twins was stronger than anything.
  cabinet | n | furniture resembling|storage compartment | He keeps the medicine in a locked cabinet in the bathroom.
  cabinet | n | persons appointed | The prime minister dismissed two members of her cabinet.
  capital | n | seat of government | Ottawa, not Toronto, is the capital of Canada.
  cast | n | actors in a play | The whole cast came back on stage to bow after the show.
  channel | n | body of water|passage for water | The boat followed a narrow channel between the two islands.
  charge | v | price|demand payment | The hotel does not charge extra for breakfast.
  charge | v | energize a battery|with something necessary | I forgot to charge my laptop, so it died in the meeting.
  chest | n | human torso|front of the trunk | The doctor listened to his chest with a cold stethoscope.
  coat | n | outer garment | Button up your coat, it is freezing outside.
  coat | n | thin layer | The fence needs another coat of white paint.
  column | n | tall vertical|standing alone|pillar-like|approximates | The roof of the temple rested on a single marble column.
  compound | n | enclosure of residences | Soldiers guarded the gate of the embassy compound.
  conduct | n | manner of acting|behavioral attributes | The committee praised the players for their good conduct on and off the field.
  conduct | v | transmit or serve | Copper and silver conduct electricity very well.
  current | a | present time | Her current job pays much better than the last one.
  deck | n | playing cards | Shuffle the deck and deal five cards to each player.
  draft | n | development of a written|preliminary sketch | The first draft of her essay was full of mistakes.
  draft | n | current of air | Close the window, there is a cold draft in here.
  fair | a | favoritism | It isn't fair that he gets paid more for the same work.
  fair | n | traveling show | At the fair, the children rode the carousel and ate candy floss.
  file | n | set of related records | She saved the file to her desktop before closing the program.
  figure | n | expressed numerically|system of numeration | The sales figure for March was higher than expected.
  fine | a | small particles|smooth to the touch|thin in thickness|relatively small part | The beach was covered in fine white sand.
  firm | n | members of a business | My sister is a partner in a law firm.
  flat | n | suite of rooms | They rent a small flat on the third floor.
  flat | a | without slope|horizontally level | The land around here is completely flat, without a single hill.
  grave | a | crucial import|causing fear | The minister made a grave mistake that cost lives.
  issue | n | situation or event|important question | Climate change is an issue that worries young voters.
  jam | n | dense crowd|difficult situation | We sat in a traffic jam for two hours.
  key | n | something crucial | Honesty is the key to a happy marriage.
  mean | a | malice|generosity|ignoble | It was mean of you to laugh at her accent.
  mole | n | burrowing | A mole has dug tunnels all over our lawn.
  mole | n | pigmented spot | She has a small brown mole on her left cheek.
  note | n | personal letter|brief written | He left a note on the fridge to say that he would be late.
  note | n | pitch and duration | The singer held the last high note for ten seconds.
  organ | n | structural and functional unit | The heart is an organ that pumps blood.
  palm | n | inner surface | The fortune teller looked at the lines on my palm.
  plot | n | told in a novel | The plot of the film was so confusing that I fell asleep.
  pool | v | common fund | Let's pool our money and buy her one big present.
  pupil | n | enrolled in an educational|attending school | The teacher scolded a pupil who had not done his homework.
  pupil | n | iris of the eye | In bright light, the pupil of the eye becomes smaller.
  record | n | continuous groove | He put an old jazz record on the turntable.
  row | n | side by side in a line | We sat in the front row of the cinema.
  row | v | propel with oars | It took them an hour to row the boat across the lake.
  spring | n | metal elastic | The mattress has a broken spring that sticks into my back.
  stable | n | housing horses | The horses were led back to the stable for the night.
  stable | a | showing little|subject to little|maintaining equilibrium|resistant to change | After the operation his condition is serious but stable.
  tank | n | vessel for holding | The fish swim round and round in their glass tank.
  tank | n | armored military | A tank rolled through the ruined village, firing its gun.
  trip | v | miss a step | Mind the step, or you will trip and fall.
  vessel | n | body fluid circulates | A burst blood vessel in her brain caused the stroke.
  wave | n | ridges that moves | A huge wave knocked the surfer off his board.
  wave | v | signal with | Don't forget to wave to Grandma from the window.
  yard | n | around a house|enclosed | The dog was digging up bones in the yard behind the house.
  degree | n | award conferred | She has a degree in chemistry from Oxford.
  degree | n | arcs and angles | Turn the picture so that it hangs at a ninety degree angle.
  season | v | lend flavor | Season the soup with salt and pepper before serving.
  season | n | period of the year marked | The football season starts again in August.
`;
