/** The words from nickel to perch. `collocations.ts` says what the columns are. */
export const fromNickToPerc = `
  nickel n hard_malleable: metal; copper iron alloy mine steel magnetic battery silver zinc allergy cobalt plate
  nickel n five_dollar|United_States_coin: ; bill dollar football gambler drug cocaine note bet
  nickel n? a_United_States: coin cents dime; jefferson quarter penny pocket slot phone candy machine toss pay american jar
  noble a? of_or_belonging: family birth; king lord knight aristocrat duke blood title marriage castle medieval rank prince
  noble a? inert_especially: gas; helium argon neon element reaction chemist inert metal electron xenon
  nod v lower_and_raise: head; agree smile yes understand silently approval wisely politely shake slightly
  noise n? sound_of_any: loud; neighbour party hear street drum dog night engine traffic disturb factory
  normal a? conforming: temperature; life pulse blood weather weight behaviour school healthy usual return reaction
  nose n organ_of_smell: face blow bleed cold runny; sneeze handkerchief mouth smell elephant nostril clown tissue wipe tip freckle pinch
  nose n? a_front_that: plane aircraft; jet pilot rocket cockpit wing submarine tail landing runway missile
  note n musical|notation_representing: music piano sing high song played wrong pitch singer last hold violin; key chord scale octave trumpet melody sharp flat flute guitar tune choir organ
  note n short_personal|brief_written: left write fridge table kitchen door message she_left left_a teacher leave pin; neighbour stick envelope scribble thank husband mum desk paper post suicide
  note n piece_of_paper_money: pound euro bank ten pay crumpled twenty fifty wallet driver cash purse change; counterfeit dollar shop pocket fake thief stack
  note v make_mention|notice|observe: please; absence reader carefully author document important difference detective observe error
  notice n sign_posted|announcement: wall; sign warning read library lawn entrance hang instruction forbid gate
  notice n advance_notification: quit job landlord weeks; resign employee tenant boss contract month hand_in dismiss termination eviction evict
  notice n? an_announcement|a_sign_posted: board door; pin staff newspaper village corridor poster school lost meeting obituary
  novel n extended_fictional: write read author chapter published writer book; fiction romance plot library detective dickens bestseller austen story prize literary
  novel a original|new: idea approach method completely solution way; technique theory treatment experiment suggestion design solve coronavirus invention concept
  novice n someone_who_has: nun convent; monk monastery sister prayer abbey veil vow
  number n? the_number_is: phone; dial call telephone door bus passport house write lottery mobile licence wrong
  number n? the_property|a_concept: even prime; add odd divide multiply decimal mathematics square calculate zero digit count
  number n? a_short_performance: musical song; dance singer stage hit band jazz album concert broadway
  nurse n? one_skilled: hospital; doctor patient ward surgeon uniform bandage injection matron night_shift clinic pulse
  nurse v serve_as_a_nurse|try_to_cure: ill; soldier grandmother sick fever dying plague
  nurse v give_suck: baby breast; milk cub mother newborn hungry bottle infant puppy calf suckle
  nurse v? try_to_cure|care_for_sick: health patient back; injured cold recover ankle hospital knee hangover bandage
  nursery n child's_room|building: child kids baby cot; bedroom toy school daughter toddler teacher decorate playroom morning wallpaper rhyme sleep
  nut n usually_large_hard|fruit: eat squirrel almond shell crack peanut; walnut cashew allergy roast chocolate salt raisin bowl tree hazelnut chew snack
  nut n internal_screw_thread: bolt screw spanner wheel; tighten metal loose engine bike turn tool thread plumber wrench rusty
  oak n deciduous: tree; acorn leaf squirrel forest branch ancient plant wood shade owl trunk
  object n tangible: metal strange flying sky fell heavy round shiny; table vase room small wooden magnet glass museum unidentified box throw sharp float
  object n goal: game exercise life; win achieve aim main mission primary expedition plan lesson
  object n acted_upon: verb subject sentence; pronoun noun clause direct grammar indirect accusative transitive passive
  object v express_or_raise: to plan residents decision strongly proposal lawyer; build motorway council airport runway judge housing wedding loudly villagers
  object v? express_or|be_averse: plan neighbours; smoke noise marriage taxes local parent alcohol
  observe v? watch_attentively|observe_with: stars birds; telescope scientist astronomer behaviour planet animal carefully child police microscope experiment
  observe v? stick_to_correctly|show_respect: speed law; rule custom silence tradition limit holiday sabbath minute religious festival fasting
  occasion n? a_vaguely: special; birthday wedding celebrate dress champagne formal festive wear anniversary happy
  odd a not_divisible: number even three numbers; divide prime integer total page count multiple digit
  odd a beyond|deviation: strange behaviour; eccentric behave look unusual habit taste character
  odd a? beyond_or|not_easily: strange; noise smell funny feeling uncle hat weird curious coincidence explain
  odd a? of_the_remaining: socks sock; glove drawer shoe left earring pair missing wear matching
  offense n crime|lack: police; law fine steal serious punish parking minor traffic parking_ticket federal
  offense n? a_transgression: criminal; theft drug arrest commit court prison judge punishable murder
  offense n? a_feeling: take; remark joke mean insult cause word rude apologise hurt
  offer n? something|the_verbal: job accept house; refuse salary reject buyer generous marriage reduce university discount tempting sale cash
  offer v? make_available_or: help seat; sandwich tea drink guest lift chair biscuit cigarette reward advice discount bus
  office n place_of_business: desk worker; computer building boss meeting staff manager printer colleague floor secretary lawyer lift
  office n? (of_a_government: president; elect mayor term minister run senator resign hold party election governor
  officer n? a_member_of: police; arrest patrol constable detective robber suspect station handcuff speeding murder
  officer n? any_person: army; soldier military navy salute rank troops captain regiment uniform sergeant battle
  official n? a_worker_who: government; minister ministry department senior document bribe tax customs passport announce election
  oil n slippery|dark_oil: engine tanker drill barrel well petrol; crude pipeline gallon gas saudi price spill desert fuel sea shell
  oil n? any_of_a_group: olive cooking salad fry; vegetable pan salt vinegar sunflower garlic dress heat spoon recipe sesame skin
  oil n? oil_paint: painting canvas; artist brush portrait watercolour gallery landscape easel turpentine
  oil v? cover_with: hinge chain; bike lock squeak engine bicycle wheel machine door rusty saw gear
  open v cause_to_open|become_open: door window bottle; unlock envelope parcel eye gate present can key box lid cork mouth knock
  open v? start_to_operate: shop; restaurant museum store branch library hotel exhibition theatre show gallery school september
  open a? affording_unobstructed: door; window wide gate box fly shop lid cold breeze drawer stay
  opening n? an_open_or: fence; wall hole gap crawl squeeze hedge tent roof narrow cave slip
  opening n? opportunity: job; vacancy career apply position company graduate post teacher apprentice
  opera n drama: sing soprano singer; aria verdi mozart tenor conductor orchestra italian stage puccini chorus costume milan
  operate v perform_surgery: surgeon patient doctor hospital heart; brain knee surgery tumour anaesthetic theatre wounded cancer leg emergency vet
  operate v direct|handle|work: crane; company business firm airline factory fleet department
  operate v? handle_and: machine; lever switch driver tractor worker equipment camera button train device forklift
  operation n medical_procedure: hospital surgeon knee doctor heart; surgery patient brain recover anaesthetic cancer tumour ward nurse theatre undergo scar scalpel
  operation n planned_activity|activity_of: military soldiers rescue; army police mission raid launch nato smuggler undercover secret
  operation n? activity_by: military rescue; troops navy terrorist enemy invasion allied commander war bomb
  operator n? an_agent_that: crane telephone machine; switchboard forklift radio camera lift worker dial call factory dispatcher
  operator n? someone_who: tour; travel holiday package network phone mobile airline bus company hotel cruise
  opposite n? a_word_that|something: hot; cold word mean antonym happy true love hate rich poor
  opposite a? being_directly: side house; direction street bank across wall page river opinion sex end corner
  oral a? of_or_relating|of_or_involving: hygiene; tooth dentist medicine mouth thrush contraceptive vaccine gum toothbrush
  oral a? using_speech: exam; examiner spanish history tradition french presentation speak language test candidate
  orange n yellow_to_orange|round: juice fruit eat peel peeled; lemon banana marmalade squeeze apple grape basket ripe tree slice pip
  orange n color: yellow red paint; pink purple sunset bright mix shade dye blue green carrot
  orange n round_yellow: peeled; vitamin segment pith grove citrus mandarin clementine florida crate
  orange a? similar_to: colour; jacket shirt sunset sky flame hair bright pumpkin traffic_light light flower juice
  orbit n? the_(usually: satellite earth; moon rocket space planet sun mars astronaut launch station elliptical spacecraft
  orbit v? move_in_an: moon; earth sun planet satellite mars jupiter rocket spacecraft star comet
  order n command: captain soldiers officer obey; general fire march sergeant attack dog follow retreat shout prisoner disobey
  order n logical|established|arrangement: alphabetical; file book list number chronological arrange shelf ascending
  order n? established|a_condition: law police riot; public peace maintain restore keep chaos court army martial
  order n? a_commercial: waiter; customer meal deliver drink table cancel food wine company shop warehouse pizza dessert
  order n? a_formal_association: monks nuns religious; franciscan benedictine jesuit knight monastery priest templar catholic pope dominican
  order v make_a_request: pizza waiter meal book ordered coffee restaurant online; food beer wine drink taxi dessert steak menu chips bottle website waitress soup
  order v? give_instructions: general soldiers; army captain officer retreat police troops judge attack evacuation prisoner fire doctor court
  organ n keyboard_instrument|wind_instrument|electronic: church play music concert bach played pipes pipe choir silent roof hymn organist keys chapel cathedral; sunday instrument congregation priest mighty
  organ n fully_differentiated: heart body liver donor kidney transplant largest human lung skin brain function donation; stomach tissue damage blood body_part vital fail doctor sexual cell internal bladder surgeon
  organ n? wind_instrument|(music)_an|a_free-reeded: church played music wed cathedral; mass keyboard funeral recital bellows loft pedal recorder
  organic a nonuse|simple_and_healthful|fertilizers: shop eat milk carrots farming; apple egg wine tomato supermarket fruit butter chicken potato pesticide banana
  organic a? of_or_relating: farm vegetables food; compost soil matter chemistry compound carbon fertilizer molecule waste
  ounce n unit: weight; grain scales flour chocolate butter weigh drug fluid
  ounce n? a_unit_of_weight: gold; silver price dollar cocaine ring gram pound nugget cheese tobacco
  outlet n receptacle|place_providing: plug electrical lamp socket electric; wire cord charger kitchen wall power appliance toaster
  outlet n place_of_business: shop factory sell store; retail clothes discount mall designer shoe brand cheap bargain village
  outlet n? activity_that: creative; anger emotion energy stress sport frustration feeling express painting
  outline n? a_sketchy|a_schematic: essay; sketch draw shape map chapter pencil mountain brief figure chalk face
  outline v? describe_roughly: plan; proposal speech minister policy briefly explain manager procedure president strategy
  outstanding a? owed_as_a: debt bill; payment loan balance amount money fee invoice rent tax unpaid interest
  outstanding a? distinguished: student; performance excellent actor achievement pupil talent beauty musician award athlete brilliant
  oven n kitchen: bake; cake bread kitchen cook roast hot pizza chicken tray microwave loaf temperature
  overlook v look_past|fail: mistake error; detail fact forget typing important accidentally spelling inspector clue
  overlook v look_down|dominate: sea bay balcony; castle hill tower cliff town square city
  overlook v? look_down|be_oriented: sea valley room window; garden river lake harbour hotel terrace house park mountain beach courtyard
  pace n? the_rate_of_moving|the_relative: walked fast slow run; brisk set speed quick change steady life jog leisurely
  pace n? the_distance|a_step_in: steps; forward duel stride soldier ten take back horse
  pace v? walk_with: room nervously waiting; corridor cage tiger lion floor hospital anxious kitchen restless hall impatient
  pack n group_of_hunting|hunting: wolf dogs hounds howling hunting; fox wild attack deer prey cub sledge
  pack n bundle|collection: cigarettes hiker shoulders heavy; rucksack carry donkey camp mule load soldier strap backpack saddle
  pack n? a_complete: cards shuffle deal; ace joker king magician fifty-two poker
  pack n? a_convenient: cigarettes gum; biscuit smoke buy crisp open shop tissue batteries beer chewing_gum butter
  pack v arrange|compress: suitcase bag clothes trip holiday; box car lunch luggage passport move tent rucksack toothbrush unpack leave
  pack v? fill_to_capacity: stadium; crowd hall theatre train fan audience room bar commuter restaurant
  pad n number_of_sheets: write paper notes; pencil draw pen page sketch desk sheet ink reporter
  pad n flat_mass: knee shoulder; elbow cotton shin hockey skate player brake cushion bandage kneel helmet
  pad n? a_platform: launch helicopter; rocket land hospital roof take_off shuttle missile spaceship
  pad n? the_large: lily frog; pond leaf water float dragonfly toad
  pad n? the_fleshy: paw; dog cat thorn claw bear finger lion hedgehog foot
  pad v? add_padding|line_or_stuff: jacket shoulders; chair cell bra seat cushion wall foam helmet costume
  paddle n? used_for_hitting: canoe; table_tennis ping-pong bat ball boat oar kayak raft river player steer
  page n sheet|side: book read turn; write chapter newspaper paper tear blank print website margin magazine comic essay
  page n boy: wed hotel knight; bride prince messenger ring train uniform ceremony
  page n? a_boy_who|in_medieval|a_youthful: knight king wed; squire court castle royal servant queen medieval lord sword
  page v? contact,_as: doctor airport; hospital loudspeaker lobby passenger hotel nurse patient announce receptionist
  pain n? a_symptom|a_somatic: headache leg back chest tablets; ache stomach doctor tooth knee sharp shoulder hurt severe muscle cancer relieve
  pain n? a_bothersome|something: neck brother; nuisance annoying sister homework kid fill_in tax little_brother boss
  pain n? a_fundamental: loss; grief suffer heartbreak rejection cause sorrow emotional divorce parting
  paint n substance: brush wall tin wet fence; tube white bucket roller spill can ceiling red thinner decorator spray drip
  paint v? ^make_a_painting|make_a_painting_of: portrait picture artist; landscape oil canvas brush watercolour flower studio museum picasso van_gogh queen sunset
  paint v? coat_with: wall fence door kitchen; ceiling house white bedroom roller red boat room nail decorator roof shed
  pair n? a_set_of_two|two_items: shoes socks gloves trousers; scissors jeans boots glasses sandals trainers earrings wear twin mittens
  pair n? a_poker_hand: poker; ace hand jack queen deal flush bet king bluff
  palate n upper_surface: mouth; tongue cleft tooth wine roof throat taste soft hard burn
  pale a? abnormally: face sick ill; skin lip cheek complexion tired ghost thin death white frightened turn
  pale a? highly_diluted: blue yellow colour; dress eyes hair lemon sky wall light pink paint green shade moon
  palette n board: painter; brush mix knife thumb canvas oils easel studio
  palette n? the_range_of_colour: paint; red impressionist earthy shade range artist designer vivid limited muted
  palm n inner_surface: hand coin finger read sweaty fortune sweat; wrist fist slap clap blister thumb hold line scratch teller lie ball
  palm n family_Palmae: tree beach coconut island desert tropical leaf trees leaves shade; oasis date oil frond sand shore hut sway climb grove
  pan n? cooking_utensil|shallow_container: fry stave eggs frying; oil saucepan kitchen stove butter bacon wash pancake handle sauce fish lid boil
  pan v? wash_dirt: gold; river stream prospector nugget california miner creek sand klondike
  pan v? express_a: critics film; play review newspaper book album performance novel harshly
  pan v? make_a_sweeping: camera; scene actor director left crowd zoom face landscape shot
  panel n committee|group_of_people: experts judges discussion quiz; interview jury chair member television debate audience advisory talent guest
  panel n sheet|flat: door wooden wall solar; window roof glass ceiling fence metal carved electricity body front
  panel n? electrical: control instrument; pilot switch cockpit dashboard button engineer fuse light dial aircraft
  panic n overwhelming: fire; crowd theatre earthquake passenger scream exit run fear spread attack crash terror
  paper n material_made_of_cellulose: write draw sheet wrap; pencil tear fold origami pen recycle blank envelope glue toilet scissors cut
  paper n newspaper|daily: news; local tabloid politician leak scandal
  paper n essay|scholarly: professor published university essay research conference write teacher student exam; academic scientific scientist thesis author examiner present economics physics history
  paper n? a_daily_or|the_physical: newspaper read morning sunday headline; breakfast daily editor article page buy reporter crossword train front
  parade n ceremonial|extended: street soldiers band carnival; circus march float military flag drum watch victory easter uniform army
  parcel n wrapped: post; postman deliver christmas string post_office address courier gift brown send birthday stamp
  park n large_area|piece_of_open: walk trees child play dog bench ducks grandmother playground; pond lawn picnic swing jog central tennis pigeon football stroll squirrel
  park n? a_facility: ball; baseball stadium giants fan pitcher yankees hit fenway
  park v place_temporarily|maneuver: ; vehicle bus motorcycle underground trailer kerb shed
  park v? maneuver_a|place_temporarily: car space lorry street garage; road driver house pavement van motorbike illegally supermarket driveway fine bike
  parrot n zygodactyl: cage; talk repeat feather bird fly pirate beak tropical shoulder wing green jungle
  part n actor's: play film actor hamlet actress lead; role hollywood audition movie lead_role villain musical macbeth rehearse stage understudy
  part n? something_less|a_portion: engine machine car; body story country mechanic brain town garden leg spare replace essential world
  part n? a_line_of: hair; comb side hairdresser middle left fringe hairstyle straight barber
  part v? go_one's_own|discontinue: friends; airport station husband wife lover say company couple kiss tear sadly
  partner n person's|person_who_is_a_member: business firm husband dance; wife marriage lover bed marry sex romantic live
  partner n? an_associate|a_person_who: business law firm; trade solicitor company accountant senior crime invest founder
  party n organization_to_gain: election vote political labour leader conservative democratic; liberal socialist green parliament communist candidate republican congress member opposition policy government
  party n occasion|entertain: birthday guests dance invite music invited; cake wed balloon christmas drink friend dress wine night host halloween celebrate fun
  party n? a_group_of|a_band_of: search rescue tourists; hunting climber explorer raid expedition school pilgrim guide soldier coach
  party n? a_person_involved: contract; legal court agreement injured divorce sign lawyer guilty innocent third dispute
  pass n way_through|location: mountain snow road alps; valley climb hill swiss winter himalaya cross ridge pyrenees army
  pass n? a_document|any_authorization: bus boarding security; rail visitor ticket press show gate season hall boarding_pass airport officer
  pass n? (American|a_bad_or_difficult: ball striker goal midfielder; football throw quarterback receiver defender intercept forward player perfect long
  pass v go_across|accept|undergo: student; frontier course challenge judge sentence dissent
  pass v transfer|place: ball; player kick goal winger baton football rugby basketball striker
  pass v? accept_or|allow_to_go: exam test; driving grade examiner maths fail history inspection candidate licence
  pass v? make_laws,|go_unchallenged: law parliament bill; senate vote congress legislation act resolution reform amendment council government
  pass v? place_into: salt sugar butter; plate bread dish dinner pepper bottle water table potatoes please hand note
  pass v? move_past|pass_by|go_across|travel_past: house street shop; car bus church walk train lorry ship window station border river crowd
  pass v? throw_(a_ball): time; years day week hour slowly quickly read summer
  passage n? particularly: read book bible translate; text read_out paragraph translation shakespeare poem exam aloud quote chapter
  passage n? a_way_through: narrow secret dark; corridor wall door tunnel castle hall cave pyramid back lead underground stairs
  passage n? a_journey: ship; atlantic voyage sea sail safe boat cabin america crossing ocean
  passage n? a_short_section: music; violin cello piano orchestra bach sonata difficult symphony flute practise bar
  past n? a_verb_tense: tense verb; participle simple perfect present grammar future irregular progressive form
  past a? earlier_than: week year; months century few decade experience weekend winter mistake fortnight
  paste n adhesive|mixture: glue wallpaper paper; brush stick bucket poster roll envelope
  paste n? a_tasty_mixture: tomato; curry garlic fish anchovy almond chilli olive shrimp sandwich spread bread
  paste n? any_mixture: flour water; mix bowl thick stir smooth powder spice tooth mustard starch
  paste v? join_or_attach: photo; poster picture wallpaper album scrapbook stamp scissors cut copy text label glue notice
  pat v touch_lightly|hit_lightly: dog back horse head hand; cat shoulder puppy baby cheek pony gently stroke knee arm hair
  patch n small_contrasting|piece_of_cloth: ice fog; damp bald fur black white red brown oil sky blue rash wet
  patch n small_area: cabbage vegetables garden vegetable potato; lawn grass soil grow plant strawberries weed pumpkin carrot flower lettuce dig
  patch n protective_cloth: eye pirate; injured sailor wear bandage blind captain lose
  patch n? a_piece_of_cloth: jeans knee sewed elbow sew trousers; leather jacket needle denim sleeve quilt hole coat thread
  patch n? a_short_set: software; rainy rough bad sticky marriage cold sunny dry purple difficult
  patch v? repair_by|to_join_or|also_used: hole; roof trousers jeans tyre tear elbow bicycle sew jacket wall leak sweater quilt
  patent n document|official: inventor; office lawyer company drug edison apply protect register design
  path n? a_way_especially|an_established: garden forest walk; bicycle muddy gravel narrow mountain lead hill field cycle river snow footpath
  patient n person_who_requires: doctor hospital nurse surgeon operation ward; sick medicine bed recover illness treat cancer dentist heart psychiatrist symptom
  patient a enduring: teacher wait child calm waiting be_patient; mother listen angler slow queue explain kind gentle customer donkey pupil
  pattern n? something_intended: dress sewing; knit skirt crochet tailor blouse cut sweater needle dressmaker
  pattern n? a_decorative: wallpaper stripes; flower floral curtain fabric carpet tile check shirt geometric leaf
  paw n clawed: cat; dog bear claw lion tiger kitten fur lick thorn puppy pad scratch
  pawn n least_powerful_piece: chess king board queen move; bishop rook castle knight opponent capture white player sacrifice checkmate
  pawn v leave_as: ring watch money guitar; jewels broker jewellery shop necklace wedding gold camera diamond violin loan
  pay n? something: rise week low; salary wage worker employer boss job nurse cut equal overtime strike holiday
  pay v? give_money,: bill cash waiter; rent cheque card tax fine restaurant customer euro ticket landlord shop wages
  pay v? convey,_as: attention visit; respect teacher compliment tribute hospital grandmother homage heed call
  pay v? be_worth_it: crime; honest effort hard study patience save
  peace n? the_state|a_treaty_to: war treaty; sign soldier world negotiate dove army king agreement enemy israel nation talk
  peace n? the_absence_of_mental|freedom_from: quiet; inner mind meditation soul garden calm monk leave alone rest silence spirit
  peach n downy: eat; apricot juicy ripe plum cream fruit pear tree skin stone jam
  peak n top_or_extreme_point|highest_point_(of: mountain climb snow climber climbers; summit everest alps ridge valley rise high view himalayas cloud rocky
  peak n highest|period: career; season performance condition fitness athlete power sales player
  peak n? the_highest_level|the_period|the_most_extreme|the_highest_point: career rush traffic; hour summer price tourist holiday popularity fame inflation demand
  peak n? a_brim_that: cap; baseball visor hat cloth sun pull policeman sailor
  peak v? attain_maximum: temperature; price sales inflation demand traffic unemployment summer population interest virus
  pearl n? a_smooth_lustrous: oyster necklace; diver earring bead wear shell string ring sea bracelet white diamond
  peck v? hit_lightly: bird hen; chicken beak crumb seed parrot grain tree duck woodpecker crow pigeon corn
  peck v? kiss_lightly: cheek; kiss aunt grandmother husband lips mother goodbye forehead wife
  pedal n? a_lever_that: brake bicycle foot; accelerator bike piano clutch press driver push car gas slam harp
  pedal v? ride_a_bicycle: hill; bike cyclist uphill road fast ride exercise downhill boat tricycle
  peel n? the_rind_of: orange lemon banana; apple fruit rind slip grate potato skin bin grapefruit knife candied
  peel v? strip_the: potato orange banana; onion carrot knife apple vegetable egg kitchen cook mango garlic prawn slice tomato
  peel v? come_off_in: skin paint sunburn; wall wallpaper shoulder sun burn back nose wood varnish poster
  peer n person_who_is_of_equal: pressure teenagers group school child; review age colleague adolescent student classmate respect academic young
  peer n nobleman: lord lords house; duke earl baron title tory nobleman labour knight life parliament aristocracy
  peer v look_searchingly: window dark fog through keyhole; curtain microscope glasses hole crack inside screen face neighbour mist
  pen n enclosure: pig sheep farmer animals goats cattle chickens pigs lambs shepherd; cow duck fence dog farmyard hen straw mud barn turkey
  pen n writing_implement: write ink paper sign borrow letter pocket ballpoint; pencil fountain notebook desk signature blue cheque red biro note cap
  pen n? female_swan: swan; cygnet lake nest egg cob mate river
  pen v? produce_a: letter; poem novel song note poet author article verse lyrics
  penalty n? (games)_a: goalkeeper scored football; kick striker referee shoot miss spot foul goal save box world_cup win shoot-out
  penalty n? the_act_of|the_disadvantage: death late; fine pay murder drug prison tax severe judge crime abolish heavy speeding
  perch n support|branch: bird cage parrot canary; sit budgie budgerigar fly owl hawk roost hen falcon sparrow
  perch n freshwater|spiny-finned: fish lake catch1 river; carp fry fillet freshwater aquarium roach
  perch n? spiny-finned_freshwater|any_of_numerous_fishes|any_of_numerous_spiny-finned: canal fish rod catch1 angler lake; hook pond catch reel bait pike trout net fisherman scales
  perch v sit|settle: bird branch wire stool; roof pigeon crow owl fence sparrow parrot shoulder edge seagull eagle robin twig
`;
