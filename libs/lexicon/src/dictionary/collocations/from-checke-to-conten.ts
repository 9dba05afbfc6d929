/** The words from checker to content. `collocations.ts` says what the columns are. */
export const fromCheckeToConten = `
  checker n? one_of_the: board game; draughts king opponent square jump capture crown row player move
  cheek n either_side_of_the_face: kiss tear face red kissed rosy blushed tears slap; pink pale cold bone sunburn freckle pinch stroke rouge makeup dimple cheekbone pat scar brush
  cheek n impudent: teacher rude; impudence answer_back pupil nerve insolent boss insolence told_off boy swear
  cherry n red_fruit: eat tree pie; stone jam ripe sweet blossom bowl orchard bird juice cake pip strawberry ice_cream pick
  chest n part_of_the_human: pain heart breath lungs hair cough breathe; muscle tattoo bullet wound shoulder arm hug medal beard rib fold
  chest n box_with_a_lid: treasure gold drawer pirate wooden old bury pirates opened lid tools lock beach haul oak blankets key; attic ship captain jewel silver trunk linen toy padlock cave medicine island carve map
  chest n? the_part_of|the_front: hairy lungs cough heart doctor breathe pains; x-ray wheeze pneumonia ache shave stethoscope tight muscular asthma rub ambulance bronchitis infection
  chest n? furniture: drawers; bedroom sock shirt wardrobe furniture bed underwear pine jumper antique mirror
  chestnut n? edible_nut_of: roasted eat; fire christmas stuffing peel shell street_vendor vendor hot nut soup turkey paper_bag
  chestnut n? any_of_several: leaves horse avenue; tree blossom shade spread trunk branch park autumn conker lawn spring churchyard
  chestnut n? a_dark_golden-brown: mare ride; stallion pony gallop stable racecourse jockey saddle foal race
  chestnut a? (of_hair_or: hair; curl long eye beard girl shine plait brown wave lock pony mane
  chicken n domestic_fowl: egg farm eggs lay coop hens farmyard hatch clucked; feather peck fox yard rooster run_around nest pen corn barn cage keep
  chicken n flesh_of_a_chicken: roast fry soup eat dinner curry grilled rice; breast leg sandwich salad pie oven stew cook sauce lemon vegetable nugget pasta garlic barbecue recipe
  chicken n? a_person_who: coward scared afraid; dare jump bully call tease run_away fight brave cowardly
  chief n? the_head_of: tribe tribal village indian; warrior africa headdress elder wise tent feather clan hut native
  chief n? a_person_who_is|a_person_who_exercises: police fire; department staff officer army union party constable inspector adviser intelligence spokesman
  chief a? most_important: reason cause export; problem concern aim city industry rival purpose obstacle suspect ingredient difficulty
  chill n? coldness_due: air morning evening winter autumn; wind night dawn coat fire frost damp breeze shawl evening_air
  chill n? an_almost|a_sudden_numbing: spine; fear send ghost scream laugh heart terror dread horror silence voice
  chill n? a_sensation: catch1 fever; shiver flu sneeze wet bed shake temperature ill symptom malaria sweat
  chill v make_cool|loose_heat: wine fridge bottle champagne; dough beer dessert mixture salad cover serve refrigerator overnight pudding glass
  china n? high_quality_porcelain_originally|dishware_made: plates cups tea dishes saucers vase porcelain; teapot bone fragile cabinet tea_set shop figurine cupboard dinner_set bull antique
  china n? a_communist: beijing asia; chinese shanghai communist wall factory export rice dynasty emperor japan india travel
  chip n thin_crisp|strip_of_potato: fish potato fry eat salt vinegar ketchup hungry freeze; chip_shop burger fried steak sausage sandwich oven fat lunch cod peas snack bag pub
  chip n electronic_equipment: computer silicon processor phone electronic circuit; memory microchip intel robot manufacture factory laptop engineer data card credit_card transistor
  chip n small_fragment|piece: wood; stone ice glass marble bark fall_off chisel carve log bonfire fragment
  chip n? a_mark_left: cup plate paint; saucer mug crack vase enamel china windscreen rim scratch notice bowl
  chip n? a_small_disk-shaped: poker casino gambler; roulette bet pile stack dealer table cash blackjack player
  chip v? break_off|break_a_small|cut_a_nick: tooth cup paint plate; nail_varnish mug glass ice bowl bone enamel marble varnish stone china
  choke n? a_valve_that: engine car; cold start pull cable lever petrol motorbike mower carburettor
  choke v? have_insufficient|breathe_with: fishbone bone food smoke; cough gasp swallow sweet tear laugh drown toy fume grape water peanut dog
  choke v? constrict|wring_the: neck; strangle hand murderer throat victim attacker collar grab wrestler
  chop n small_cut: pork lamb meat grilled; butcher fry potato dinner gravy eat plate barbecue mint sauce
  chop v cut_into_pieces|cut_with: onion carrots vegetables carrot; knife garlic parsley herb tomato kitchen mushroom pepper fry board salad cook nut celery finely
  chop v? cut_with_a: axe tree logs wood; branch firewood lumberjack fire forest chopper garden stump fell
  chord n three_or_more: piano guitar play music notes; minor strum chorus harmony organ keyboard song musician string finger band
  chord n straight_line: circle geometry; arc diameter radius tangent point angle length curve midpoint perpendicular
  cipher n? a_message|a_secret_method: secret code message; decode spy war decipher key crack enemy letter encrypt intercept decrypt telegram
  circle n plane_curve|ellipse: draw geometry radius compasses centre compass; diameter square triangle pencil area ring line shape circumference chalk paper round cut tangent
  circle n unofficial_association: friends; social literary acquaintance artist family intimate writer inner gossip member poet exclusive
  circle n? a_curved_section: theatre seats; balcony ticket stalls upper dress play opera row cinema
  circle n? something: sit chairs danced; stand fire child stone hold_hands campfire prayer form floor hand group
  circle v? travel_around|move_in_a: plane vultures airport eagle; helicopter shark hawk overhead bird sky moon earth land seagull wolf planet drone above
  circle v? form_or_draw: answer; pencil correct pen letter word mistake number date error map teacher exam verb
  circuit n electrical_device: electric wire battery switch board; current bulb fuse short cable plug component electricity resistor voltage solder light
  circuit n? a_racetrack: racing cars race; driver grand_prix lap track motor crash formula_one motorcycle fast bend
  circuit n? movement_once|a_journey: park; run jog walk tour gym judge lecture complete stroll
  civil a? applying_to|of_or_occurring: war servant engineer; unrest disobedience court ceremony aviation population case authorities lawsuit marriage
  civil a? of_or_relating: rights liberties; movement protest activist equality black freedom discrimination campaign constitution march citizen
  civil a? marked_by: polite; reply rude tone manners guest courteous answer keep_a_civil_tongue speak argument waiter neighbour
  claim n? an_assertion_of|demand_for: insurance pay land damage; compensation lawyer wage accident court legal refund file company pay_rise ownership customer injury
  claim n? an_assertion_that: true false advert; evidence deny dispute reject scientist support absurd unproven prove politician minister newspaper doubt
  claim v ask_for_legally|demand|assert: ; damages tax government passport
  claim v? state_to_be: innocent see truth scientist; report newspaper police expert study witness researcher politician evidence lie deny suspect ghost
  claim v? demand_as|ask_for_legally: insurance benefits luggage money expenses lose; compensation refund inheritance throne unemployment reward pension prize territory allowance ticket owner
  class n body_of_students|education_imparted: school teacher students lesson attend pupils; classroom homework school_trip maths child exam noisy late primary clever bell sit mate
  class n? people_having: working middle upper social; society ruling labour aristocracy privilege struggle poverty education poor wealthy landowner
  class n? education_imparted: yoga english evening dance history; cookery enrol spanish french instructor gym tuesday fitness pottery weekly pilates art driving college miss
  clean v make_clean|clean_and: kitchen windows dishes floor house bathroom tooth shoes; teeth wipe bath oven scrub sponge cloth mop soap car bedroom wash brush table toilet sweep
  clean a? free_from_dirt: shirt hands sheets towels plates dirty; clothes water socks shower kitchen bathroom wash bed glass tidy air floor spotless hotel tablecloth
  clear v remove: table snow road plates; dish lunch cup fallen_tree rubbish pavement leaf shovel mess weed landmine dinner
  clear v? ^remove|make_a_way: table snow road plates desk; path garage blockage debris clutter drain rubble forest throat bulldozer waiter attic room
  clear v? grant_authorization: customs; passport baggage airport security control takeoff runway officer goods
  clear v? become_clear|make_free: sky fog weather; mist cloud rain smoke morning storm sunshine afternoon crowd haze traffic
  clear v? pass_by,_over,: fence horse hurdle; jump bar rider pole height wall athlete gate ditch
  clear a readily_apparent: answer; sign evidence winner difference choice intention meaning advantage mistake warning
  clear a allowing_light: water sky glass; soup plastic stream lake day crystal liquid blue bright night mountain sunny diamond river
  clear a? readily_apparent|free_from_confusion: instructions explanation obvious; directions understand rule explain picture message teacher statement definition guideline handwriting voice map precise
  clerk n? an_employee: office bank post; file court letter junior town solicitor insurance typist record
  clerk n? a_salesperson: hotel shop store; counter checkout supermarket customer grocery till desk receptionist
  click n? a_short_light: hear door lock camera; key heel sharp switch shut latch phone seat_belt bolt gun pen
  click n? depression: mouse; button screen website computer link double icon online user
  click v? cause_to_make: fingers; heel tongue camera pen lighter photographer latch rhythm beat
  click v? move_or_strike: mouse button link icon; website screen file page photo folder menu computer download open internet cursor
  climate n? the_weather: warm tropical change hot dry mild; mediterranean rain plant desert cool humid island winter healthy temperature crop summer global scientist country
  climate n? the_prevailing: political economic; mood business fear opinion current election nation investment crisis social uncertainty present
  climb n? an_upward|an_event_that|the_act_of: steep summit; mountain hill stair ascent climber tiring peak slope hard exhausting breath top rock
  climb v? go_upward: ladder mountain stairs tree wall cat; rope roof monkey fence rock cliff hill window climber branch peak top steep boy gate apple
  clip n fastener|holds: paper hair; fasten hold document metal tie bulldog plastic bun earring pen money
  clip n? an_instance: video film; youtube watch internet show trailer news minute footage online television short
  clip v? sever_or_remove|cultivate,: hedge nails wings sheep; scissors hair dog toenail beard coupon bush poodle bird fingernail shears fur
  clip v? attach_with: microphone; badge tie pen belt lead pocket jacket earring dog_lead lapel name_tag holster
  cloak n loose_outer: wear black; hood dark velvet wrap shoulder wizard cloak_and_dagger dagger hide vampire robe knight red
  close v move_so_that|become_closed: door window eyes shop gate shut curtains; drawer book lid box mouth behind quietly lock noise slam draught bedroom tight umbrella fridge
  close v? cease_to_operate: shop factory bank store museum; restaurant library office pub early sunday post_office permanently hospital mine clock holiday
  close v? complete_a: deal; sale account bargain contract salesman estate_agent agreement
  close v? finish_or: meeting; conference speech chapter debate ceremony prayer hymn parliament letter discussion
  close a at_or_within_a_short: station near beach; live shop airport school town centre together enemy
  close a? at_or_within|not_far_distant: station house near beach; hotel fire village stand border nearby church sea walk hospital
  close a? close_in_relevance: friend relatives sister; family relationship colleague brother cousin ally companion tie bond twin mother childhood neighbour
  close a? (of_a_contest: race match game election; contest finish score vote result fight competition second win
  close a? rigorously: attention look; watch inspection eye examination observation scrutiny study listen reading supervision
  close a? crowded: weather hot air; column line rank formation troop fabric print
  close a? lacking_fresh: stuffy faint window hot air room weather thunder carriage; humid sweaty muggy storm oppressive breathe sticky damp sultry ventilation
  cloud n? a_visible: rain sky white grey storm sun; thunder dark blue mountain wind weather heavy sunshine low plane drift hide fluffy moon float hilltop
  cloud n? any_collection: dust smoke; gas ash steam car exhaust poisonous volcano mushroom choke explosion fumes sand powder
  cloud n? a_group_of: insects mosquito; fly locust bee midge bird wasp swarm buzz bat starling
  cloud v? make_less_visible: eyes; vision glass tear mist window judgment breath steam mirror
  clove n? aromatic_flower|spice_from: ham cinnamon; nutmeg spice orange stud toothache oil ground apple recipe
  clove n? one_of_the: garlic; crush peel chop onion olive_oil slice sauce fry add cook press pan
  club n playing_card: ace card cards trick hearts diamonds spades trumps; queen jack king suit play deal hand bridge two pack
  club n formal_association: join member chess tennis book football members joined youth; social society committee cricket rugby fan sports team president meeting fee drama league photography rotary swimming
  club n golf_equipment: golf golfer ball swing caddy; hole iron bag putt course driver lesson
  club n stout_stick: caveman weapon hit; beat heavy giant policeman smash thug blow stick bat
  club n spot_that_is_open_late: dance dancing music night dj danced; nightclub bar bouncer drink party saturday drunk crowd band loud disco jazz singer
  club v? strike_with: seal; death attack baseball_bat caveman blow stick thug victim fish robber hit
  clutch n? a_pedal_or|a_coupling: car pedal gear driver foot; brake release press mechanic change slip repair engine depress accelerator
  clutch n? a_number_of: eggs; hatch nest lay bird hen tortoise incubate turtle duckling
  clutch v? take_hold|hold_firmly,: bag teddy hand handbag; chest doll purse bouquet rope letter bear tightly baby rail stomach arm suitcase
  coach n someone_in_charge_of_training|gives_private: team football players training trainer tennis athlete swim athletes player gymnastics train match; manager basketball sport runner team_talk olympic practice referee fitness baseball hockey captain victory
  coach n carriage|vehicle_carrying: bus tourist passenger horses; pull coachman royal inn queen gold cinderella mail road
  coach n? a_railcar: train; railway carriage engine locomotive platform compartment
  coach n? a_vehicle: tour passengers driver trip school leaves travel seat leeds london station; holiday motorway express park airport stop sightseeing depart journey ticket pensioner outing
  coach v? act_as_a_trainer: team; train athlete player swimmer child exam debating olympic singer sport
  coast n? the_shore: sea ships sailed beach; cliff island town boat wave storm fisherman south harbour east wind west port atlantic holiday lighthouse
  coast v? by_force_of: hill bicycle downhill; bike road car slope engine pedal brake cyclist neutral freewheel
  coat n outer_garment: wear warm winter cold button buttons fur hung; hat scarf jacket hook pocket wool gloves leather sleeve rain umbrella boots hang collar take_off zip shoulder
  coat n thin_layer: paint wall varnish layer fresh second primer; dry wood apply ceiling polish lacquer fence wax rust door undercoat
  coat n growth_of_hair: dog fur cat thick glossy; shiny horse brush silky shaggy wolf animal fleece shed groom moult pony
  coat v? cover_the|cover_or_provide: chocolate sugar dust; breadcrumb flour layer butter batter mud oil paint tablet oven almond fish nut syrup
  cobbler n shoemaker|repairs_shoes: shoes repair boots mend leather; heel sole workshop stitch elf village tap hammer sew
  cock n adult_male_chicken|adult_male_bird: farm crow morning hens dawn; feather rooster barnyard farmyard wake strut fight cockerel peck red sunrise
  cock v? tilt_or_slant: head; ear dog listen eyebrow hat sideways puppy robin
  cock v? set_the_trigger: gun pistol; rifle revolver trigger aim fire shoot cowboy weapon hammer
  code n? a_set_of_rules: dress conduct highway; behaviour ethics moral honour rule penal practice school law uniform obey building
  code n? a_coding_system: secret spies cracked enemy morse; message decode number pin password decipher area agent bar letter symbol safe lock war
  code n? (computer: computer programmer program lines; software developer write bug source python execute website hacker debug
  coin n? a_flat_metal: gold pocket silver slot tossed; penny collector ancient purse roman fountain machine euro dollar copper flip change piggy_bank spend treasure
  coin v? make_up: word phrase term; expression scientist new writer journalist slogan name invent
  cold n mild_viral: cough sneeze nose fever flu catch1 throat bad catch bed tissues; sniff runny blocked virus medicine handkerchief hot_drink lemon honey stay_home recover streaming lozenge
  cold n low_temperature: winter; freeze zero shelter snow survive arctic protect frost
  cold n? the_absence|the_sensation: shivered winter; coat shake suffer feel glove numb wrap jumper blanket die outside
  cold a low|temperature: weather winter ice snow wind; freezing hand drink beer coat shower rainy water morning cool hot heating lemonade milk sea
  cold a? especially: unfriendly stare manner towards guests person voice; smile heart stranger aloof indifferent distant emotion welcome formal eye reception
  collar n? a_band_that: shirt starched coat tie jacket; button blouse sleeve white iron dress priest lipstick fur loosen turn_up
  collar n? a_band_of: dog cat lead; puppy tag leash leather name bell owner walk neck flea animal
  collar v? take_into: police thief; catch policeman arrest suspect burglar criminal detective shoplifter
  collect v? get_or_gather: stamps coins wood shells; antique postcard leaf hobby firewood album doll butterfly evidence sample information data rubbish
  collect v? call_for_and: rend tax money; debt donation rent charity fare toll government owe contribution landlord
  collect v? assemble_or: crowd; dust water outside people gather onlooker spectator demonstrator square
  collect v? gather_or: child school parcel; airport ticket station suitcase post_office pick_up kids pick dry_cleaning key
  colon n? it_extracts: cancer intestine doctor; bowel tumour disease digestion patient operation surgeon rectum digestive screening
  colon n? )_used_after: comma punctuation sentence list; semicolon quotation full_stop grammar clause write hyphen dash phrase
  colony n? inhabitants|a_geographical: british empire africa independence; settler spanish portuguese native rule american trade dutch overseas king governor slave
  colony n? a_group_of_organisms_of: ants penguins bees bats; seal bacteria nest termite queen gull coral bird seabird rock breeding insect worker
  column n vertical|upright: ; smoke hall entrance tower obelisk base rise portico ash
  column n article_giving: newspaper writes weekly magazine journalist; editor gossip paper columnist advice sunday publish reader opinion daily sports
  column n vertical_array|linear_array: table numbers spreadsheet page figures add; row total list cell data heading chart left print right calculate
  column n? a_vertical_cylindrical|(architecture): temple marble greek roof nelson's stone; pillar tall roman statue carve church porch monument doric building ancient support
  column n? a_line_of: soldiers tanks; army march troops vehicle ants refugee advance road enemy horseman
  comb n flat_device: hair; brush plastic mirror tooth tangle bald barber scissors pocket tortoiseshell
  comb n? the_fleshy: cock; cockerel rooster hen head red chicken crest turkey
  comb v straighten: hair; hairbrush barber neat bathroom
  comb v? straighten|smoothen_and: hair; beard mane brush wool wash mirror long parting moustache
  comb v? search_thoroughly: police forest search; beach detective archive area wood volunteer clue street shop newspaper missing
  comic n? a_professional: jokes stand-up; stage laugh audience club comedian television funny perform show
  comic a? arousing_or|of_or_relating: film opera scene; timing novel actor relief play verse funny laugh hero character effect strip
  command n authoritative_direction|military_unit: officer soldiers obey dog order; shout sergeant sit give ignore fire retreat attack trainer stay
  command n? the_power|a_position: army; general fleet ship troop battalion chain captain pilot squadron high
  command n? great_skillfulness: english french language; fluent fluency speak spanish grammar excellent german vocabulary perfect italian
  command n? (computer: computer type; keyboard prompt program user enter screen software line menu execute linux
  command v? make_someone: soldiers troops; officer sergeant dog obey king fire guard retreat crew attack halt
  command v? be_in_command|exercise_authoritative: fleet; general army captain regiment admiral ship navy platoon division colonel
  command v? demand_as: respect; attention fee price salary audience obedience loyalty sympathy authority premium
  commission n? a_special_group: european inquiry royal; report investigate chairman president election electoral appoint recommend member truth law
  commission n? a_fee_for: sale salesman percent salesperson earn; agent estate_agent seller broker charge bank bonus pay fee deal
  commission n? the_act_of_granting: artist portrait; painting sculpture sculptor statue mural composer duke receive architect wealthy
  commission v? place_an_order: portrait artist statue; painting report sculptor mural composer study architect symphony king pope book
  commission v? put_into_commission: ship; navy warship vessel battleship officer fleet submarine frigate launch
  commit v? perform_an: crime murder suicide robbery; sin offence offense adultery fraud theft suspect criminal burglary prison treason foul act
  commit v? give_entirely: relationship marriage; afraid long-term boyfriend partner time project fully cause seriously career sport ready
  commit v? of_persons: hospital mental; asylum psychiatric jail patient court judge insane institution lunatic
  common n? a_piece_of: village dog cows; grass graze cricket walk green cattle sheep picnic field clapham wimbledon
  common a? ^commonly_encountered|having_no: bird name mistake disease word; practice cold sense problem plant surname sight animal illness species flower garden everyday
  common a? belonging|common_to: language interests property; enemy goal ground interest border ancestor shared background humanity cause denominator knowledge
  compact n small_cosmetics|cosmetics: powder mirror handbag; lipstick purse face makeup puff lid snap nose
  compact v? make_more|compress_into: rubbish snow soil; earth machine garbage crush roller ground waste sand press paper gravel
  compact a closely_and_firmly: car apartment camera small; design flat suitcase kitchen size body washing_machine portable light city handy space disc
  company n institution_created: business firm employ shares profits works employees founded insurance; customer market industry manager software oil bankrupt merger boss job computer car sell bank
  company n small_military: soldiers captain army infantry; platoon regiment battalion sergeant lieutenant march troops barracks command
  company n state_of_being_with|companions: enjoy lonely friends keep dog alone; pleasure welcome companion enjoyable pleasant cat elderly good_company old_lady bored
  company n group_of_performers|organization_of_performers: dance theatre ballet opera; actor tour perform stage performance shakespeare director repertory musical
  company n? a_social_or|a_social_gathering: dinner coming; expect guest invite party tidy visitor sunday evening cake weekend
  compass n navigational_instrument: north ship needle lose hikers direction sailors map; magnetic walk south forest bearing explorer navigate pocket rucksack lost
  compass n drafting_instrument: circle draw; pencil radius arc ruler maths geometry centre school protractor point
  complaint n? an_expression: customer letter noise service manager; receive neighbour hotel restaurant refund bad_service write official delay formal department guest airline
  complaint n? an_often_persistent: chest heart skin; stomach common doctor liver minor suffer kidney treatment allergy ailment
  complex n conceptual_whole|whole_structure: buildings flats; chemical enzyme protein molecule ion system idea emotion
  complex n psychoanalysis: inferiority; oedipus superiority mother guilt freud suffer psychologist mental childhood unconscious oedipal shy
  complex n? a_whole_structure: housing sports leisure apartment shop cinema; industrial swimming_pool office tower centre gym holiday stadium entrance residential hotel
  complex a? consisting|difficult: problem system machine rules; issue plot question sentence structure character relationship situation mathematics calculation procedure puzzle simple
  composition n musical_work: piano orchestra composer; symphony violin musician string sonata beethoven concert conductor
  composition n essay: school teacher write; essay pupil homework paragraph page title
  composition n? a_musical|musical_creation: music piano composer mozart; perform opera listen song jazz
  composition n? an_essay_(especially|the_act_of: school write teacher class; english topic holiday grammar mark student
  composition n? the_way_in: chemical soil; atmosphere population rock air metal age group ethnic percent team jury water blood
  compound n chemistry: chemical water carbon oxygen element atoms hydrogen; molecule nitrogen sodium salt organic formula laboratory toxic bond reaction sulphur substance
  compound n enclosure: guards prison fence walls soldiers walled prisoners; gate barbed_wire embassy army military camp building wire escape family
  compound v? make_more: problem; difficulty error misery crisis mistake damage situation debt fear matter injury
  concentrate v? direct_one's: homework noise study exam lesson; work reading driver radio hard mind attention class tired road listen essay
  concern n? an_anxious|something_that: growing health safety; express parent serious major grave environment voice deep raise cause rising
  concern n? a_commercial: family manufacturing; business profitable run banking successful industrial firm profit going
  concern v? be_on_the: parents health; worry mother news future safety behaviour anxious deeply greatly doctor
  concern v? be_relevant: matter letter book; article film story chapter law report issue conversation novel question directly
  concrete n strong_hard_building: wall cement build mixer floor builders poured bridge; block pavement path reinforced slab lay crack foundation road pillar bunker sand
  concrete a capable_of_being_perceived|formed_by: proposals evidence proposal example suggestion; plan result proof fact step measure abstract case object detail noun suggest
  condition n? a_state_at|the_state: good bad poor car excellent; used mint terrible damage dreadful house weather critical furniture bicycle living stable engine antique
  condition n? an_assumption|information|(usually_plural): one agree accept; contract meet sign offer strict borrow promise loan fulfil peace surrender refuse job
  condition n? an_illness,|the_state: heart medical skin lung; suffer kidney rare doctor diagnose patient disease chronic blood treatment symptom
  condition v? apply_conditioner: hair; shampoo wash soft leather dry wig
  conduct n manner_of_acting|behavioral: bad professional disgraceful good rude prisoner; behaviour code discipline disorderly standard misconduct rules shameful apologise proper disciplinary moral
  conduct v lead|direct_the_course: orchestra choir symphony; concert conductor musician baton band mozart beethoven perform opera
  conduct v transmit: electricity heat metals copper metal; wire silver plastic rubber iron current wood pan
  conduct v? direct_the: survey experiment interview research; study inquiry business poll tour investigation scientist tests funeral police negotiation trial examination meeting ceremony
  conductor n person_who_leads: orchestra baton music symphony concert musicians raised; violin hall choir applause bow stage audience beethoven mozart wave opera rehearsal philharmonic
  conductor n collects_fares: train ticket bus fares tickets passengers tram; railway inspector whistle carriage driver punch streetcar platform pay
  conductor n substance: copper electricity metal heat electric; aluminium current wire silver water plastic gold
  conductor n? a_substance|a_device_designed: copper electricity metal heat; lightning insulator roof church rubber building thunderstorm
  cone n? any_cone-shaped|a_shape_whose: ice cream traffic; vanilla scoop orange road volume geometry paper wafer motorway lick roadworks chocolate volcano sphere
  cone n? cone-shaped_mass: pine tree; fir squirrel seed forest fall cedar spruce conifer collect needle
  confine v? place_limits|prevent_from|take_into: prison bed room wheelchair; cell patient illness home cage hospital quarters space barracks island dog soldier
  conflict n open_clash: armed countries; war peace border region military violent soldier troops resolve tribe end political
  consent n? permission: parents write operation; doctor patient sign form guardian school surgery father informed
  consent v? give_an_affirmative: operation marriage; surgery parent father divorce treatment search agree patient wed finally refuse
  console n scientific_instrument: screen lights pilot controls; button dial panel engineer switch sit operator desk lever cockpit
  console n? a_scientific|housing_for: game video games tv; xbox playstation nintendo play birthday teenager controller christmas online boy
  console v give_moral: cry child sad widow loser friend mother weep; baby death grieve tears hug funeral comfort grief heartbroken arm loss sob
  constitution n? law_determining: country amendment rights president states; written parliament article clause draft republic vote french law freedom democracy court citizen
  constitution n? the_way_in: strong healthy; iron weak delicate illness ox robust disease recover survive
  consume v? eat_up_completely,|serve_oneself: food alcohol eat; drink meat meal sugar calorie hungry vegetable daily wine beer diet animal bread
  consume v? destroy_completely: fire flames; blaze building forest house ash wood furnace fierce factory
  consume v? use_up_(resources: fuel energy; electricity petrol oil power car engine water gallon battery time machine resource
  consumer n person_who_uses: goods prices; product buy shop protection spending demand purchase electronics advert complain advertising brand rights
  contact n? the_act_of|the_state: eye skin; physical body ball hand surface avoid touch water infected sport chemical
  contact n? close_interaction|a_channel: stay lose; keep letter friend internet phone email old_friend regular family address abroad police
  contact v? be_in_or_establish: phone police email; doctor lawyer office customer friend immediately letter telephone manager embassy hospital urgent
  content n everything_that: bag box drawer empty bottle suitcase contents; pour handbag spill jar table check steal floor fridge safe purse cupboard
  content n what_a_communication: website speech article web film letter book; style internet page video programme author magazine online lecture digital document user
  content n? the_proportion|the_amount: fat sugar alcohol; calorie low high protein salt vitamin water iron vegetable nutrient chocolate moisture
  content a satisfied: happy life quiet simple perfectly with retired satisfy; smile cat sigh baby rural marriage contentedly home_life lot feel peaceful armchair
`;
