/** The words from slack to stamp. `collocations.ts` says what the columns are. */
export const fromSlacToStam = `
  slack a not_tense: rope; knot sail cable loose line tighten hang string rein leash
  slam v? close_violently: door; shut angrily bang kitchen bedroom storm_out lid locker gate furious
  slate n fine-grained|roofing: ; quarry grey miner welsh cottage slab quarryman
  slate n? thin_layers_of|a_fine-grained: roof; loose fall chimney storm replace gutter
  slate n? (formerly): school chalk; blackboard pupil write teacher pencil classroom arithmetic wipe
  sleep v? be_asleep: bed; baby night snore pillow tent sofa soundly hour dream deeply blanket
  sleeper n? one_of_the: railway rails; track wooden oak concrete line steel gravel
  sleeper n? a_passenger: train; compartment berth overnight carriage platform night passenger scotland
  sleeper n? a_rester_who: light; heavy deep snore wake restless disturb sound noise insomnia
  sleeve n? the_part_of: shirt coat rolled; elbow wrist cuff blouse jacket sweater button long short tug wipe
  sleeve n? small_case: record; album vinyl disc cover cardboard collector protect artwork
  slice n thin_flat: bread; ham cheese cucumber tomato lemon salami ginger bacon
  slice n? a_thin_flat|a_serving: bread cake pizza toast; pie plate knife watermelon butter melon apple eat pepperoni
  slice v cut_into: bread; loaf bacon beef mushroom sandwich knife cucumber baker
  slice v? cut_into_slices|make_a_clean: bread onion; carrot tomato lemon ham thinly cheese pepper chef potato garlic salad
  slide n sloping_chute: playground child park; swing ladder climb pool seesaw toddler kid waterpark sandpit whoosh
  slide n transparency: lecture projector showed photographs presentation; click powerpoint projection screen speaker slideshow holiday talk
  slide n rectangular_piece_of_glass: microscope; stain lens bacteria cell laboratory specimen biologist
  slide n? (geology): mud; rock bury heavy village hillside landslide rain avalanche earthquake
  slide v move_smoothly: ice; snow skate slope banister sledge frozen penguin puck
  slide v? move_smoothly|move_obliquely: ice drawer; smoothly door shut open seat bolt curtain panel
  slim v? take_off_weight: diet; exercise calorie gym jog fat fast kilo fit
  slim a? being_of_delicate: girl waist; tall figure ankle model dancer leg elegant young blonde hip
  slim a? small_in_quantity: chance; hope prospect majority margin evidence lead survive win
  sling n bandage: arm break1; plaster shoulder doctor elbow wrist hospital fracture nurse collarbone
  sling n? a_simple_weapon: stone; shot shepherd giant boy hunt catapult pebble weapon
  slip n small_sheet: paper write; pink compulsory scrap betting permission deposit sign collect ballot pay
  slip n undergarment: dress wear; silk lace skirt petticoat satin underwear nylon cotton
  slip n potter's|accidental: tongue
  slip n? a_minor_inadvertent: tongue; pen memory blunder error grammar apologise embarrassing spell careless
  slip n? an_accidental: banana; fall icy bone accident ankle stumble trip
  slip v move_obliquely|move_smoothly|fall: ice floor wet banana; fall step stairs bath mud soap icy shoe ankle tile
  slip v? move_stealthily: room; quietly unnoticed sneak door tiptoe guest kitchen thief crowd back
  slip v? insert_inconspicuously: note pocket; hand envelope bag ring letter coin key waiter finger drawer
  slot n small|time: coin machine; insert card token vending money letterbox narrow lid
  slot n? a_time_assigned: airport; schedule appointment television landing book programme afternoon interview tuesday
  slow v? move_more: car; brake traffic lorry bend corner speed train driver junction pace
  slow a? taking_a_comparatively: train; walker tortoise bus snail learner runner reader driver traffic progress careful
  slow a? (used_of_timepieces): clock watch; minute hour wristwatch late timepiece alarm battery five
  slug n terrestrial: garden lettuce slimy leaves; snail pellet plant vegetable cabbage hedgehog rain
  slug n projectile: gun; bullet shotgun fire pistol shoot wound lead barrel
  smart v? be_the_source: eyes; sting smoke soap skin wound cheek slap antiseptic onion
  smart a showing_mental: student girl clever dog; pupil lawyer kid idea brain answer investor boss phone
  smart a elegant: suit clothes dress; tie jacket shoe blazer haircut restaurant wear uniform coat hat hotel
  smash n? a_hard_return: tennis; serve ball net volley racket player lob
  smash n? a_conspicuous: hit; album song film chart musical box_office broadway singer
  smash v? break_into: window vase plate; brick burglar glass shop bottle thief windscreen hammer cup mirror
  smash v? hit_violently: car; lorry wall crash tree fist van fence motorbike
  smell n? the_sensation|any_property: perfume; cheese flower rotten garlic gas damp coffee unpleasant paint
  smell v inhale: nose flowers roses; gas burn lavender coffee bread sniff dog perfume food
  smell v? emit_an_odor|smell_bad: foot socks; stink cheese fish rotten breath drain sweat shoe horrible awful
  smoke n cloud_of_fine: fire chimney; thick black cigarette cloud blaze flame billow lung firefighter
  smoke n? a_cloud_of|a_hot_vapor: fire chimney; ash fog volcano rise soot bonfire incense barbecue
  smoke v inhale: cigarettes pipe cigarette cigars; tobacco quit pub addict ashtray lighter packet doctor weed smoker
  smooth v? make_smooth: sheet dress; iron crease hair wrinkle sandpaper plane tablecloth blanket flat
  smooth a free_from: skin stone surface; silk marble pebble leather cheek glass wood polish baby sand
  smooth a? (of_a_body: sea; lake water boat calm sail crossing ferry
  snail n freshwater: garden shell; slug leaf slime slow crawl lettuce french garlic
  snake n? limbless_scaly: bite poisonous venom; hiss cobra grass fang coil python rattle venomous desert
  snake v? move_along: river road; wind valley queue hill path mountain trail coast
  snap n informal_photo|snapshot: camera holiday; photo picture snapshot album beach family instagram tourist
  snap n? a_spell_of: cold; weather winter frost freezing ice january snowy
  snap v break_suddenly|separate: ; thread ruler bone chalk neck lead ligament icicle
  snap v utter: angry angrily; reply answer impatiently shout retort irritable temper nag
  snap v? separate_or|break_suddenly: twig branch pencil stick rope; break carrot stalk string cable heel wire
  snap v? make_a_sharp: fingers; whip elastic waiter rhythm beat jaw click
  sneak v? to_go_stealthily: house; thief tiptoe quietly cinema upstairs backstage midnight teenager parent kitchen cigarette
  sniff v perceive: dog; cat nose tail flower glue wine suspiciously lamppost bloodhound
  soak v submerge: water beans overnight; lentil rice sponge bath fruit bread brandy stain sheet dish
  soak v? cover_with: rain; wet shower skin coat thunderstorm drench umbrella shirt wave clothes
  soap n cleansing: wash hands; bubble bar lather towel foam shower slippery water bath lavender sink
  sober a not_affected: drink drive wine; drunk alcohol hangover beer stay pub whisky
  sock n hosiery: foot pair shoe hole; wool knit ankle drawer washing odd cotton smelly wear slipper
  sock v? hit_hard: jaw; fist punch bully boxer nose stomach
  socket n? a_receptacle: plug electric wall; lamp bulb kitchen electrician appliance switch charger power
  socket n? a_bony_hollow: eye; skull bone hip eyeball empty joint face
  soda n sweet|drink: drink; fizzy ice lemon can straw orange cream lime whisky bottle
  soft a yielding: pillow bed bread fur; cushion mattress skin leather blanket sofa butter cheese toy snow carpet wool
  soft a low|quiet: voice music; whisper murmur song piano tone lullaby gently
  soil n part_of_the_earth|material: plant garden earth plants farmer; dig fertile sandy clay dry root crop seed compost spade worm moist
  soil v? make_soiled,: shirt; trousers sheet nappy mud dirty stain tablecloth carpet
  sole n underside: shoe boot foot hole; heel leather rubber worn thick mud cobbler blister
  sole n right-eyed|lean_flesh: fish lemon grilled eat dinner; fillet fry butter plaice fisherman cod fresh restaurant menu
  sole a not_divided|only|being_the_only: survivor purpose heir reason owner; child breadwinner responsibility witness occupant supplier parent
  solid n? matter_that: liquid gas; freeze melt particle state dissolve matter substance chemistry temperature
  solid n? a_three-dimensional: cube; sphere pyramid geometry cone volume cylinder prism shape
  solid a? of_definite|not_soft_or: ice liquid; freeze frozen rock lump wall ground foundation melt brick concrete
  solid a? entirely_of: gold; silver oak ring chocolate bar bracelet mahogany wooden
  solution n method|statement_that_solves: problem puzzle; answer find crossword crisis compromise solve equation practical mystery suggest
  solution n homogeneous: salt acid water chemical chemistry; sugar dilute dissolve alkaline saline beaker flask concentrate copper laboratory
  sore a hurting: throat; muscle back knee foot shoulder cough finger swollen swallow gum
  sort n? a_category: what what_sort; kind different animal music weird behave plant question weather
  sort v? arrange_or: letters socks; alphabet drawer pile list mail rubbish laundry file recycling coin stamp
  soul n secular: music singer; jazz gospel motown blues record album funk dance
  soul n? the_actuating: body heaven; immortal pray god mind death devil eternal sin priest church spirit
  sound n large_ocean|narrow: ; puget sail shore whale coast boat inlet
  sound n sensation|mechanical_vibrations: hear noise; speed light wave travel vibration pitch frequency physics
  sound n? mechanical|the_particular|the_subjective: hear loud music bell; footstep thunder laughter drum rain whisper gunshot quiet siren wake
  sound n? a_narrow_channel|a_large_ocean: ferry sea cross fog strait island; mainland ship harbour cove fisherman separate seal kayak
  sound v? announce_by: alarm; horn siren bugle bell gong trumpet retreat whistle
  sound a financially|exercising|reflects: investment; financially finance business company profit footing policy economy bank
  sound a? exercising: advice sound_advice judgment argument reason; theory logic evidence decision grounds wise
  sound a? free_from_defect: structure building; roof foundation wall wooden timber surveyor mind lung house
  sour v? go_sour_or: milk; cream fridge warm overnight thunder yoghurt
  sour a taste: milk lemon grapes; cherry apple vinegar plum grapefruit rhubarb bitter sweet gooseberry
  sour a? smelling_of: milk; smell fridge yoghurt vomit rancid cheese nappy breath
  source n? the_place: river; spring nile stream mountain explorer rise water lake
  source n? a_document|a_person_who: journalist; article newspaper historian quote information reliable anonymous cite reporter essay
  sow n adult_female: pig piglets litter piglet farmyard young roll; boar farm sty pork suckle hog mud nurse feed
  sow v place_seeds|introduce: seed wheat corn; plant harvest barley field spring crop garden lawn row
  sow v? place_seeds|place_(seeds): seeds farmer wheat; lettuce carrot grain plough soil reap oats
  space n unlimited|any_location_outside: planet; earth star universe orbit explore satellite vacuum galaxy alien telescope
  space n area_reserved|blank|empty: park car parking; office storage empty room disabled shelf desk open garage bike
  space n? any_location: astronaut rocket planets shuttle; spaceship station moon launch nasa outer float travel
  space n? a_blank_character: letters; word comma sentence type keyboard password name page
  spade n hand_shovel: dig garden shovel hole; bucket soil handle rusty wooden sand metal blade
  spade n playing_card: ace card cards queen; diamond club heart trump suit deck jack king bridge poker
  span v? to_cover_or: bridge river; arch valley railway decade century stretch steel roof lake career
  spare v refrain|save: life; prisoner king enemy kill beg mercy soldier victim dragon feelings
  spare v? give_up_what: minute money; penny moment pound afford change hour coin cigarette
  spare a kept_in_reserve|more_than_is_needed: tyre wheel key; battery tire boot blanket pair sock part copy blade bulb clothes
  spare a? not_taken: time; hobby evening weekend seat moment leisure read
  spare a? more_than: room; bedroom guest bed cash sofa chair mattress
  spark n small_fragment|momentary: fire wood; log fly flame ember chimney burn metal electric match
  spark v? put_in_motion: debate; interest row riot war outrage imagination protest anger controversy
  speaker n electro-acoustic: music sound stereo loud; bass wireless bluetooth headphone amplifier volume loudspeaker plug tinny blare
  speaker n someone_who_expresses: audience conference; speech podium lecture microphone guest applause native introduce topic
  speaker n? the_presiding: house; parliament commons congress vote mp debate order representative
  special n? a_dish_or: restaurant; today chef menu pasta lunch order waiter seafood daily
  speech n? the_act_of: president wed audience; podium deliver prime_minister politician applause microphone king nervous minister bride inaugural
  spell n verbal_formula: magic witch wizard cast; curse frog fairy wand sorcerer potion prince chant book castle sleep
  spell n time|period: ; sunny brief jail rainy brilliant
  spell n? a_period_of: cold dry weather army prison hospital abroad short; warm wet hot heavy frost drought illness
  spell v write|name: word letters name; dictionary pronounce wrong vowel address receptionist
  spell v recite: school; teacher aloud contest bee class pupil recite alphabet
  spell v? write_or_name|orally_recite: word name letters; mistake sentence correctly surname double mispronounce dyslexic
  spend v? pay_out: money; pound shop salary cash buy clothes budget dollar fortune euro save
  spend v? use_up_a_period: holiday; weekend hour summer christmas afternoon evening sunday beach childhood parent
  spice n? any_of_a_variety|aromatic_substances: curry cinnamon; pepper ginger saffron cumin clove indian nutmeg cook flavour turmeric chili merchant
  spider n predatory: web; fly bathroom leg spin ceiling tarantula insect bite hairy corner scared crawl
  spike n any_holding|sharp_point: shoe fence; iron wall railing metal gate collar cactus sharp wooden
  spike n? each_of_the|sports_equipment: run shoes; football athlete grip grass golf boot
  spike v add_alcohol: drink punch; vodka rum cocktail drug juice party guest poison bartender
  spill v cause_or_allow: coffee milk wine carpet; drink tea juice soup tablecloth water oil floor cup keyboard knock glass
  spin n? a_short_drive: car; drive motorbike country convertible sunday countryside
  spin v revolve: top wheel; earth axis turn dizzy washing_machine coin skater
  spin v form|make: wool thread web spider; silk cocoon silkworm trap
  spin v twist: washing; dryer laundry clothes cycle rinse socks towel drum
  spin v? revolve_quickly|cause_to_spin: wheel top; bottle propeller globe plate planet ball rotate
  spin v? work_natural: wool yarn; weave cotton flax spinster sheep grandmother cottage loom
  spine n series_of_vertebrae: back injured; vertebra spinal curved neck nerve hip surgeon fracture skull
  spine n sharp|thorn: cactus hedgehog porcupine; prickle pear sharp stem skin hedge poisonous fish
  spine n part_of_a_book: book title; bookshelf cover leather page bind author gold shelf worn library
  spirit n any_incorporeal|vital: ghost dead; holy evil haunt soul medium ancestor summon possess demon exorcist
  spirit n? animation|the_state|the_vital: team; community fighting festive christmas enthusiasm high win fans
  spit n narrow_strip_of_land: beach sand land; coast shore dune estuary shingle gravel coastline peninsula lighthouse
  spit n skewer: roast lamb pig meat; barbecue fire chicken turn hog kebab beef coals
  spit v? expel_or_eject: ground mouth; blood gum food saliva tobacco baby face cough llama pip
  splash v cause: water; pool bath paint fish wave swim
  splash v? cause_(a_liquid)|dash_a_liquid: water mud; face sink cold puddle child oil boot
  splinter n small_thin: finger wood; pine needle tweezers remove glass thumb bone plank sharp
  split v separate: group bill money; cost equally share party half three profit fair prize
  split v? separate_or: wood logs axe; fire wedge firewood coconut atom hair open chop
  split v? come_open: trousers; seam lip bag bend skirt dress jeans sack skin shirt
  spoil v make_a_mess|become_unfit: food holiday rain picnic surprise; ruin view weather party evening appetite ending film fun dinner
  spoil v? become_unfit: milk meat; fridge fruit fish heat vegetable refrigerator fresh
  spoil v? treat_with: child grandparents; grandmother toy brat rotten present grandson sweet parent granddaughter
  spoke n support: wheel bicycle bent; rim tyre bike hub broken wire cartwheel repair
  sponge n porous: wash bath; soap wet wipe sink dish squeeze absorb car shower clean
  sponge n? primitive: sea; diver coral reef ocean marine bottom fish animal
  sponge v? ask_for_and: friends; money parent cigarette relative scrounge rich living
  spoon n cutlery: soup; fork stir bowl sugar knife porridge ice_cream wooden drawer feed yoghurt plate
  sport v? wear_or_display: beard; moustache hat tie suit tattoo jacket shirt sunglasses
  spot n contrasting|blister|small: leopard dog dress; black brown white ladybird giraffe dalmatian pattern cheetah red
  spot n point|place: parking picnic nice; tourist beach favourite shady remote scenic quiet sunny exact perfect
  spot n small_contrasting|blemish: face; teenager acne pimple chin nose cream squeeze skin forehead
  spot n? a_blemish: shirt tie coffee; ink dirt tablecloth stain wine sauce carpet mud
  spot n? a_short_section: tv; television advert radio commercial broadcast channel guest
  spot v? catch_sight|detect_with: mistake crowd bird; deer notice policeman error whale ship eagle friend sharp distance binoculars
  sprain v twist: ankle; wrist knee stumble football limp fall bandage thumb badly
  spray n? blown_from: sea waves; ocean salty waterfall boat wet cliff mist
  spray n? a_dispenser: perfume; can hair aerosol bottle deodorant insect fly insecticide
  spray n? flower_arrangement: flowers; bouquet rose lilac blossom bride bridesmaid coffin orchid
  spray v? cover_by_spraying|scatter_in: paint; crop graffiti perfume pesticide water car hose wall insecticide deodorant skunk
  spread n? process_or: disease; epidemic virus infection fire cancer stop nuclear prevent weapon
  spread v cover|distribute: butter jam bread; honey toast margarine cream marmalade icing knife peanut_butter glue slice cake
  spread v? become_distributed|become_widely_known_and: disease fire virus news rumour; infection panic quickly plague rapidly flame flu across smile epidemic bacteria
  spread v? cause_to_become: rumour; gossip lie germ malaria fear malicious word misinformation
  spread v? spread_out: wings map blanket; arm tablecloth towel eagle finger fan leg sheet
  spring n season_of_growth: flower april tulip march winter garden daffodil year warm flowers summer bloom season; autumn blossom bird lamb easter may bud cherry crocus early nest
  spring n metal_elastic|elastic_device: mattress clock bed metal break1 watch sofa toy jumps mechanism wire spring_inside coil chair loose worn back sore jump trampoline seat; spiral steel bounce compress broken rusty trap pen stretch
  spring n natural_flow: water mountain hot drink bottle; mineral bubble forest bathe rock underground pure thermal
  spring n? a_natural|a_point_at: water mountain drink hot; source stream hillside well oasis spa volcanic fresh village
  spring v move_forward: tiger foot cat lion leap pounce bed pillow suddenly; jump feet attack crouch upright deer squirrel action bush
  spur n verbalization|prod: horse; boot rider cowboy heel gallop rowel stirrup jockey saddle
  square n plane_rectangle: side sides; triangle circle draw shape angle corner chessboard geometry paper diagonal rectangle
  square n open_area|public_square: city town market fountain statue; pigeon cafe crowd church protest cathedral main central parade trafalgar demonstrator gather
  square n? the_product: number; root equal sum integer nine sixteen mathematics hypotenuse
  square v? raise_to_the: number; equation multiply variable calculate maths divide sum
  square a? having_four: metres; room box table foot shape carpet jaw tile window
  squash n edible_fruit|any_of_numerous_annual: cook; harvest courgette vine pie allotment acorn bake stew
  squash n game_played: court play racket played; club partner ball tennis match badminton evening opponent sweat gym
  squash n? edible_fruit_of|any_of_numerous: pumpkin vegetable soup; butternut zucchini grow gourd seed bean roast marrow
  squash v press: flat insect hat box; tomato beetle crush grape foot sandwich fly accidentally spider sit
  squeeze v press: orange lemon toothpaste; tube juice sponge bottle trigger lime grapefruit pimple toy
  squeeze v? press_firmly: hand; arm shoulder fingers palm tightly gently reassuringly knee
  squeeze v? squeeze_like: car room; bus crowd lift gap tiny narrow passenger seat train
  stable n farm_building: horse stalls straw; pony farm groom saddle donkey manger ride hay mare
  stable a resistant|firm: relationship; marriage family government home partner couple peace
  stable a? resistant|maintaining: ladder table condition; steady shelf patient structure platform rock chair boat doctor hospital
  stable a? subject_to: job prices; currency economy income temperature market inflation
  staff n personnel: hotel work manager hospital employees meeting; nurse teacher employ office friendly kitchen shortage restaurant member shop boss waiter
  staff n strong_rod: shepherd; monk bishop gandalf sheep crosier prophet moses
  staff n? a_strong_rod|a_rod_carried: shepherd wizard walking; stick lean wooden crook magic pilgrim
  staff n? (music)_the: music notes; clef treble line bar composer piano
  stage n large_platform|theater_as: actor theatre singer play audience actors concert; perform curtain dancer spotlight band opera applause bow scene
  stage n any_distinct|section: early first; late pregnancy next initial cancer middle childhood
  stage n? any_distinct|a_specific: process project; development planning phase advance construction negotiation
  stage n? a_section: race tour; leg cyclist rocket journey mountain win
  stage v? perform_(a: play; concert protest exhibition theatre festival comeback opera show director
  stain n soiled: shirt wine coffee carpet; remove blood tablecloth ink tea grass trousers sofa mattress bleach tie
  stain v? produce_or|make_dirty: tooth; coffee nicotine finger yellow blood blackberry tobacco shirt wine
  stain v? color_with: wood; oak varnish brown table glass floor fence pine polish
  stake n strong_wooden: plant ground tomato vampire heart; fence post hammer dracula drive tie rope tent wooden
  stake n right|money_risked: company; shareholder percent own sell investor firm bank buy majority million
  stake n? the_money: poker gambling; bet high raise card casino win lose player
  stake n? instrument: burned witch; heretic execution joan martyr flame inquisition
  stale a lacking: bread; crust biscuit cake smell toast beer loaf sandwich crumb air duck
  stalk n material|slender: ; wheat long bamboo cut leaf corn
  stalk n? a_slender: celery flower; asparagus broccoli mushroom stem rhubarb rose plant thick sunflower
  stalk v follow|go_stealthily: lion deer prey fan actress hotel follow woman home; stranger night police fear singer dark celebrity victim stalker killer
  stalk v? go_through: lion prey deer; tiger cat leopard hunter mouse jungle cheetah grass
  stall n booth: market fruit sells sell sold souvenirs fair; trader stallholder vegetable cheese flower display bookstall customer vendor bazaar street
  stall n compartment_in_a_stable: horse stable cow hay; barn straw manger groom pony milk sweep donkey
  stall n? seating_in: theatre; seat ticket row orchestra opera audience actor balcony
  stall v come_to_a_stop|cause_an_engine|cause_an_airplane|experience_a_stall|come_to_a_sudden: car engine motor traffic plane driver; restart clutch junction wing pilot crash hill learner negotiation
  stall v postpone|deliberately: time answer question; delay lawyer decision evade creditor police politician
  stamp n small_adhesive|token: letter post envelope collect; album rare post_office penny royal airmail queen
  stamp n? a_small_adhesive|a_small_piece: envelope letter postage collection; stick parcel lick address glue philatelist mail
  stamp n? a_symbol_that: rubber passport; visa ink official seal customs wax library date clerk document
  stamp v walk_heavily|crush: foot cold; floor boots ground angrily tantrum spider beetle snow mud toddler elephant
  stamp v? to_mark,_or: passport; letter date official ink book seal card document ticket clerk
`;
