/** The words from checker to content. `collocations.ts` says what the columns are. */
export const fromCheckeToConten = `
  checker n? one_of_the: board game
  cheek n either_side_of_the_face: kiss tear face red kissed rosy blushed tears slap
  cheek n impudent: teacher rude
  cherry n red_fruit: eat tree pie
  chest n part_of_the_human: pain heart breath lungs hair cough breathe
  chest n box_with_a_lid: treasure gold drawer pirate wooden old bury pirates opened lid tools lock beach haul oak blankets key
  chest n? the_part_of|the_front: hairy lungs cough heart doctor breathe pains
  chest n? furniture: drawers
  chestnut n? edible_nut_of: roasted eat
  chestnut n? any_of_several: leaves horse avenue
  chestnut n? a_dark_golden-brown: mare ride
  chestnut a? (of_hair_or: hair
  chicken n domestic_fowl: egg farm eggs lay coop hens farmyard hatch clucked
  chicken n flesh_of_a_chicken: roast fry soup eat dinner curry grilled rice
  chicken n? a_person_who: coward scared afraid
  chief n? the_head_of: tribe tribal village indian
  chief n? a_person_who_is|a_person_who_exercises: police fire
  chief a? most_important: reason cause export
  chill n? coldness_due: air morning evening winter autumn
  chill n? an_almost|a_sudden_numbing: spine
  chill n? a_sensation: catch1 fever
  chill v make_cool|loose_heat: wine fridge bottle champagne
  china n? high_quality_porcelain_originally|dishware_made: plates cups tea dishes saucers vase porcelain
  china n? a_communist: beijing asia
  chip n thin_crisp|strip_of_potato: fish potato fry eat salt vinegar ketchup hungry freeze
  chip n electronic_equipment: computer silicon processor phone electronic circuit
  chip n small_fragment|piece: wood
  chip n? a_mark_left: cup plate paint
  chip n? a_small_disk-shaped: poker casino gambler
  chip v? break_off|break_a_small|cut_a_nick: tooth cup paint plate
  choke n? a_valve_that: engine car
  choke v? have_insufficient|breathe_with: fishbone bone food smoke
  choke v? constrict|wring_the: neck
  chop n small_cut: pork lamb meat grilled
  chop v cut_into_pieces|cut_with: onion carrots vegetables carrot
  chop v? cut_with_a: axe tree logs wood
  chord n three_or_more: piano guitar play music notes
  chord n straight_line: circle geometry
  cipher n? a_message|a_secret_method: secret code message
  circle n plane_curve|ellipse: draw geometry radius compasses centre compass
  circle n unofficial_association: friends
  circle n? a_curved_section: theatre seats
  circle n? something: sit chairs danced
  circle v? travel_around|move_in_a: plane vultures airport eagle
  circle v? form_or_draw: answer
  circuit n electrical_device: electric wire battery switch board
  circuit n? a_racetrack: racing cars race
  circuit n? movement_once|a_journey: park
  civil a? applying_to|of_or_occurring: war servant engineer
  civil a? of_or_relating: rights liberties
  civil a? marked_by: polite
  claim n? an_assertion_of|demand_for: insurance pay land damage
  claim n? an_assertion_that: true false advert
  claim v ask_for_legally|demand|assert
  claim v? state_to_be: innocent see truth scientist
  claim v? demand_as|ask_for_legally: insurance benefits luggage money expenses lose
  class n body_of_students|education_imparted: school teacher students lesson attend pupils
  class n? people_having: working middle upper social
  class n? education_imparted: yoga english evening dance history
  clean v make_clean|clean_and: kitchen windows dishes floor house bathroom tooth shoes
  clean a? free_from_dirt: shirt hands sheets towels plates dirty
  clear v remove: table snow road plates
  clear v? ^remove|make_a_way: table snow road plates desk
  clear v? grant_authorization: customs
  clear v? become_clear|make_free: sky fog weather
  clear v? pass_by,_over,: fence horse hurdle
  clear a readily_apparent: answer
  clear a allowing_light: water sky glass
  clear a? readily_apparent|free_from_confusion: instructions explanation obvious
  clerk n? an_employee: office bank post
  clerk n? a_salesperson: hotel shop store
  click n? a_short_light: hear door lock camera
  click n? depression: mouse
  click v? cause_to_make: fingers
  click v? move_or_strike: mouse button link icon
  climate n? the_weather: warm tropical change hot dry mild
  climate n? the_prevailing: political economic
  climb n? an_upward|an_event_that|the_act_of: steep summit
  climb v? go_upward: ladder mountain stairs tree wall cat
  clip n fastener|holds: paper hair
  clip n? an_instance: video film
  clip v? sever_or_remove|cultivate,: hedge nails wings sheep
  clip v? attach_with: microphone
  cloak n loose_outer: wear black
  close v move_so_that|become_closed: door window eyes shop gate shut curtains
  close v? cease_to_operate: shop factory bank store museum
  close v? complete_a: deal
  close v? finish_or: meeting
  close a at_or_within_a_short: station near beach
  close a? at_or_within|not_far_distant: station house near beach
  close a? close_in_relevance: friend relatives sister
  close a? (of_a_contest: race match game election
  close a? rigorously: attention look
  close a? crowded: weather hot air
  close a? lacking_fresh: stuffy faint window hot air room weather thunder carriage
  cloud n? a_visible: rain sky white grey storm sun
  cloud n? any_collection: dust smoke
  cloud n? a_group_of: insects mosquito
  cloud v? make_less_visible: eyes
  clove n? aromatic_flower|spice_from: ham cinnamon
  clove n? one_of_the: garlic
  club n playing_card: ace card cards trick hearts diamonds spades trumps
  club n formal_association: join member chess tennis book football members joined youth
  club n golf_equipment: golf golfer ball swing caddy
  club n stout_stick: caveman weapon hit
  club n spot_that_is_open_late: dance dancing music night dj danced
  club v? strike_with: seal
  clutch n? a_pedal_or|a_coupling: car pedal gear driver foot
  clutch n? a_number_of: eggs
  clutch v? take_hold|hold_firmly,: bag teddy hand handbag
  coach n someone_in_charge_of_training|gives_private: team football players training trainer tennis athlete swim athletes player gymnastics train match
  coach n carriage|vehicle_carrying: bus tourist passenger horses
  coach n? a_railcar: train
  coach n? a_vehicle: tour passengers driver trip school leaves travel seat leeds london station
  coach v? act_as_a_trainer: team
  coast n? the_shore: sea ships sailed beach
  coast v? by_force_of: hill bicycle downhill
  coat n outer_garment: wear warm winter cold button buttons fur hung
  coat n thin_layer: paint wall varnish layer fresh second primer
  coat n growth_of_hair: dog fur cat thick glossy
  coat v? cover_the|cover_or_provide: chocolate sugar dust
  cobbler n shoemaker|repairs_shoes: shoes repair boots mend leather
  cock n adult_male_chicken|adult_male_bird: farm crow morning hens dawn
  cock v? tilt_or_slant: head
  cock v? set_the_trigger: gun pistol
  code n? a_set_of_rules: dress conduct highway
  code n? a_coding_system: secret spies cracked enemy morse
  code n? (computer: computer programmer program lines
  coin n? a_flat_metal: gold pocket silver slot tossed
  coin v? make_up: word phrase term
  cold n mild_viral: cough sneeze nose fever flu catch1 throat bad catch bed tissues
  cold n low_temperature: winter
  cold n? the_absence|the_sensation: shivered winter
  cold a low|temperature: weather winter ice snow wind
  cold a? especially: unfriendly stare manner towards guests person voice
  collar n? a_band_that: shirt starched coat tie jacket
  collar n? a_band_of: dog cat lead
  collar v? take_into: police thief
  collect v? get_or_gather: stamps coins wood shells
  collect v? call_for_and: rend tax money
  collect v? assemble_or: crowd
  collect v? gather_or: child school parcel
  colon n? it_extracts: cancer intestine doctor
  colon n? )_used_after: comma punctuation sentence list
  colony n? inhabitants|a_geographical: british empire africa independence
  colony n? a_group_of_organisms_of: ants penguins bees bats
  column n vertical|upright
  column n article_giving: newspaper writes weekly magazine journalist
  column n vertical_array|linear_array: table numbers spreadsheet page figures add
  column n? a_vertical_cylindrical|(architecture): temple marble greek roof nelson's stone
  column n? a_line_of: soldiers tanks
  comb n flat_device: hair
  comb n? the_fleshy: cock
  comb v straighten: hair
  comb v? straighten|smoothen_and: hair
  comb v? search_thoroughly: police forest search
  comic n? a_professional: jokes stand-up
  comic a? arousing_or|of_or_relating: film opera scene
  command n authoritative_direction|military_unit: officer soldiers obey dog order
  command n? the_power|a_position: army
  command n? great_skillfulness: english french language
  command n? (computer: computer type
  command v? make_someone: soldiers troops
  command v? be_in_command|exercise_authoritative: fleet
  command v? demand_as: respect
  commission n? a_special_group: european inquiry royal
  commission n? a_fee_for: sale salesman percent salesperson earn
  commission n? the_act_of_granting: artist portrait
  commission v? place_an_order: portrait artist statue
  commission v? put_into_commission: ship
  commit v? perform_an: crime murder suicide robbery
  commit v? give_entirely: relationship marriage
  commit v? of_persons: hospital mental
  common n? a_piece_of: village dog cows
  common a? ^commonly_encountered|having_no: bird name mistake disease word
  common a? belonging|common_to: language interests property
  compact n small_cosmetics|cosmetics: powder mirror handbag
  compact v? make_more|compress_into: rubbish snow soil
  compact a closely_and_firmly: car apartment camera small
  company n institution_created: business firm employ shares profits works employees founded insurance
  company n small_military: soldiers captain army infantry
  company n state_of_being_with|companions: enjoy lonely friends keep dog alone
  company n group_of_performers|organization_of_performers: dance theatre ballet opera
  company n? a_social_or|a_social_gathering: dinner coming
  compass n navigational_instrument: north ship needle lose hikers direction sailors map
  compass n drafting_instrument: circle draw
  complaint n? an_expression: customer letter noise service manager
  complaint n? an_often_persistent: chest heart skin
  complex n conceptual_whole|whole_structure: buildings flats
  complex n psychoanalysis: inferiority
  complex n? a_whole_structure: housing sports leisure apartment shop cinema
  complex a? consisting|difficult: problem system machine rules
  composition n musical_work: piano orchestra composer
  composition n essay: school teacher write
  composition n? a_musical|musical_creation: music piano composer mozart
  composition n? an_essay_(especially|the_act_of: school write teacher class
  composition n? the_way_in: chemical soil
  compound n chemistry: chemical water carbon oxygen element atoms hydrogen
  compound n enclosure: guards prison fence walls soldiers walled prisoners
  compound v? make_more: problem
  concentrate v? direct_one's: homework noise study exam lesson
  concern n? an_anxious|something_that: growing health safety
  concern n? a_commercial: family manufacturing
  concern v? be_on_the: parents health
  concern v? be_relevant: matter letter book
  concrete n strong_hard_building: wall cement build mixer floor builders poured bridge
  concrete a capable_of_being_perceived|formed_by: proposals evidence proposal example suggestion
  condition n? a_state_at|the_state: good bad poor car excellent
  condition n? an_assumption|information|(usually_plural): one agree accept
  condition n? an_illness,|the_state: heart medical skin lung
  condition v? apply_conditioner: hair
  conduct n manner_of_acting|behavioral: bad professional disgraceful good rude prisoner
  conduct v lead|direct_the_course: orchestra choir symphony
  conduct v transmit: electricity heat metals copper metal
  conduct v? direct_the: survey experiment interview research
  conductor n person_who_leads: orchestra baton music symphony concert musicians raised
  conductor n collects_fares: train ticket bus fares tickets passengers tram
  conductor n substance: copper electricity metal heat electric
  conductor n? a_substance|a_device_designed: copper electricity metal heat
  cone n? any_cone-shaped|a_shape_whose: ice cream traffic
  cone n? cone-shaped_mass: pine tree
  confine v? place_limits|prevent_from|take_into: prison bed room wheelchair
  conflict n open_clash: armed countries
  consent n? permission: parents write operation
  consent v? give_an_affirmative: operation marriage
  console n scientific_instrument: screen lights pilot controls
  console n? a_scientific|housing_for: game video games tv
  console v give_moral: cry child sad widow loser friend mother weep
  constitution n? law_determining: country amendment rights president states
  constitution n? the_way_in: strong healthy
  consume v? eat_up_completely,|serve_oneself: food alcohol eat
  consume v? destroy_completely: fire flames
  consume v? use_up_(resources: fuel energy
  consumer n person_who_uses: goods prices
  contact n? the_act_of|the_state: eye skin
  contact n? close_interaction|a_channel: stay lose
  contact v? be_in_or_establish: phone police email
  content n everything_that: bag box drawer empty bottle suitcase contents
  content n what_a_communication: website speech article web film letter book
  content n? the_proportion|the_amount: fat sugar alcohol
  content a satisfied: happy life quiet simple perfectly with retired satisfy
`;
