/** The words from abstract to bay. `collocations.ts` says what the columns are. */
export const fromAbToBa = `
  abstract n? a_sketchy: paper article journal research thesis summary conference submit; dissertation author publish word keyword scientific findings paragraph professor scholar database
  abstract a? separated: idea concept notion philosophy think; theory reasoning thought term principle concrete mathematics justice freedom logic
  abstract a? not_representing: painting art picture painter artist sculpture gallery; expressionist canvas modern shape colour exhibition cubist kandinsky mural figurative style
  account n? a_record_or|a_short_account|a_statement_that: events story eyewitness witness describe give trip report happened; detailed book vivid battle first-hand diary historian journey voyage adventure newspaper personal
  account n? a_formal_contractual|a_statement_of: bank money savings open credit deposit withdraw transfer customer opened current user password email log online; balance interest joint pin overdraft branch salary close invoice cash username twitter hack
  account v? be_the_sole: percent population sales difference; total export profit tax proportion income third half market
  ace n one_of_four_playing_cards: card cards deck poker hearts spades; suit king jack trump dealt hand blackjack diamond club shuffle
  ace n serve_that|player's_opponent: tennis serve; match set player opponent wimbledon court fault volley second
  ace n someone_who_is_dazzling: pilot pilots; fighter squadron flying reporter detective footballer shot war
  ace v? succeed_at: test exam; interview quiz audition maths course student finals easily
  ace a? of_the_highest: player; reporter pilot striker footballer golfer detective photographer
  act n subdivision_of_a_play: play scene theatre hamlet first; second final third curtain opera macbeth last interval shakespeare playwright
  act n? a_legal_document: parliament law passed congress government legislation; vote bill clause repeal amend section minister senate legal labour enforce
  act n? something: kindness brave terrorism courage generous crime violence; commit heroic cowardly selfless charity rebellion vandalism war revenge barbaric
  act n? a_short_performance: circus comedian magic show stage; juggler double perform acrobat audience singer clown variety cabaret entertain
  act n? a_manifestation: sympathy put pretend only; innocent sincere fake tears pretence believe
  act v perform_on_a_stage|play_a_role: play film role theatre hamlet drama; actor lead part broadway villain west_end star audition school understudy
  act v? perform_an: quickly fast must soon before now immediately government; decisively crisis emergency council authority urgency swiftly police wisely delay promptly evidence
  act v? behave_in|pretend_to: strangely silly stupid fool child like strange weird suspicious foolish normal; guilty innocent drunk nervous mad tough nice aggressively childishly grown-up lately
  act v? play_a_role|perform_on: stage movie actress; cinema musical hollywood shakespeare famous audience amateur performer director scene comedy
  acute a? having_or_experiencing: illness disease pain appendicitis infection attack; bronchitis patient hospital chronic asthma symptom leukaemia inflammation kidney sudden ward
  acute a? extremely: shortage pain embarrassment problem housing; crisis poverty hunger anxiety distress drought danger poor food difficulty
  acute a? having_or_demonstrating: observer sense mind hearing; awareness eye smell critic perception intelligence sight insight
  acute a? less_than: angle degrees triangle; geometry obtuse corner right draw measure vertex side
  address n place_where_a_person: street house postcode envelope write name letter; flat road london city town postal move map visit taxi
  address n act_of_delivering_a_formal: president speech nation congress inaugural give public formal parliament inauguration; speaker farewell deliver television broadcast prime minister pope conference keynote opening
  address n? the_place|written_on: change email home card form wrong contact full live phone; e-mail parcel label correct permanent return website private list customer know
  address v speak_to|give_a_speech: crowd audience meeting president nation spoke congress students conference rally troops; mayor speaker pope jury gather parliament king headmaster assembly microphone colonel teacher
  address v? put_an_address: envelope letter parcel package; stamp postcard wrongly label invitation card clerk secretary
  address v? address_or: problem issue question concerns; poverty crime inequality need failure climate government complaint shortage urgent policy
  admission n? the_act_of|the_right: university college hospital school refused club; student apply exam deny patient medical test member candidate deadline scholarship
  admission n? an_acknowledgment: guilt mistake guilty wrong fault; murder liability defeat weakness confession failure frank suspect error lie
  admission n? the_fee_charged: ticket free price museum adults child charge fee cost; zoo theatre pay pound dollar pensioner gallery exhibition entrance cinema
  admit v? declare_to: guilty mistake wrong lying stealing lied fault truth; murder confess crime police error defeat responsibility theft ashamed suspect judge boy
  admit v? grant_entry|permit_to: hospital patient ticket club university school members enter; ward nurse theatre museum emergency girl stadium doorman pupil guest
  adopt v take_into_one's_family: child baby orphan couple parents girl boy son daughter; orphanage adoption dog kitten puppy abandon abroad sister legally agency
  adopt v choose_and_follow: plan policy method law strategy; approach resolution council name system technique parliament constitution measure religion style
  advance n? a_movement|the_act_of: army troops enemy; german napoleon front allies halt tank regiment stop resist
  advance n? progress_in: medicine technology science medical computer scientific; research surgery genetics knowledge rapid electronics engineering treatment cancer internet
  advance n? an_amount: salary money publisher pay wages loan; cash author royalties rent paid novel contract dollar pound borrow
  advance v? move_forward,: troops army soldiers towards enemy; regiment tank front slowly cavalry line rebel infantry city step steadily
  advance a? being_ahead: booking payment notice warning ticket; purchase planning copy reservation discount order sale party
  affair n? a_usually: wife husband marry love lover secretary secret; boss colleague divorce marriage cheat gossip scandal extramarital passionate romance adultery
  affair n? a_vaguely_specified_concern: foreign business private state mind; current international minister financial domestic public legal interfere
  agent n? a_representative|a_businessman: travel estate actor actress house theatrical insurance author contract writer; literary property hollywood musician holiday ticket booking footballer commission client sale publisher model
  agent n? any_agent: fbi cia secret spy federal undercover; enemy double russian mission government arrest counter-terrorism intelligence kgb embassy soviet
  agent n? a_substance: cleaning chemical bleaching; infectious oxidizing bacteria stain thickening poison preservative dye cancer
  air n? a_mixture: breathe fresh lungs pollution oxygen polluted clean breath; smoke nitrogen damp pump mountain tyre cool window conditioner smell country inhale
  air n? the_region: throw1 jumped ball bird fly rose high hands shot; kite wave sky punch leap shoot arrow arms plane dust float leg feather balloon
  air n? a_distinctive_but: mystery confidence importance dignity; authority calm sad triumph innocence elegance menace melancholy absurdity gloom
  air n? a_succession: played violin flute sing; tune melody piano composer orchestra folk handel bach variation hum
  air v? be_broadcast|broadcast_over: programme television radio show tv episode channel broadcast; documentary interview series bbc sunday news advertisement commercial live tonight network
  air v? expose_to_fresh|expose_to_warm: room clothes sheets blankets window; bed damp mattress musty stale pillow duvet bedroom shoes laundry
  air v? make_public: views grievances complaints opinions; concern criticism meeting public difference dissatisfaction issue member dispute
  album n? originally: band songs music singer released rock recorded record track; cd studio hit beatles vinyl jazz debut rap chart guitar sell listen label live
  album n? for_organizing: photo photos photographs stamps pictures wed stamp family; grandmother snapshot coin collect attic page baby memory stick scrapbook
  alien n? a_form_of: planet spaceship space mars ufo film earth invade; ship flying saucer universe galaxy creature martian movie abduct monster outer science_fiction astronaut
  alien n? someone_who: illegal border immigration country deported; visa resident citizen foreign passport enemy mexico worker authorities
  alien a? being_or_from: culture customs strange; race landscape species civilization world planet land attack spacecraft
  anchor n mechanical_device: ship boat drop sea chain weighed harbour seabed vessel; sailor captain rope hull bottom lower lift crew raise mud rusty yacht
  anchor n television_reporter: news tv television evening show broadcast cnn; anchorman host nightly channel network journalist presenter studio story interview co-host
  anchor v? secure_a_vessel: ship boat yacht bay harbour; vessel sailor captain island shore harbor coast rope lagoon fishing
  angle n the_space_between: degrees right triangle geometry line acute measure corner ninety wall leaning; obtuse sharp protractor calculate vertex square steep tower slope roof camera
  angle n biased_way: story new different view perspective journalist article reporter; fresh approach editor interest political camera_angle documentary unusual unique
  angle v? fish_with: trout river; fisherman rod salmon bait lake hook fly cast
  answer n? a_statement_(either|the_speech: letter question give reply phone email; ask receive polite wait honest simple interview straight message yes refusal request
  answer n? a_statement_that: puzzle exam problem sum correct maths riddle quiz; solution right test wrong crossword equation calculate guess teacher arithmetic
  answer v? react_verbally: question teacher politely; ask honestly pupil rudely student shout boldly reporter mumble truthfully
  answer v? respond_to: phone door telephone bell; knock ring doorbell receptionist call email letter advert secretary
  appeal n? earnest_or|request_for: help money charity blood donors earthquake victims police information; urgent launch refugee famine hospital peace broadcast disaster king radio volunteer
  appeal n? attractiveness: sex popular young beauty charm; attraction tourist wide voter last universal city mass seduce glamour
  appeal n? (law)_a_legal: court lawyer judge lose conviction sentence supreme verdict; lodge overturn prison convict tribunal murder ruling hearing dismiss reject
  appeal v? take_a_court: court conviction sentence judge verdict decision; lawyer ruling prisoner referee supreme convict murder tribunal plaintiff fine jury
  appeal v? request_earnestly: help calm witnesses police information; donation volunteer blood money mercy mayor peace restraint charity clue
  appeal v? be_attractive: young idea readers child taste tourists; adult generation teenager style audience voter sense humour imagination film fashion
  appear v? come_into_sight: suddenly sky door horizon ghost sun clouds window; moon star rainbow figure road doorway crack screen smoke bird spot
  appear v? appear_as: film stage play show; television actor theatre role broadway hamlet comedian series advertisement movie
  appear v? be_issued: newspaper book magazine; article print edition publish novel press journal poem interview monthly
  appear v? present_oneself: court judge witness; trial charge magistrate hearing tribunal defendant committee lawyer testify before
  appear v? give_a_certain|seem_to_be: seems nervous tired calm; happy sad confused normal angry confident friendly relaxed surprised healthy shy
  appendix n vestigial: remove surgeon hospital burst operation doctor pain inflamed removed stomach ruptured appendicitis; organ surgery emergency intestine abdomen patient ache side belly scar
  appendix n supplementary: book page tables report chapter end dictionary footnotes statistics; author volume text list document contract refer print essay editor data
  application n? a_verbal_or: job university form visa fill apply passport post; submit reject mortgage loan membership deadline candidate employer scholarship letter approve grant planning
  application n? a_program: computer install phone software download mobile crash; user android tablet window screen run laptop icon launch server microsoft
  application n? the_act_of: science theory practical; industrial technology research method mathematics commercial law knowledge discovery engineering
  application n? liquid_preparation|the_work_of: cream paint ointment lotion; skin glue fertilizer coat lipstick sunscreen varnish brush second dry
  apply v ask_(for_something): job university visa loan passport grant post scholarship membership place vacancy interview; student candidate employer graduate form deadline application company funding mortgage benefit online asylum
  apply v put_into_service|cover_by_spreading|put_(something)_on: cream skin paint lotion glue brakes knowledge pressure; technique theory gently method sanction force evenly
  apply v? be_pertinent: rule law everyone; same regulation restriction foreigner principle discount exception condition tax
  apply v? apply_to_a|make_work: ointment paint cream wound make-up lipstick skin layer; bandage burn lip brush face cloth varnish sunscreen thin eye
  appointment n? a_meeting: dentist doctor cancel hairdresser late clinic make arrange; book miss surgeon secretary schedule optician o'clock patient diary tomorrow receptionist barber monday confirm
  appointment n? the_act_of_putting|the_job_to: minister director president manager announced; ambassador judge bishop senate chairman board post approve successor
  appreciate v? recognize: help kindness thank efforts gratitude; support grateful gift generosity visit patience friendship advice honesty beauty
  appreciate v? be_fully_aware: difficulty problem; importance danger fully seriousness significance complexity situation risk fact
  appreciate v? gain_in_value|increase_the: value house property investment price currency; rise dollar yen stock gold steadily percent asset pound sharply
  appropriate v? take_possession: land money funds property; state illegally treasure army king steal estate wealth farm church
  appropriate v? give_or_assign: funds congress budget; government education project million department senate spend
  appropriate a? suitable_for: clothes dress behaviour wed interview language; level occasion action moment treatment word wear suitable choose child response
  arch n curved_shape|masonry: bridge stone roman brick church window doorway gate marble triumphal entrance; cathedral keystone pillar column arcade vault curved abbey pass beneath
  arch n? a_curved_bony: foot shoes; instep sole ankle fallen flat heel barefoot
  arch v? form_an_arch: cat eyebrows back; brow spine tree branch road stretch leap rainbow dolphin
  area n? a_particular_geographical: city rural residential live region mountain poor; coastal industrial local map surrounding picnic wooded densely metropolitan neighbourhood parking hill
  area n? a_subject|a_particular_environment: research expertise study subject; specialize knowledge specialist curriculum skill scientist medicine interest strength sensitive
  area n? the_extent: square metres circle triangle rectangle room calculate; multiply length width surface field floor measure geometry carpet perimeter hectare
  argument n? a_dispute: shouting neighbours couple quarrel angry heated brother fight; wife husband bitter row bar noisy loud fierce quarrelling money sister parents silly
  argument n? a_fact_or|a_discussion|a_course_of: convincing theory against philosopher debate persuasive logical; reason essay lawyer premise conclusion valid strong favour support reject counter
  argument n? (computer|a_variable: function; variable program parameter value call pass integer string code
  arm n human_limb: break1 hand elbow shoulder hold around body wrap hurt sleeve baby carry sling left right wrist waist; plaster broken fracture muscle leg cut bleed nurse bandage tattoo scratch raise lift stretch neck
  arm n weapon|instrument_or: rebels soldiers lay weapons bear illegal; smuggle fight army surrender rifle trade deal war guerrilla
  arm n projection: chair; crane robot record machine lever excavator bend mechanical
  arm n? the_part_of_an|any_projection: chair sofa armchair; seat wooden rest leather comfortable cat perch
  arm v? supply_with: soldiers guards rebels weapons guns; knife army nuclear bomb police militia pistol rifle missile troops
  arms n weapons: weapon army soldiers trade deal sell control nuclear dealer; smuggle embargo export gun illegal war race rebel terrorist missile shipment disarm surrender
  arrest n? the_act_of: police warrant murder suspect house; criminal thief robber officer drug resist handcuffs protest demonstrator journalist charge
  arrest n? the_state: cardiac; heart respiratory patient suffer ambulance paramedic hospital die
  arrest v? take_into: police thief man officer suspect driver; burglar drug robbery murder criminal protester handcuff theft demonstrator suspicion crime policeman
  article n separate_section|nonfictional: newspaper magazine read constitution treaty; paragraph clause amendment convention section right charter
  article n (grammar): noun definite grammar indefinite german; grammatical plural english a_the pronoun gender french omit learner
  article n? nonfictional: write published climate journalist editor blog; reporter front_page essay wikipedia interesting headline topic cut translate scientific review
  article n? one_of_a_class: clothing furniture; garment household wear piece jewellery luggage trade sell
  ash n residue: fire volcano cigarette burned grey cloud tray volcanic fireplace ashtray chimney; ember cinder smoke grate urn funeral cremate burnt scatter coal cigar
  ash n various_deciduous: tree wood oak forest leaves plant beech; trunk woodland elm branch birch hedge leaf bark willow woodpecker bud
  ash n? any_of_various_deciduous|used_for_furniture: trees grow planted; furniture bat timber handle carpenter seedling axe
  assembly n? a_group_of_persons|a_public_facility: school pupils hall morning headmaster students general national; member parliament deputy vote gather legislative headteacher address elect delegate constituent un
  assembly n? the_act_of: line car factory parts furniture instructions; assemble worker robot plant kit component wooden bolt engine screw tool
  associate n? a_person_who: business partner law; close colleague company former firm trusted criminal longtime professor friend
  associate v? make_a_logical: word smell memory; colour sound brand disease childhood link summer symbol name danger rain christmas
  assume v? accept_without: true correct everyone right think; wrong innocent mistake stranger reasonable safe guess guilty mistakenly automatically everybody fact
  assume v? take_on_titles,: office presidency power command duties control; throne king president leadership responsibility general post prime role
  assume v? take_on_a_certain: name identity false; shape form disguise appearance air expression importance proportions look
  atmosphere n? the_mass_of|the_envelope: earth planet gases oxygen carbon mars; carbon_dioxide space dioxide heat layer satellite burn nitrogen climate venus pollution
  atmosphere n? a_particular|a_distinctive: party friendly restaurant relaxed cosy tense office music; warm pleasant cheerful romantic lively christmas pub city quiet meeting school hostile
  attack n sudden_occurrence: heart asthma panic hospital coughing nerves; stroke fit allergic suffer breathing sneeze die doctor chest migraine anxiety epileptic
  attack n offensive_against: army enemy soldiers night; launch dawn troops fortress german repel general surprise rebel allies castle invasion
  attack n? (military)|the_act_of: terrorist bomb town; air missile pearl_harbor kill civilian target nuclear victim shark
  attack n? intense_adverse: critics newspaper; personal press savage politician speech verbal fierce minister
  attack v? begin_hostilities: enemy army soldiers troops; dawn city fortress germany village rebel invade castle tank allies japan pearl_harbor
  attack v? attack_someone: dog shark man knife street bear; robber mugger thief lion wolf victim bite scream gang park postman tiger swimmer
  attack v? attack_in: newspaper critics government speech; press politician article policy criticize senator report bitterly opposition
  attend v? be_present: meeting school church lecture conference wed funeral class; student ceremony university course party event pupil mass college parents
  attend v? take_charge|give_heed: patient customer nurse matter; doctor sick duty urgent wound business need waiter casualty
  average n? a_statistic: number calculate sum divide; mean median grade mark batsman total score percent compute statistics data
  average a? approximating: temperature age income height family; rainfall salary person wage life speed adult weight annual price cost monthly
  average a? lacking_special|lacking_exceptional: student ordinary; pupil grade below performance restaurant player school mediocre intelligence food
  award n? a_tangible|something: best actor film win prize ceremony oscar bravery; receive trophy nominate actress academy annual director novel scientist win_an_award film_festival literary present
  award v? give,_especially: prize medal nobel; degree scholarship contract gold judge winner grant bravery committee literature jury damages
  back n posterior_part: pain hurt lie body spine shoulder carry backpack scratch ache; muscle stiff chest lower massage straight doctor lift bend pat rub tattoo sore
  back n? the_posterior|the_series: sleep backache rucksack lying horse injured; mattress stab hump swim float saddle donkey cat turtle sun stretched
  back n? the_side_that|the_part_of_something: photo envelope cheque bus house room sit; front door row page stamp drawer kitchen garage label theatre pocket
  back n? the_protective: chair; leather sofa wooden coat rest lean armchair beach
  back v support: plan candidate idea proposal support campaign financially; minister party voter union senator leader government endorse strike decision reform
  back v? approve_of|give_support|support_financial: bank supported investors; loan sponsor business project businessman fund finance
  back v? ^travel_backward|cause_to_travel: car reversed garage drive van parking; truck lorry gate alley slowly wheel driveway hit trailer
  back a? related_to: door garden seat row wheel; yard porch pocket tooth leg entrance stairs pain street
  badger n? sturdy_carnivorous: woods burrow animal black hole dig; sett stripe nocturnal fox hedgehog night den
  badger v? annoy_persistently|persuade_through: reporters questions father; mother press lawyer constantly journalist child buy pester witness ask
  bag n? a_flexible: plastic shop paper carry groceries crisps potato; flour rubbish bin sugar apple supermarket tea sweet rice cement sleeping
  bag n? a_container: handbag purse lipstick keys steal; strap shoulder leather wallet phone snatch thief designer makeup lady
  bag n? a_portable: suitcase airport packed luggage; check-in hotel porter plane customs holiday trip trunk train weekend
  bail n criminal_law|legal_system|guarantee: prison judge court released police jail lawyer hearing granted arrested; magistrate set trial custody accused crime thousand criminal deny pay skip suspect
  bail v? empty_(a_vessel)|remove_(water): water boat bucket; sink leak sailor bilge flood canoe dinghy storm
  bait n anything_that_serves|something_used_to_lure: fish hook worm fishing; trap mouse shark cheese lure rod catch rat bear line maggot trout
  bake v? cook_and_make|prepare_with: bread cake oven cookies pie potato; biscuit recipe flour dough birthday baker kitchen butter pastry sugar apple
  balance n state_of_equilibrium|harmonious|equality_of: rope walk lose fell bicycle gymnast legs tightrope ladder stand ice ear; acrobat dancer foot slip cyclist bike stumble dizzy knock beam skater surfboard wobble
  balance n amount_of_money|credit_side|difference_between: account bank pay; check debit transfer savings dollar monthly bank_account withdraw
  balance n? harmonious|equality_of: work life diet nature; family job healthy power mind ecological career home harmony exercise strike chemical trade
  balance n? something|the_difference: statement credit overdraft outstanding remaining cash; bill debt invoice pound card customer due owe
  balance v? bring_into|hold_or_carry: head ball nose stick tightrope; acrobat plate tray seal juggler basket tip finger cup bicycle rope glass
  balance v? compute_credits: books accounts budget; government spending deficit income company tax ledger treasurer
  ball n round_object: kick throw catch player hit goal tennis golf football bounce; basketball hole score park boy beach baseball racket volleyball head
  ball n lavish_dance: dance dress gown invite prince cinderella masked evening night waltz carriage; costume debut charity couple hall masquerade hunt fancy chaperone
  ball n? round_object|a_spherical_object: net bat rolled bowled throw1 pitch garden dog; rubber crystal fetch puppy soccer roof basket child cat
  ball n? an_object: wool snow string; yarn knit cotton kitten mud paper fire meatball
  ball n? a_lavish_dance|the_people: ballroom waltz orchestra palace duchess danced embassy hosted; ambassador countess elegant vienna officer queen guest chandelier tuxedo
  ballot n? a_document|a_choice_that: vote election box paper secret strike; cast candidate poll count spoil presidential union postal
  band n musicians: music play rock concert guitar drummer singer song jazz album stage; bass musician lead perform beatles punk gig pop party
  band n stripe_or_stripes: wide narrow color white around; blue edge red yellow feather dark border reflective
  band n thin_flat_strip: rubber elastic hair metal hold together wrap wrist plastic head stretch; arm finger leather wristband ponytail snap waist thick
  band n unofficial_association|instrumentalists: singer robbers thief outlaws rebels; bandit soldier smuggler merry brigand guerrilla warrior fighter follower
  band n? a_group_of|instrumentalists: played stage fans tour wed brass trumpet; military march orchestra trombone hotel reunion parade
  band n? a_stripe_or|an_adornment: colour hat stripes sleeve; ribbon gold shirt jacket uniform wear
  band n? a_range_of: frequency radio wave; wavelength broadcast signal age tax income transmit
  bang n border_of_hair: hair forehead; fringe cut eyebrow trim hairdresser comb
  bang n loud_noise|sudden_very_loud: loud door hear explosion gun balloon exploded crash; noise firework slam shut gunshot bomb startle wake thunder echo window burst
  bang v? strike_violently|to_produce|close_violently: door table fist head drum shut wall slam knee; lid saucepan hammer gate pan desk ceiling elbow angrily wind shin
  bank n sloping_land: river stream canal shore sit fish swim boat grass flooded muddy opposite ducks nest willow rivers lake picnic overflowed reeds fishermen steep otter; water riverside erode angler burst row tree thames walk path nile picnicking crocodile
  bank n financial_institution: money account loan deposit cheque check savings credit manager interest rob borrow pay customer branch open mortgage robbers robber robbery clerk cashier teller loans opened transfer debt works central crash crisis; account_number finance lender investor invest atm banker holdup economy currency vault employee withdraw
  bank n? a_supply_or: blood food; organ sperm data seed donate cell
  bank n? a_long_ridge: snow fog clouds; earth mist snowdrift railway seaweed drift
  bank v? tip_laterally: plane pilot turn aircraft; wing sharply steeply fly left aeroplane curve helicopter
  bar n drinks: drink beer barman pub cocktail night waiter whisky counter order meet; bartender gin hotel tequila friend karaoke crowded drunk vodka table closing sit tapas regular
  bar n rigid_piece: iron steel metal window prison cage gold cell gate crowbar prisoners goldfish gymnast monkey chin; handle lock gymnasium zoo animal horizontal parallel rust weld railing grip bend
  bar n legal_profession|body_of_individuals: lawyer law court barrister admit exam lawyers passed; attorney solicitor legal qualify association practise study profession trial
  bar n block_of_solid: chocolate soap gold candy; eat wrapper snack almond cereal nut nougat protein melt sugar bite silver
  bar n? a_room_or|a_counter_where: barmaid pint beers drink wine stool ordered; landlord nightclub seat champagne saloon
  bar n? musical_notation: music notes song beats; rest melody piano composer tune rhythm opening orchestra
  bar n? an_obstruction: goal goalkeeper hit; cross high jump post striker shot header shoot crossbar ball
  bar v? prevent_from|expel,_as: entering club admit stadium ban; reporter member police journalist doorman nightclub player courtroom competing
  bar v? secure_with,: door window gate; shutter iron bolt house heavily lock castle
  bare v? ^lay_bare: tooth dog chest soul; fang breast shoulder arm snarl wolf throat heart
  bare a? completely|lacking_its: foot skin legs arms head shoulders; chest back toe sand knee midriff shoe sun hand
  bare a? not_having|lacking_its: walls floor trees branches cupboard rooms; house board hill bulb table winter landscape wooden mountain plaster
  bargain n? an_advantageous: cheap sale sales shop price half buy; hunter bazaar second-hand flea_market discount pick basement coat dress pound market secondhand
  bargain n? an_agreement: deal strike unions; plea employer keep agreement negotiate pact devil wage side
  bargain v? negotiate: price market seller trader; haggle union employer wage merchant bazaar carpet buyer pay customer stall
  bark n tough_protective: tree trunk oak birch pine peel wood rough cork branch moss strip beavers willows peeled beetle maple ants elephants carved deer; smooth sap log cinnamon cedar brown forest bear eat twig elm squirrel eucalyptus insect leaf sapling
  bark n sound_made_by_a_dog: dog loud growl hear wake puppy fierce; kennel bite fox warn startle bull terrier postman distant
  bark n? a_noise_resembling|the_sound: hear neighbour's neighbours loudly burglar; sharp seal laugh intruder frighten night excited
  bark v make_barking: dog puppy postman stranger night cat bark hound dogs loudly neighbours passers cyclists strangers barking; terrier furiously guard burglar fence intruder squirrel doorbell howl growl spaniel yard wake
  bark v unfriendly_tone: order sergeant commands officer shouted instructions soldiers sir orders command; recruit drill captain coach angry corporal boss troops
  barrel n cylindrical_container: wine beer oil wooden; oak rum cask brewery tap storage fish gunpowder
  barrel n tube_through: gun rifle smoke revolver shotgun; pistol bullet long aim point double trigger metal cannon
  barrel n? a_cylindrical|the_quantity: whisky oil cellar rolled rain brandy pickles; crude opec price petrol cider apple monkey ale vodka
  base n military|installation_from_which: army military air soldiers naval troops camp marines aircraft airmen commander submarine; pentagon general attack guard personnel missile helicopter colonel british pilot nato
  base n lowest_support|bottom: mountain statue column hill foot tower lamp; pedestal plinth pyramid waterfall spine stairs monument concrete volcano triangle obelisk
  base n? lowest_support|the_bottom_or|a_support: lamp skull statue cliff tree pillar; wooden bronze neck thumb cup vase marble stem candlestick
  base n? a_place_that: runner baseball batter steal second home; hit pitcher catch player fielder slide
  base v? use_as_a_basis: film book novel story facts evidence true; movie true_story play theory law conclusion research decision experience argument belief legend
  base v? situate_as: company headquarters london; firm office airline bank france regiment paris germany organization city
  base a? not_adhering|having_or: motives cowardly; instinct treachery metal act human villain desire greed
  basin n? usually_used|a_bathroom: wash hands washed water face sink bathroom; soap rinse kitchen tap towel fill plate bowl mix egg shave
  basin n? an_area_characterized|a_natural: river amazon congo; valley mississippi drainage rain mediterranean tributary mining forest delta
  bass n lowest_part|lowest_range|lowest_pitch: guitar play music band singer jazz sing instrument voice drum double notes sound guitarist drummer amplifier player strings; bassist rock electric clef keyboard cello speaker
  bass n freshwater_fish|lean_flesh|nontechnical: catch1 catch lake river hook grilled fishing fisherman; perch largemouth stripe boat pond freshwater mouth
  bass n adult_male_singer: choir; chorus oratorio cathedral chorister vocal cantor
  bass n? an_adult_male|the_lowest_adult: opera voice tenor soprano aria; role don_giovanni baritone alto russian
  bass n? the_lean_flesh|nontechnical|any_of_various: sea bait cooked fillet; sauce rod angler fry reel net lure
  bass n? nontechnical: grill lemon sea fish; restaurant menu chef dinner oven butter dish roast
  bat n nocturnal: cave fly wings night vampire hang dusk insects dark upside roost belfry hung ultrasound bats rabies; fruit echolocation blood mosquito blind batman echo attic colony roof squeak owl mammal
  bat n club_used: ball baseball cricket swing hit wooden player break1; wicket home_run pitch helmet bowler miss willow stump team
  bat n? the_club_used|a_club_used|a_small_racket: ball hits tennis table batsman homer; paddle bounce pong glove racket coach
  bat v? wink_briefly: eyelids eye; eyelash flirt flutter lashes coy barmaid
  bat v? have_a_turn: turn cricket baseball innings team; pitcher batsman england first hit captain baseman runner
  bath n? a_vessel_containing|a_soaking: hot bubble take bathroom water soak towel run taps; bathe plug shower tub overflow relax baby wash foam steam sponge shampoo dirty wet
  battery n device_that_produces: phone car charge electric torch radio flashlight watch dead flat charger laptop toy camera replace recharge low; lithium run remote hour solar power smartphone volt clock insert alarm
  battery n group_of_guns: guns artillery fired cannon; shell howitzer enemy hill missile regiment
  battery n assault: assault court police charged; sexual guilty sue victim arrest domestic aggravate convict lawsuit
  bay n indentation_of_a_shoreline: sea ship coast boat beach water harbour island sail swim anchored sheltered fishing; sandy cove shore port yacht bathe dolphin peninsula wave lagoon cliff gulf
  bay n indentation: sailed; hudson bengal coastline captain iceland map
  bay n? a_compartment_on|a_compartment_in|a_small_recess: loading parking sick window; hospital bus cargo lorry truck bomb car garage
  bay v utter_in_deep: hound moon wolf; pack bloodhound forest prey huntsman sheepdog
  bay v? utter_in_deep|bark_with: wolf hounds moon; howl dog scent fox full_moon distance night
`;
