/** The words from practice to reel. `collocations.ts` says what the columns are. */
export const fromPraToRee = `
  practice n customary|knowledge|repeated: piano; common custom traditional habit accepted standard farming safety local ancient religious usual
  practice n profession|business_of_a: doctor law dentist medical; clinic patient surgery partner physician legal veterinary vet solicitor accountant
  practice n? systematic: piano football; choir band session violin rehearsal training coach team swimming drill match
  practice v? learn_by_repetition|engage_in_a: piano; guitar violin speech song dance drum every_day scales trumpet serve parking handwriting
  practice v? as_of_jobs: medicine law; doctor dentist qualified licence solicitor physician medical surgeon
  practise v learn|engage: ; religion faith yoga meditation buddhist christian catholic qualified judaism islam
  practise v? engage_in|learn_by_repetition: piano violin speech scales; guitar song daily hour dance flute drum choir trumpet penalty handwriting pronunciation
  practise v? as_of_jobs: medicine law; licence licensed surgeon physician dentist dentistry solicitor barrister
  prescription n? written_instructions_from_a_physician|a_drug_that: doctor pharmacy medicine; tablet pill chemist antibiotic medication drug collect write glasses sign repeat
  present n something_presented: birthday christmas give wrap gift box buy tree santa open unwrap party bow; surprise ribbon parcel toy brother grandmother receive card anniversary mum aunt wedding
  present n happening_now: past future moment live; forget history worry memory century focus regret dwell
  present n? a_verb_tense: tense verb; simple perfect continuous grammar participle sentence conjugate subjunctive
  present v give|hand: cheque bouquet mayor winner paper findings; queen gift flowers ambassador retirement daffodil roses bunch credentials pageboy
  present v show|introduce: idea results report findings; scientist argument evidence plan project data lawyer case proposal conference slide
  present v? give,_especially|give_as_a|hand_over: prize medal award; champion cup athlete principal pupil sports bravery oscar contest captain
  present v? introduce|cause_to_come: guest; lord wife king allow fiancee court duke
  present v? present_somebody: tv; show programme television radio quiz bbc host weather sunday news
  present a existing: everybody people; family wedding funeral crew oxygen birth toxin gas bacterium traces
  present a temporal: situation moment government; crisis owner king circumstances address difficulty job occupant tenant
  present a? being_or_existing: meeting all students class; pupil witness teacher doctor guest crowd ceremony absent parent jury
  preserve n? fruit_preserved: strawberry; jar jam toast plum spread breakfast bread peach apricot sugar homemade pantry
  preserve v? keep_or_maintain|keep_in_safety|maintain_in_safety: building forest nature; tradition heritage monument wildlife ancient culture peace museum species wetland language village
  preserve v? prevent_(food): fruit vinegar; jam salt jar sugar meat pickle freeze plum winter smoke bottle
  press n print_media|newspapers|printed_matter: journalist minister newspaper free reporters meeting conference scandal journalists freedom; photographer story interview article statement magazine attack celebrity spokesman release headline
  press n apparatus_that_exerts|machine_used_for_printing: printed printing; ink grape olive wine machine gutenberg roller printing_press lever oil
  press v exert_pressure|push: button key bell doorbell finger; switch lever pedal brake lift nose gently firmly palm hand elevator
  press v? create_by|place_between: flowers; grape olive oil juice petal leaf book apple wine cider
  press v? press_and: trousers shirt; iron suit skirt crease uniform collar dress blouse
  pressing a compelling: need matter urgent business; problem issue engagement concern reason task question appointment
  pressure n? measured_in|the_pressure: blood tyre air; gauge valve tank pipe pump hose gas litre atmosphere cabin steam doctor
  pretty a pleasing: girl dress flower flowers; face daughter smile garden young eyes hair village cottage ribbon princess curl
  price n? the_amount_of_money_needed: cheap ticket; pay expensive shop buy sell petrol afford discount rise bargain oil bread euro
  prick v make_a_small_hole|cause: finger needle thorn; pin blood rose balloon skin sew fork sausage bleed injection
  prick v? raise: ears; dog horse sound noise wolf rabbit bark hearing
  pride n group_of_lions: lion lions zebras; cub lioness savannah antelope hunt safari den mane africa
  pride n? a_feeling|satisfaction: son; father swell daughter mother achievement country national hurt swallow victory honour parents
  primary a? direct_and: school; teacher pupil colour education source evidence care health
  prime n maturity: life; youth young die athlete footballer sportsman cut_down
  prime n? the_period|the_time_of: life; career peak ageing middle_age actress dancer
  prime a divisor|of_or_relating: number; divisible integer factor odd mathematics divide seven mathematician eleven
  prime a first|superior: minister; beef cut location example suspect target concern site steak importance
  principal n? the_educator: school; teacher pupil student office assembly parent headmaster letter suspend deputy elementary
  principal a? most_important: reason; cause character role aim source export speaker architect actor city dancer
  principle n? a_rule_or_standard|rule_of_personal: moral; honesty stand stick against betray believe matter sacrifice value compromise honest
  principle n? a_rule_or_law|a_basic_generalization|a_basic_truth: physics; law archimedes science chemistry basic explain engine theory mathematics relativity machine economics
  print n? the_text_appearing: small; read contract large glasses page font letter bold newspaper size
  print n? a_visible: foot finger paw; footprint snow mud dog sand dust detective police thumb bear shoe
  print n? a_picture: wall; artist gallery frame hang japanese etching picasso bedroom poster
  print n? a_printed: photo; photograph negative develop camera film copy darkroom album
  print v? put_into_print|reproduce: document pages newspaper book; printer copy poster label ticket paper stamp ink money leaflet t-shirt press photo
  print v? write_as_if: name capital; letter block form signature clearly write address pencil
  private n? an_enlisted: soldier army; sergeant officer corporal captain rank enlist uniform promote salute lieutenant regiment
  prize n? something_given_for|something_given_as: win; first award lottery money competition raffle nobel cash cup poetry medal runner
  probe n? an_inquiry: police; investigation fraud corruption committee fbi murder detective senate official inquiry
  probe n? an_exploratory: space mars; satellite planet launch nasa orbit jupiter comet surface saturn moon rover
  process v? deal_with|perform_mathematical: data application; computer claim order form request payment visa information passport bank file paperwork
  produce n fresh_fruits: market fresh farm local carrots sells vegetables fruit organic stalls farmers; grocery shop grow basket supermarket crop section refrigerator salad aisle
  produce v create|bring_forth: factory cars; cow milk wine energy oil plant steel country electricity company result farmer sound
  produce v? come_to_have: film; director movie play hollywood album theatre record producer studio
  product n? a_quantity: multiply; number sum factor calculate equal
  profile n? an_outline: face; nose head portrait side silhouette draw coin chin sketch shadow
  profile n? biographical: magazine; newspaper article interview write journalist actress page website online facebook
  program n? a_radio_or: tv; television watch radio channel broadcast show episode host viewer news quiz
  program n? (computer: computer; software install run code file download virus programmer windows laptop spreadsheet
  program v? write_a_computer: computer; robot code software video timer machine language thermostat engineer
  programme n broadcast|radio: tv radio watched; bbc episode evening documentary channel presenter viewer wildlife favourite cookery
  programme n? an_announcement: concert theatre; interval buy orchestra actor seat opera names performance page audience
  project n planned|piece_of_work: science students team; finish research deadline manager fund history budget art complete classroom group
  project n? any_piece|a_planned: school; development build housing government company launch complex construction engineer cost volunteer
  project v throw|cause: image screen film; light shadow ceiling beam missile rocket ball picture
  project v project_on_a_screen|put_or_send_forth: screen film wall slides image; projector movie cinema presentation photograph powerpoint lecture
  project v? cause_to_be: voice; actor loud singer theatre audience microphone room stage
  project v? extend_out: balcony roof wall metre beyond rock; ledge shelf pier nail cliff stick pipe tooth edge sea
  promotion n act_of_raising: job salary; rise boss manager career pay deserve congratulate sergeant rank celebrate employee
  prompt v give_an_incentive|assist: lines; question decision remark action news fear investigation scandal letter change response memory
  prompt v? assist_(somebody: actor; forget stage script play whisper word audience
  prompt a ready|on_time: ; payment arrive bill nine_o'clock
  prompt a? according|performed: reply; action response treatment answer service delivery attention thanks
  proof n formal|any_factual: court mathematical; theorem mathematician equation logic pythagoras geometry triangle step
  proof n? any_factual: evidence police; identity receipt guilt purchase address suspect passport detective love murder
  property n? any_tangible: land house private; stolen owner stealing buy estate sell trespass inherit public lost damage belong theft
  property n? a_basic_or|a_construct: chemical; physical metal material healing element substance magnetic gas heat plant
  proposal n? an_offer_of: marriage; ring accept marry girlfriend knee bride propose fiance romantic refuse wedding
  propose v ask_(someone)_to_marry: ring knee marriage girlfriend; diamond marry boyfriend romantic kneel beach accept sunset love fiancee valentine yes
  propose v make_a_proposal: plan; theory toast solution candidate scheme model scientist method
  propose v? make_a_proposal,|present_for: plan; law committee minister reform change government tax idea bridge council motion
  protest n? a_public_(often: demonstrators; march crowd street banner police government student war riot strike slogan square demonstration
  prune n dried: fruit eat; stew cereal plum constipation juice breakfast pudding wrinkle bowl jar
  prune v cut_back: roses tree bush hedge trees; gardener branch shrub vine spring orchard apple winter shears grape
  public a? open_to_or: library; park toilet transport school beach swimming building pool phone bus place meeting
  pull v? cause_to_move_by|apply_force: rope door; cart string tug plug hair lever trigger sledge horse handle curtain drawer chain tow
  pull v? strain_abnormally: muscle; leg hamstring injury footballer calf back thigh
  pull v? bring,_take,: tooth; gun knife sword cork weed dentist wallet handkerchief pocket
  pulse n? the_rhythmic|usually_measured: wrist nurse heart; doctor beat race feel rate check patient finger faint neck breathing
  pulse n? edible_seeds: beans; lentil chickpea soup pea diet protein soak nut vegetarian grain
  pump n mechanical: water air bicycle petrol; petrol_station tank tyre well hand gas fuel fire engine handle garage pipe flood
  pump n low-cut: shoes shoe; heel wear pair leather black dress stiletto skirt patent
  pump v? draw_or_pour|deliver_forth: water; well oil cellar bucket tank tyre fuel petrol flood heart blood gallon gas
  punch n iced_mixed: drink bowl party fruit glass rum served; alcohol fruit_juice cup ginger sip wedding guest spill thirsty spike
  punch n blow_with: boxer nose knocked fist face throw1; jaw stomach chin hit throw fight land eye opponent
  punch n tool: hole paper leather holes; ticket belt metal stapler conductor machine ring binder office
  punch n iced: glass_of; refill cocktail lemonade ice wine champagne
  punch v deliver: face nose stomach; boxer wall jaw fist fight hit kick chest bag bully arm mouth opponent
  punch v? make_a_hole: holes ticket; paper leather belt conductor card machine metal inspector
  pupil n learner|young_person: teacher school class lesson classroom homework practise piano; exam headmaster headteacher desk learn uniform primary playground punish essay clever
  pupil n contractile: eye iris light dark doctor dilated wide; shine cat optician torch shrink drop blue lens
  puppet n? a_small_figure|intended_to: strings show; theatre hand children glove wooden stage finger punch sock pinocchio marionette voice
  puppet n? a_person_who: government; regime state king dictator ruler president occupy invade leader master
  purse n small_bag|container: money coin; wallet steal leather thief pound lost empty snatch open clasp pay bag
  purse n? a_container|a_small_bag: coins handbag; key lipstick strap shoulder bus pickpocket zip
  purse v? contract_one's: lips; frown disapproval mouth kiss whistle
  push v move_with_force: door car; trolley pram shove cart wheelchair boulder stuck swing hill wheelbarrow wardrobe bicycle
  push v? move_with|press_against: door car button; bell lever plate switch crowd finger doorbell chair elevator
  puzzle n game: pieces jigsaw crossword; solve clue brain sudoku thousand solution maze table
  quack n untrained: doctor cure; medicine fraud remedy pill fake patient potion disease charlatan medical
  quack n harsh_sound: duck; pond loud sound noise goose hear bread
  quack v? utter_quacking: duck; pond water swim farm bread goose
  quail n small|flesh: bird; egg hunt roast shoot nest feather pheasant partridge game grouse cook covey
  quarry n excavation: stone marble limestone; dig rock worker slate granite truck blast pit dynamite gravel abandoned
  quarry n animal_hunted|person: hunt hunter chase; hound lion wolf hawk prey eagle deer stalk bow dog
  quarry n? a_person_who|animal_hunted: hunters; detective fugitive pursue track police fox
  quarter n one_of_four: hour pie of_the cake; divide slice three population apple year orange mile lemon
  quarter n coin: dollar machine coin dime cost phone slot; nickel pocket penny parking tip flip vending call cent laundry
  quarter n? a_district: latin; city town old jewish french visit medieval live arab street
  quarter n? a_unit_of: hour; clock past o'clock train minute half eight late
  queen n female_sovereign: king; reign kingdom victoria england visit wave monarch speech tudor
  queen n only_fertile: bees ants hive; worker lay egg drone beehive honey colony beekeeper wasp
  queen n most_powerful|chess: chess; pawn knight bishop rook checkmate capture board opponent player sacrifice
  queen n? a_female_sovereign|the_wife_or: palace crown; prince throne majesty royal princess coronation elizabeth buckingham jewels guard
  queen n? one_of_four: hearts; card ace jack spade diamond deal poker club deck trump
  queue n? a_line_of: bus tickets; wait stand join shop long post_office front toilet supermarket stop jump cinema
  quit v? give_up_or|put_an_end: job smoking; drink alcohol habit university college work resign team manager school gambling
  quiver n case_for: arrows archer arrow; bow hunter back shoulder leather full shoot
  quiver v shake|move_with: lips voice lip fear; chin cold hand jelly body leaf rage excitement tremble mouth nostril cry
  quote v? repeat_a_passage|refer_to_for: poem; shakespeare line bible poet speech article author newspaper passage proverb scripture verse
  quote v? name_the_price: price; builder estimate cost garage mechanic insurance dealer repair plumber pound
  rabbit n any_of_various_burrowing: hole; carrot hutch burrow fur pet ear garden fox hop hat lettuce magician hare
  race n contest_of_speed|competition: run horse win car runner finish horses jockey finished marathon; track sprint bicycle cyclist medal relay boat finish_line athlete bet tortoise yacht start
  race n people_who: human skin people; racism ethnic religion black white colour white_people discrimination creed gender origin
  race v compete|step|move: heart horse; runner mile greyhound cyclist track driver sprint pulse champion bicycle yacht motorcycle
  rack n framework: luggage plates wine hat; spice bike drying magazine shelf hang dish toast newspaper hook roof
  rack n? framework|a_support: luggage coat wine; bicycle umbrella overhead suitcase train clothes bottle hallway ski
  rack n? an_instrument: torture; prisoner dungeon confess victim medieval inquisition stretch
  racket n sports_implement: tennis ball play string badminton court; squash grip smash swing shuttlecock serve handle
  racket n loud_and_disturbing: noise sleep loud builders quiet neighbours morning; party children dog street terrible upstairs hear drum awful complain
  racket n illegal: police gang drug mafia smuggling; protection extortion illegal arrest gangster boss criminal run betting gambling fraud
  radical n? in_the_body: free; antioxidant cell damage vitamin molecule ageing oxygen cancer
  radical a? markedly_new: change; reform idea solution departure politics measure approach plan transform
  radio n? an_electronic: listened; music station news song switch kitchen battery car play broadcast announcer loud
  raft n flat_float: river logs; float paddle rubber build sail drift inflatable wood sea shipwreck survivor island tie
  rag n small_piece: clean dust wipe dusty; oil floor cloth polish rub window old wet mop dirty doll shoe
  rag n? newspaper: newspaper; tabloid gossip journalist scandal student print story editor paper read
  rage n? a_feeling|a_state_of: anger; scream fury furious face shout shake fit tears jealous red temper road
  rage v? as_of_fires: storm fire; wind forest debate battle war blaze sea argument fever firefighter blizzard
  rail n barrier: stairs; lean balcony ship banister handrail fence ladder deck step
  rail n bar: hold curtain; towel shower bathroom hang clothes coat wardrobe closet grip
  rail n? a_bar_or_pair: train; station track railway locomotive derail wheel steel carriage tram passenger
  rail n? any_of_numerous: bird; marsh wading reeds crake coot species swamp nest
  raise n salary|increasing: boss salary; pay employee ask deserve promotion manager percent wage work_for ask_for
  raise v cause_to|lift|move_upwards: hand arm flag question; lift eyebrow curtain anchor eyes chin sword head roof
  raise v bring_up|look_after: child family; grow_up grandparent parent daughter son orphan aunt mother single adopt
  raise v? raise_from: hand flag; glass toast window blind trophy finger wreck crane
  raise v? collect_funds: money charity; fund hospital thousand concert donate campaign church cash sponsor volunteer marathon
  raise v? raise_the: price salary; tax rent wage fee government interest bank fare cost boss shop landlord
  raise v? cultivate: cattle; sheep chicken pig goat rancher wheat crop horse poultry livestock
  rake n long-handled: leaves lawn garden hay; grass spade shovel shed autumn soil tool fork hoe gravel
  rake v? gather_with|level_or_smooth: leaves; hay lawn garden autumn grass gravel soil pile sand yard
  rally n large_gathering: political supporters; march speech leader crowd candidate protest flag thousand party campaign banner square protester
  rally n automobile_race: car driver; monte finland road champion motor vehicle win stage vintage desert
  rally n? (sports)_an: tennis; shot player serve court net point stroke ball backhand badminton
  ram n uncastrated_adult_male_sheep: sheep horns farm horn; ewe flock butt lamb shepherd wool field sacrifice bull charge
  ram n? an_integrated: computer; memory gigabyte laptop disk processor upgrade chip slow software
  ram v strike_or_drive: car gate door; truck wall ship fence boat police van head hit tank bus
  ramp n inclined: wheelchair; disabled truck skateboard steep parking boat garage step access drive
  ranch n farm: cattle; cowboy texas horse cow herd rancher beef hectare montana argentina fence
  range n series_of_hills: mountain; peak snow alps valley hill climb himalaya hiker snow-capped summit
  range n cooking: kitchen stave; cook oven stove gas pot saucepan electric kettle bake chef
  range n variety|limits: prices products; wide colour offer choose choice vary option size activity temperature vast broad
  range n? a_place_for: shooting; rifle target practice soldier gun bullet military test pistol
  range v? change_or: ages prices; euro dollar temperature vary years_old size between colour
  rank n position|relative: officer army captain; sergeant lieutenant general colonel military promote soldier police high major admiral
  rank n? a_row_or_line: taxi; cab station wait stand driver front
  rank a? very_offensive: smell; odour sweat stink cheese garbage rotten meat foul
  rap n genre_of: music song listen singer hip teenagers rhymes; rapper lyric hip-hop concert album beat dj listen_to artist
  rap v strike_sharply: door knuckles; window knock ruler desk loud gavel
  rap v? strike_sharply|make_light,: door; table stick cane teacher
  rare a not_widely|recurring: bird coin disease stamp; plant animal species butterfly book visit orchid collector occasion occur flower unusual
  rare a cooked: steak meat; beef medium burger cook waiter medium_rare tuna grill pink order well-done tender
  rash n red_eruption: skin itch itchy red spots; cream doctor ointment nappy allergy arm measles fever face
  rash a imprudently|marked_by_defiant: decision anything_rash think hasty; foolish regret promise act young careless rush angry impulse remark marry
  rat n? any_of_various: mouse sewer; trap poison tail cheese cage laboratory cat plague cellar hole ship
  rate n magnitude: interest birth heart; growth pulse crime unemployment death success inflation exchange divorce literacy
  rate n? amount_of: hotel interest; room night hourly bank pay charge discount postage loan insurance
  rate v? assign_a_rank: film; critic restaurant movie score hotel star player performance highly scale
  rattle n toy: baby; shake cot cry pram toddler plastic pink crib
  rattle n? loosely_connected: snake; tail desert hear bite warn
  rattle v? make_short|shake_and: window; wind train chain lorry storm teacup cart engine key bottle dish
  raw a not_treated|uncooked: meat fish egg; steak cook carrot vegetable eat onion beef oyster tomato sushi salad chicken
  raw a? not_processed_or_refined|(used_especially: sugar materials; silk sewage cotton data wool oil timber footage milk
  raw a? having_the: skin; rub sore hand finger wind knee bleed throat blister scrape
  ray n cartilaginous: fish sea sting shark; manta tail stingray aquarium ocean swim diver skate reef tropical
  ray n column_of_light: sun light; sunshine window cloud beam torch laser moonlight shine morning dust
  ray n? a_column_of|a_group_of: sun; sunlight ultraviolet x hope gamma skin curtain heat radiation lamp
  reach v arrive_at|move_forward: station shelf; top hand arm stretch high cupboard pocket branch finger grab
  reach v? reach_a_destination,: summit; airport destination village climber mountain camp shore hotel river pole
  reach v? be_in_or_establish: phone; email telephone number call contact mobile office message line
  read v interpret|look: book newspaper; letter page magazine glasses write library novel chapter article
  read v? look_at,_interpret,: story aloud; bedtime child class poem loud audience speech will
  reading n? a_datum_about: meter; thermometer gas electricity temperature gauge instrument pressure dial record
  rear n? the_side_of|the_part_of: car; building house garden bus train seat exit entrance queue coach
  rear v stand_up|bring_up: horse child; leg hind rider mare gallop frighten snake fall stallion
  rear v? look_after: child; lamb calf chick parent animal cub farmer family pup cattle
  rear a? located_in: wheel; window leg seat entrance car axle light exit mirror view paw
  reason n? a_rational|an_explanation: why; explain give cause excuse decision understand leave late main simple delay
  rebel n person_who_takes: government army; fight war soldier attack leader troop capture overthrow weapon civil uprising
  recall v? recall_knowledge|call_to_mind: name; remember memory childhood event witness face conversation detail fondly incident
  recall v? cause_to_be: cars; manufacturer defect faulty product vehicle toy ford brake
  receiver n telephone|set: phone; telephone pick dial hang_up lift ring ear voice signal satellite desk slam
  reception n formal_party: wed; guest hotel bride champagne embassy ambassador invite drink dance hold attend
  reception n quality: radio phone tv; signal poor television aerial bad mountain tunnel antenna mobile picture
  recess n pause|state: school; playground teacher children play court bell judge parliament lunch pupil outside
  recess n? an_enclosure: wall; shelf niche alcove statue bed shadow cave curtain fireplace
  recipe n directions: cook; cake soup cookbook grandmother book ingredient bake pie flour follow bread chef
  record n vinyl|sound_recording: music play album played vinyl; jazz beatles collection label band turntable song listen scratch dance sleeve
  record n extreme|best: world race fastest break1 olympic hundred metres jump; break marathon runner swimmer athlete set beat guinness time hold high_jump temperature score
  record n? the_sum_of: criminal; police arrest crime prison driving convict track conviction
  record n? anything_(such|a_compilation: medical; keep file birth historical archive hospital written document attendance data
  record v make_a_record|register: voice concert temperature; video camera diary data scientist interview event history heartbeat rainfall
  record v? register_electronically: song album; studio tape band singer microphone beatles track demo cassette
  recorder n? a_tubular: plays school; flute music tune instrument note wooden primary pupil finger
  recorder n? equipment: tape; interview microphone voice video cassette cockpit digital flight press button
  recover v? get_over_an: illness operation; patient injury hospital surgery bed doctor flu nurse rest disease shock health
  recover v? recover_the|regain_or: steal; police stolen body money lost painting data wallet diver wreck file
  red n? the_amount: bank; overdraft debt company account overdrawn loss balance
  reed n? tall_woody: lake marsh; river pond grass swamp bank bird duck roof basket hide frog thatch
  reed n? a_vibrator: clarinet; oboe saxophone musician bassoon mouthpiece woodwind blow instrument
  reef n submerged: coral fish ship diva; snorkel dive tropical barrier wreck boat lagoon australia shark ocean shell
  reel n winder: fishing film; rod line wind angler hose spool trout bait
  reel n? a_roll_of|a_winder_around: film; projector movie cinema thread cotton sewing tape cable
  reel n? marked_by: dance scottish; fiddle irish music band lively scotland ceilidh jig
`;
