/** The words from table to trump. `collocations.ts` says what the columns are. */
export const fromTablToTrum = `
  table n furniture: sit kitchen chair lay; wooden leg round cloth restaurant waiter wipe seat polish
  table n set_of_data: numbers page figures shows multiplication; column row statistics data summarise percentage tide result list
  table n? a_piece_of_furniture_with|a_piece_of_furniture_having: plates knife forks lay dinner; tablecloth candle oak fold spread dish family reserve carve
  table v? hold_back: motion; amendment parliament bill council proposal resolution senator committee
  tablet n small_flat_compressed|dose: doctor headache medicine swallow take meal water one every; painkiller pill dose pharmacist sleeping vitamin antibiotic pack
  tablet n slab: stone clay; inscription carve ancient moses marble latin commandment archaeologist engrave
  tablet n? a_dose_of|a_small_flat: aspirin; prescribe dissolve paracetamol blood_pressure bottle pain daily chemist
  tack n? a_short_nail: carpet; hammer nail upholstery floor sharp barefoot brass
  tack n? (nautical)_the|the_heading: sail boat; starboard port wind yacht course steer
  tack v? fasten_with: poster; notice wall carpet board pin map photo fabric hem
  tack v? turn_into: boat; wind yacht sailor harbour starboard upwind skipper
  tackle n gear: ; climb rope pulley equipment sailor winch hoist crane
  tackle n? gear_used: fishing rod; fisherman angler bait hook line shop
  tackle n? (American_football)_grasping: rugby; footballer player defender ball injury striker referee brutal
  tackle v accept_as: problem crime; pollution government poverty issue unemployment climate question challenge inequality obesity
  tackle v seize: player rugby football; defender ball thief guard burglar opponent ground striker
  tail n posterior: dog cat wag horse; puppy monkey bushy lizard fox squirrel mouse donkey pull tread
  tail n? (usually_plural): heads coin; flip toss penny side guess cent referee
  tail n? a_spy_employed: detective; suspect police spy agent follow car
  tail v? go_after_with: detective car suspect; spy agent police reporter van taxi smuggler follow
  tailor n person_whose: suit; sew trousers jacket measure stitch cloth shop alter needle fabric
  talk n? a_speech_that|the_act_of: lecture; professor audience deliver informal illustrate attend library lunchtime author guest
  tame v? make_docile: lion horse; falcon elephant beast tiger animal trainer circus hawk dragon wolf
  tame a brought_from: lion; hawk tiger circus elephant wolf bear
  tame a? brought_from|very_docile: animal bird; squirrel deer pet feed rabbit pigeon parrot fox pony duck
  tan n browning: sun beach holiday; sunbed bikini skin golden deep lotion lifeguard white face
  tan v treat: leather; hide cow tannery deer sheepskin
  tan v? get_a_tan,: beach sun; sunbathe lotion sunscreen skin easily summer cream burn face
  tan a? of_a_light: shoes; leather jacket boot suitcase coat briefcase trousers belt
  tank n enclosed_armored: army soldiers war enemy fired military battle guns; shell artillery crew turret regiment square armoured column infantry drive
  tank n metallic)_vessel: water fuel petrol car fish oil empty fill aquarium; tropical goldfish gas septic leak litre diesel engine rain shark storage
  tap n plumbing|faucet: water kitchen turn drip bathroom sink; basin bath plumber leak hot cold run washer fill
  tap n? ^a_gentle_blow|the_sound: window shoulder; gentle door light branch hear pane
  tap n? the_act_of: phone; wire conversation detective police listen telephone spy
  tap v strike_lightly|make_light: door shoulder window finger; pencil foot fingernail knuckle keyboard screen spoon glass gently desk
  tap v draw_from: maple rubber; tree resource beer sap barrel syrup power reserve fund
  tap v? tap_a_telephone: phone; police wire conversation spy secret agent telephone bug line
  tape n memory_device|recording: music; player vcr rewind blank
  tape n long_thin_piece: sticky parcel box sealed; adhesive wrap electrical scissors wire insulate roll bandage
  tape n? a_recording|memory_device: recorded songs listened; cassette interview confession conversation police video secretly voice
  tape n? measuring: measure; waist tailor centimetre inch metre steel carpenter
  tape n? the_finishing: runner race; finish cross break sprint winner line marathon athlete
  tape v? record_on|register_electronically: programme; record interview concert conversation show television video episode match film
  target n sports|reference: arrow arrows bullet; shoot archer rifle hit missile aim miss dart bomb centre soldier
  target n? the_goal_intended: sales; meet reach achieve annual government company exceed emission budget growth
  tart n pastry: apple cake; pastry custard cream raspberry fruit pear
  tart n? a_pastry_cup|a_small_open: strawberry lemon; blackberry crust jam apricot oven treacle cherry
  tart a tasting_sour: lemon; rhubarb cherry gooseberry sour berry plum juice cranberry
  taste n? the_sensation: bitter sweet salt; tongue sour coffee metallic mouth pepper flavour leave medicine flu
  taste n? delicate_discrimination: clothes; decorate furniture style elegant impeccable dress interior lady
  taste n? a_strong_liking: music; expensive develop adventure acquire luxury whisky opera travel cheese champagne
  taste v have_flavor|perceive: like; sweet sour chicken burnt metal awful delicious
  taste v? perceive_by|take_a_sample: soup; wine cook chef sauce spoon try sample tongue dish stew cheese
  tax v? use_to_the: patience; strength resource ingenuity nerve brain endurance
  tea n? a_light_midafternoon: afternoon sandwiches; scone cake guest cucumber jam four_o'clock high aunt biscuit cream
  tea n? a_beverage: cup; milk drink sugar lemon pot strong hot mug green pour sip
  team n? a_cooperative: football; player captain coach goal match win cricket join hockey basketball league
  team n? two_or_more: horses ox; plough sled dog oxen wagon pull husky carriage sleigh
  tear n drop_of_the_clear: cheek eye cry weep face sad run eyes tears onion wiped handkerchief sob roll wipe; wet blink drop pillow fall eyelash burst grief tissue joy
  tear n? an_opening: shirt curtain tent jeans dress fabric rip sail; mend trousers sew stitch repair seam stocking needle patch hole ligament jacket
  tear v separate_or_cause: paper cloth shirt page letter dress; strip half wrapper skirt envelope curtain bread nail rip ticket
  tear v? move_quickly: street; car down past corridor motorbike stairs motorway children playground ambulance
  tease v annoy: brother school; sister friend mercilessly cat classmate bully name girl hair joke
  temper n? a_disposition|a_sudden_outburst: lose angry; tantrum quick lose_his_temper fiery hot violent boss control fly child
  temper v bring: steel; heat iron glass blade sword criticism justice clay
  temple n place_of_worship|edifice: god greek buddhist gods monk priest shoes worship pray incense; shrine hindu altar column roman ruin statue kneel sacrifice jerusalem pilgrim
  temple n flat_area: head grey hair hit bullet forehead ear pulse vein throb; rub gun sweat massage pain finger
  tend v? have_care: sheep garden wounded; shepherd flock nurse patient flower rose cattle fire injured sick grave
  tender n formal_proposal|something_used: contract company; bid submit builder invite lowest council
  tender v offer: resignation; apology payment minister service regret evidence thanks
  tender v? offer_or_present|propose_a: firm contract bridge resignation council; builder bid construction submit supplier project school railway lowest
  tender a easy_to_cut: meat steak beef bone chicken; lamb cook simmer juicy boil fork stew slow vegetable chew pork oven stalk
  tender a? hurting: bruise touch sore shoulder knee injury belt hit swell; skin breast wound swollen painful stomach muscle rib gum
  tender a? having_or|given_to_sympathy: kiss; love heart lullaby embrace smile mother moment gentle word
  tense n grammatical: verb past future; present perfect conjugate sentence pluperfect tense_of form write teacher english
  tense a in_or_of: muscles exam; nervous atmosphere interview wait relax silence anxious meeting nerve shoulder
  tense a? stretched: rope; wire string spring cable bow thread violin tent
  term n word_or_expression: technical medical; phrase word slang legal scientific mean coin poetic latin dictionary use
  term n limited|period: school president autumn exams; spring summer prison end election office student university begin start christmas week
  term n? (usually_plural): contract; condition agreement deal payment treaty surrender peace sale accept lease
  terminal n station|place_where: airport bus passengers; ferry departure coach railway flight luggage check_in arrival airline shuttle
  terminal n? electronic: computer; screen keyboard log data user type server mainframe
  terminal n? a_contact: battery; wire positive negative electrical cable connect circuit screw
  terminal a final|causing_or_ending: illness cancer patient; disease tumour hospice diagnose dementia leukaemia fatal ward die condition
  test n? a_set_of_questions: school exam maths driving; pass fail student pupil teacher chemistry spelling history question
  test n? any_standardized|trying_something: blood; pregnancy dna laboratory result nuclear drug doctor cancer positive vaccine
  test v? test_or_examine: eyes; battery water drug brakes laboratory vaccine theory scientist product hearing blood
  test v? examine_someone's: pupils; teacher student knowledge grammar spelling maths exam class candidate
  thick a? of_a_specific: walls book ice; slice blanket coat jumper wool layer carpet glasses sock
  thick a? relatively_dense: soup fog; gravy sauce custard smoke cloud mist paint porridge honey
  thick a? having_component: forest; hair jungle bush eyebrow beard hedge undergrowth fur crowd trees
  thin a? lacking_excess: tall man; fat diet model leg body starve face girl cheek arm waist
  thin a? of_relatively: paper ice; slice layer sheet blanket coat shirt glass wall cardboard
  thin a? relatively_thin: soup; gruel gravy sauce blood oil custard milk
  thread n fine_cord: needle sew cotton; button spool stitch silk bobbin embroidery reel weave wool spider loose
  thread n? the_raised: screw; bolt nut turn drill metal worn
  thread n? the_connections: story; plot conversation follow narrative argument lose novel common speech
  thread v? pass_a_thread: needle; bead eye sewing cotton string pearl lace hole bobbin
  throat n? in_the_front: sore scarf; swallow cough lump tonsil neck infection clear fish_bone dry cut voice grab
  throw n? bedclothes: sofa; cushion blanket couch bed wool knit cover armchair drape
  throw v propel: ball stone; catch window bin snowball rubbish pitcher dart frisbee river coin
  thumb v? travel_by: lift; hitchhike ride lorry motorway motorist
  thumb v? look_through: magazine; catalogue book page dictionary album
  tick n mite|parasitic: dog bite blood lyme sheep; deer remove tweezers cat parasite insect skin grass disease forest suck
  tick n mark: box teacher; correct cross answer ink red form
  tick n? a_metallic: clock; quiet silence loud hear metallic second
  tick v make_a_clicking: clock; grandfather mantelpiece wall second loudly metronome loud
  tick v? make_a_clicking|make_a_sound: clock; watch silence bomb hear meter quiet kitchen
  tick v? put_a_check: box answer; name item form list teacher correct pencil register
  ticket n? a_commercial: train concert; buy bus museum theatre airline return inspector plane cinema queue sell book railway
  ticket n? a_summons: parking speeding police; fine windscreen driver policeman court traffic pay warden
  ticket n? a_label_written: price; sale label jacket price_tag shop clothes dress
  tide n periodic: sea; rise fall shore sailor wave high low
  tide n? the_periodic|there_are: beach moon boat; shell sand rock harbour coast coming wash cave ebb pull
  tie n neckwear: suit shirt wear silk jacket collar blue stripes striped red neck; knot bow office uniform blazer school loosen tweed spot cufflinks straighten
  tie n finish_of_a_contest|equality: game ended goals; draw point league equal team penalty
  tie n? equality_of|the_finish: score match; break result cup extra_time
  tie n? a_social_or: family; blood strong friend emotional diplomatic trade close bond sever
  tie v fasten|limit|form: rope shoes shoelaces knot hands tree boat; ribbon lace string parcel prisoner apron dog chair bow balloon bundle ankle hair
  tie v? finish_a_game: match place prize score points; draw team league candidate game golfer nil
  tight a closely_constrained|affected: jeans trousers shoes; dress waist collar uncomfortable belt skirt shirt fit knot lid sweater corset
  tile n flat_thin: roof; red clay slate loose chimney storm cottage repair
  tile n? a_flat_thin_rectangular|a_thin_flat: bathroom floor roof; ceramic mosaic grout porcelain kitchen shower marble lay crack wall slippery
  till n strongbox|treasury|money: money shop cash cashier; coin supermarket open receipt change assistant drawer thief pay queue
  till v work_land: soil farmer field; plough land crop peasant plant earth tractor garden
  time n? rhythm_as: music; beat drum dance conductor rhythm waltz march
  time v? measure_the: race; stopwatch runner swimmer lap egg speed coach
  tin n silvery|metallic: metal bronze mine mined; copper alloy ore cornwall zinc melt lead
  tin n vessel|airtight: soup beans; paint rust kitchen peach tomato
  tin n? a_vessel_(box,|airtight_sealed|metal_container_for_storing: biscuits sardines soup opener; tuna lid cat_food cupboard shelf salmon pineapple
  tip n extreme_end: finger iceberg pencil; arrow spear toe cigarette asparagus cigar umbrella peninsula
  tip n relatively_small_amount: waiter restaurant taxi waitress left; bill percent dollar porter table customer bartender
  tip n indication|clue: useful racing; horse helpful advice hint save gardening cook traveller handy
  tip n relatively_small: left generous; service meal twenty hairdresser doorman
  tip n? especially|the_top_or: nose tongue finger; mountain knife island needle wing pen
  tip v give_a_tip: waiter waitress driver; porter bellboy hairdresser generous generously restaurant barber dollar taxi
  tip v? cause_to_tilt|cause_to_topple: boat chair; canoe table bucket balance jug ladder glass lean wheelbarrow backwards
  tire n hoop: car wheel flat bicycle; puncture spare pump truck tractor rubber burst change snow mechanic tread
  tire v lose_interest|exhaust: walk; easily quickly runner children elderly grandmother muscle legs journey long patient
  tissue n soft_thin: nose box; paper wipe toilet sneeze blow tear packet handkerchief cry cold
  tissue n? part_of_an: muscle lung; brain cell skin organ damage bone fat body scar blood biology
  title n heading|general_or: book; novel page cover chapter painting poem essay choose headline
  title n? the_name_of|a_general: book film; song album movie magazine play article author
  title n? the_status: boxing; champion league football world heavyweight win defend tennis chess
  title n? an_identifying: lord; duke lady sir noble inherit baron countess king prince knight family
  toast n slices_of_bread: bread butter breakfast jam egg; burn honey slice bean cheese tea crumb cinnamon toaster marmalade spread crisp
  toast n drink_in_honor: wed glass champagne couple glasses propose groom bride best speech raise; drink birthday bridegroom health queen guest wine dinner host anniversary
  toast v propose_a_toast: champagne couple glasses wed bride; groom newlyweds friend victory success win drink guest health dinner host
  toast v make_brown: bread; bun marshmallow muffin slice bagel nut fire almond sandwich seed crumpet
  toe n? one_of_the: foot stub; shoe nail sock sand dip broken dancer finger bath tread
  token n? a_metal_or: machine; subway slot coin fare insert turnstile plastic counter arcade
  toll n fee: road bridge motorway paid; tunnel pay driver booth charge turnpike highway
  toll n value_measured: death; earthquake casualty victim bomb flood war rise injury
  toll v ring: bell; church funeral midnight cathedral bell_tower village monk tower
  tone n quality_of: voice; gentle angry hoarse deep soft sad serious polite loud
  tone n? a_quality: colour; skin brown blue dark paint green warm pink
  tone n? a_steady_sound: dial; phone beep leave message answerphone busy ring
  tongue n mobile: mouth dog lick bit burned taste stuck licked; hot soup lip cat
  tongue n human_written: language mother_tongue native speak spanish english foreign mother; learn ancient latin arabic dialect poet translate swahili
  tongue n flap: shoe; boot leather lace trainer buckle sandal shoelace
  tooth n hard_bonelike: dentist; brush cavity milk fairy bite filling shark chew loose pull decay gap extract
  tooth n? one_of_a_number: comb saw; gear broken blade wheel hair cog
  top n covering|plaything: spin child bottle; jar lid screw pen container
  top n highest|upper: mountain; summit view climb snow
  top n? the_upper|the_top_or: hill page tree; wardrobe shelf cliff roof ladder list
  top n? a_conical: spin toy; string boy whirl whip humming wobble wooden
  top n? a_garment: blouse; skirt jeans silk t-shirt wear pyjama cotton sleeveless bikini sweater
  torch n light|tall: dark olympic flame; burn runner fire carry relay statue liberty
  torch n? a_small_portable: batteries dark cave; flashlight beam tent shine light bulb bright tunnel pocket
  torch v? burn_maliciously,: car; arson gang barn house village riot
  toss v throw: salad ball; stone hat frisbee rubbish newspaper bone bag sock horseshoe
  toss v? lightly_throw: coin; head captain referee bet decide tail
  toss v? move_or_stir: bed; restless sleep pillow turn night fever dream
  touch v make_physical: hand button; finger skin paint knee elbow fence nose ceiling screen wet shoulder
  touch v? affect_emotionally: story kindness; heart tear audience letter gesture sad generosity sincerity
  tough a? substantially: steak meat; beef leathery fibrous bread knife jaw
  tough a? severely_testing: question exam; test decision choice job competition challenge tackle year winter fight
  tough a? not_given: steak meat chew; overcook gristle pork root boxer
  tour n journey: band city guide castle; museum tourist holiday europe bus concert italy factory coach gallery
  tour v? make_a_tour: band; theatre country orchestra musician europe concert singer company team
  tow v? drag_behind: car; truck trailer boat caravan tractor garage breakdown lorry rope tug
  tower n? can_stand: castle church; bell clock tall eiffel climb medieval stone london water
  toy n artifact|plaything: child; doll train teddy christmas plastic play baby wooden box cupboard soldier
  toy v? manipulate: food; pen idea emotion pasta fork ring hair
  trace n? a_just_detectable: poison; blood arsenic drug vanish amount find chemical mineral
  trace v? discover_traces|follow,_discover,: police; call owner ancestor parent phone family fault origin
  trace v? make_a_mark: picture paper; finger outline map pencil pattern letter copy sand drawing line
  track n pair_of_parallel_rails: train railway rails; platform locomotive tunnel steam line cross sleeper signal
  track n course: runner race runners; cyclist field jockey athlete lap horse driver
  track n selection|distinct: album song; record listen disc hit singer guitar bonus cd band
  track n? a_line_or: forest; footprint muddy path dirt farm snow deer lead
  track v? go_after_with: hunters animal; satellite police radar bear footprint dog wolf storm parcel criminal
  trade n skilled: carpenter learned plumber; electrician apprentice builder mason skill shoemaker craft blacksmith
  trade n? the_commercial: countries world; import export slave fur goods agreement international spice ban war ivory
  trade v exchange|engage: goods sandwich stamps; country import export card silk horse spice currency merchant fur sticker slave
  traffic n? the_aggregation: jam road; rush_hour motorway heavy congestion car stuck city noise driver light lorry
  traffic n? especially: drugs; illegal arms slave human ivory smuggle
  traffic v? deal_illegally: drugs; cocaine arms slave human weapon smuggler ivory illegal
  trail n path: forest hikers mountain; walk path wood park route mountain_bike muddy
  trail n? a_track_or: blood snail; smoke slime dust footprint slug scent breadcrumb vapour
  trailer n advertisement: film movie cinema; watch advert preview youtube spoiler actor premiere
  trailer n large_transport|wheeled: ; haul truck load highway driver cargo freight axle
  trailer n? a_wheeled|a_large_transport: car boat lorry; hitch tow horse bike jeep campsite boatyard bicycle
  train n public_transport: station railway paris ticket passengers platform london late; driver carriage journey steam underground freight board ride seat delay conductor miss rail
  train n piece_of_cloth: dress bride wed bridesmaids gown hold long puddles; lace carry silk queen veil floor satin robe
  train v create_by|develop|prepare|exercise: athletes olympics team hard soldiers; gymnast coach compete boxer dancer sport muscle
  train v? exercise_in|undergo_training: marathon gym; race runner weights fitness
  train v? develop_(a: dog puppy; lion horse parrot monkey animal trick obey elephant sheepdog
  train v? create_by|educate_for|act_as_a_trainer: nurse team; teacher doctor pilot staff recruit apprentice college course employee lawyer engineer
  trap n device: mouse animal cheese; mousetrap fox rat catch rabbit bear lobster hunter snare bait
  trap n? something_(often: police; thief enemy suspect ambush walk set lure fall
  trap n? informal_terms: shut; mouth keep rude nosy secret gossip
  trap n? a_light_two-wheeled: pony; horse drive cart wheel ride lane coachman victorian village
  trap v? catch_in_or|hold_or_catch: bear rabbit; hunter mouse fox animal fur lobster rat poacher snare cage
  treat n? something|an_occurrence: birthday ice dog; ice_cream sweet chocolate dessert cake special pet reward biscuit children cinema
  treat v provide_treatment|subject_to|care_for: doctor hospital disease patient wound; nurse cancer antibiotic infection injury illness malaria burn surgeon fever symptom medicine
  treat v? provide_with_a: dinner; lunch friend ice_cream restaurant holiday cinema meal drink
  treat v? subject_to: wood; chemical timber fabric metal stain leather sewage
  tree n figure: family; ancestor relative draw grandparent generation family_tree genealogy surname
  trial n (law): court jury murder; judge guilty lawyer accuse witness defendant verdict innocent testify prosecutor
  trial n act_of_testing: drug; vaccine clinical researcher medicine test treatment patient
  trial n? the_act_of_testing|trying_something: drug; period cancer participant volunteer experiment product free error
  triangle n? a_three-sided: angles; shape side draw equilateral geometry area isosceles corner pythagoras
  triangle n? a_percussion: orchestra; percussion drum play cymbal strike ring
  trick n prank|attempt: joke; clever cat con schoolboy fool childish mischievous
  trick n single_round: cards bridge; ace trump hand win spade lead whist
  trick n? a_ludicrous|an_attempt: played april; halloween dirty nasty prank mean friend brother
  trick n? considered: magician; magic rabbit hat perform show coin
  trigger n lever: gun pulled finger; pistol rifle squeeze shoot revolver gunman cock
  trigger v? put_in_motion: alarm; reaction attack allergy riot crisis migraine explosion response earthquake war asthma
  trim v cut_down: hair beard hedge; moustache bush scissors nail barber lawn fringe sheep beak branch
  trim v? decorate,: tree; ribbon lace dress fur hat christmas bauble
  trip n journey: holiday school boat went_on; weekend summer abroad plan coach fishing beach train paris return museum
  trip n journey_for: business; company manager conference travel meeting sales overseas boss client expense
  trip v miss_a_step: fell stone stairs carpet over step root careful trip_over cable cat; stumble kerb fall pavement rug rock hurt
  trip v? miss_a_step|cause_to_stumble: stone fell rope carpet; ankle shoelace foot wire wet doorstep
  troop n? a_unit_of: scouts; girl leader monkey soldiers camp
  trump n declared_trumps: card; play club ace deal bidder
  trump n? a_playing|(card_games): hearts spades; diamond bridge lead suit trick whist queen lowest
`;
