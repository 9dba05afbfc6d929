/** The words from jerk to lever. `collocations.ts` says what the columns are. */
export const fromJeToLe = `
  jerk n dull_stupid: rude idiot; stupid boyfriend behave selfish arrogant ex-boyfriend guy mean nasty total
  jerk n abrupt: rope pulled train; stop sudden brake head car seat neck bus knee leash awake
  jet n airplane: plane fly pilot engine fighter airport private; passenger runway crash airline land jumbo supersonic crew atlantic squadron turbulence
  jet n hard_urgent_stream|artificially|strong: water fountain hose steam; spray nozzle pressure powerful blast clean wash whirlpool
  jet n sudden_discharge: water; flame gas burst spurt blood geyser whale fluid oil
  jet n? the_occurrence|an_artificially: water fountain steam; air fuel hot fountain_pen bath swimming dolphin boiler
  jet n? a_hard_black: black mourning beads necklace queen; gemstone bracelet brooch carve victorian ring earring polish
  jet a? similar_to: black; hair eye cat raven night hat velvet
  job n principal_activity: salary boss work unemployed apply lose found teacher; interview quit fire office experience career employer part-time accept earn secretary
  job n? a_specific: kitchen; finish paint clean repair ask plumber garden tough wash dishwash
  jockey n? someone_employed: horse race ride; saddle whip gallop derby racecourse weight trainer jump win mount
  jockey n? an_operator: disc; radio music club record station dj party mix
  join v become_part|make_contact: club army gym navy team union; member volunteer choir society enlist nato police gang recruit
  join v? come_into: lunch walk us me; table meal coffee you drink dinner breakfast queue picnic
  join v? cause_to_become|make_contact|be_or_become: pipes rivers hands dots; rope piece tube road bridge wood glue end part section wire
  joint n place|junction|point_of_connection: bone burger; bar dive dirty nightclub cheap pizza eat gambling neighbourhood
  joint n roast: beef lamb meat sunday roast; oven pork carve potato gravy cook butcher leg
  joint n marijuana: smoke smoked cannabis rolled marijuana; weed light party police pass share puff hash
  joint n? (anatomy): knee elbow finger arthritis shoulder pain hip; swollen stiff inflammation ankle rheumatism crack dislocate wrist surgeon exercise
  joint n? junction_by: pipe; wood carpenter weld leak seal metal bolt rail screw plumber timber
  joint a united|involving|shared: account bank statement venture effort; custom ownership project committee operation letter decision military winner press
  joke n? a_humorous: laughed tell funny; punch_line comedian crack pub audience dirty everyone hear bad silly teacher story
  joke n? a_ludicrous: april practical; fool trick legal system entire play referee exam salary treat
  journal n? a_daily_written: diary write trip keep daily; private page explorer entry thought travel night voyage read notebook
  journal n? a_periodical: scientific medical published article research; scientist editor academic paper medicine study science nature university subscribe professor
  judge n public_official: court trial sentence lawyer prison sentenced guilty; wig murder verdict jury criminal witness evidence crime robe courtroom
  judge n? an_authority: competition contest; panel beauty wine talent score contestant prize dance singing good_judge character
  judge v? determine: competition contest; prize talent entry debate fair poem panel contestant ask
  judge v? form_a_critical: book cover appearance; person past character accent clothes quality success
  jug n large_bottle: water milk lemonade; pitcher handle beer wine pour cream fill kitchen gravy table pottery
  juice n? the_liquid: orange apple squeezed lemon; glass drink tomato breakfast pineapple carton grape vodka fruit ice bottle
  jump n? a_sudden_and: prices sales; share profit unemployment percent rise temperature cost rate inflation huge
  jump n? descent_with: parachute; plane skydiver aircraft charity airplane leap bungee height
  jump v? move_forward: fence horse high over wall; rope bed kangaroo puddle athlete frog river window bridge trampoline up dog
  jump v? move_or_jump: scared noise; startle phone bang ring fright scream thunder nervous explosion
  jump v? increase_suddenly: prices; share percent profit inflation unemployment rate cost petrol population
  jumper n person_who_jumps: long high athlete olympic; triple bungee medal horse parachute record
  jumper n sweater|crocheted|knitted: wear wool warm knit cold sweater; jeans sleeve grandmother woollen pull cotton christmas put v-neck hood green skirt
  jumper n? a_person_who|an_athlete: long high; pole ski gold champion puddle sandpit
  jury n? a_body_of: trial court guilty verdict; judge lawyer trial_judge convict evidence murder witness defendant acquit innocent courtroom serve
  jury n? a_committee: competition prize; film festival award cannes judge_panel jury_prize panel art literary winner
  just a used_especially_of_what_is|fair_to_all: decision war; peace sentence peace_treaty settlement deserve demand verdict
  just a? fair_to_all|used_especially: society law cause king; ruler fair judge equal wise world god punishment treatment reward
  just r? only_a_moment: arrived left; finish minute leave eaten hear miss moment begin met wake
  justice n? the_quality|judgment_involved: court fair; crime criminal law social victim police fight punish demand equality trial freedom
  justice n? a_public_official: chief; supreme appoint president nominate supreme_court associate retire
  keen a? intense_or: interest gardener; supporter photographer cyclist golfer student sport collector fan reader eager swimmer amateur
  keen a? having_or: eyesight; eye ear nose mind hearing intelligence observer sense smell dog wit
  kernel n? the_inner: corn nut; grain seed wheat walnut shell popcorn apricot crack almond sweetcorn
  key n metal_device|device_shaped: door lock car open locked lose ring unlock pocket; drawer keyhole hotel copy spare bunch safe duplicate house turn drop locksmith
  key n lever|pressed: piano keyboard computer press any typewriter pressed; delete space enter finger button escape laptop arrow white black return
  key n tonal|24_major: music song minor major sing; flat sharp chord transpose scale octave
  key n pitch_of_the_voice: low; voice speak tone shrill soprano pitch whisper
  key n? any_of_24|pitch_of_the: music minor major song hymn sing piano choir play; sonata tune symphony orchestra composer mozart melody pianist
  key n? something: success answer map; happiness clue solution legend mystery exercise code success_story patience
  key a serving|crucial: role issue factor point player; witness question decision word element feature evidence moment position sector industry
  kick n? the_act_of: free penalty; corner goal ball foot footballer karate leg referee mule score spot
  kick v strike_with: ball foot; stone wall shin boy ankle bucket stool boot
  kick v? strike_with|drive_or_propel: ball football goal; goalkeeper player door penalty opponent bully can donkey attacker stomach
  kick v? thrash_about: horse baby; scream leg arm dance swim air karate struggle ballet
  kid n human_offspring|young_person: mother play parents; daughter son family husband bring raise birth marry
  kid n? a_young_person|a_human_offspring: school playground; street bike ball bus noisy young class sweet neighbourhood teenager clever toy
  kid n? ^young_goat: goat mother farm milk horns bleat; herd kitten lamb milk_goat meadow jump billy cheese barn nanny
  kid n? soft_smooth: gloves; leather shoe bag boot wear skin
  kid v tell_false|be_silly: joking only; tease believe myself serious laugh stop friend lie uncle
  kidney n? either_of: stones transplant dialysis; disease donor failure patient blood liver surgeon organ urine hospital infection
  kill v? put_to_death,: murderer man lion gun; police bomb soldier hunter poison enemy shoot knife victim terrorist wife snake
  kill v? be_fatal: smoking; cancer disease crash accident flu heart_attack virus avalanche plague earthquake cigarette
  kind n category: what music of person book animal different what_kind this_kind; flower snake tree fruit fish car sort weather food various plant movie
  kind a having_or_showing: woman helpful generous help nice gentle lady thank nurse; gentleman old_lady neighbour thoughtful word smile heart polite invite stranger offer friendly
  king n? ruler_of_a: throne crown queen england reigned; kingdom prince palace royal castle crown_prince coronation scotland monarch knight subject
  kit n? gear_consisting|a_case_for: first aid sewing tool drum football; bag repair survival tool_box pack emergency swim shirt medical plane model bandage rugby
  kite n? plaything: wind string fly; beach fish_line sky kid park child blow paper flew
  kite n? any_of_several: bird; hawk falcon prey wing red tail eagle soar predator nest
  knee n? hinge_joint: fell bruised kneel; leg bend surgery injury scrape bandage joint footballer pain crawl shorts operation
  knit v? make_(textiles): sweater scarf grandmother wool socks; jumper hat needle baby yarn pattern cardigan grandma glove blanket pullover
  knit v? to_gather: brows; forehead frown anger eyebrow concentration
  knock n? the_sound: door; hear loud midnight answer open window postman quiet come soft
  knock v deliver_a_sharp|rap: ; stick unconscious fist hammer ball boxer punch
  knock v? rap_with_the|make_light,: door; enter policeman room bedroom wait loud come answer neighbour window
  knock v? deliver_a|knock_against: vase over head table; glass cup lamp bump elbow car wall chair cyclist knee pedestrian tree
  knot n fasten|any_of_various_fastenings: rope tie tied string sailor shoelace untie; shoe lace bow fishing tight scout undo loose climber loop
  knot n unit_of_speed: ship speed wind sailing yacht; vessel boat gale breeze nautical storm captain destroyer cruise submarine per_hour
  knot n? a_hard_cross-grained: wood board; pine plank carpenter tree timber oak table
  knot n? something: stomach; shoulder muscle nerve fear anxiety neck tension
  knot v make_into_knots|tie: rope; tie scarf string shoelace handkerchief cord thread
  label n? an_identifying: jar bottle suitcase clothes price; warning wine read ingredient stick medicine washing sew shirt food tin luggage
  label n? trade_name: record; music band album rap sign pop singer studio contract independent
  label v? attach_a_tag: jars boxes; stick bottle folder file diagram envelope luggage medicine map drawer
  labor n? from_the_onset: birth hours baby hospital contractions; mother pregnant midwife childbirth nurse pain doctor deliver induce
  labor n? productive: manual; market factory force cheap worker wage dispute hard union
  labour n? characterized: birth hours baby hospital contractions party election; vote conservative leader minister government mp candidate parliament win
  labour n? productive: manual; market factory force cheap worker skilled wage unskilled union farm strike
  labour n? from_the_onset: birth hours baby hospital contractions; mother pregnant midwife nurse pain childbirth go_into induce delivery
  lace n cord: shoe tie boot boots; knot tighten trainer sneaker undo trip football untied bow bend
  lace n delicate: dress wed curtains collar tablecloth; handkerchief veil bride blouse white embroider silk antique glove skirt delicate underwear
  lace v add_alcohol: drink coffee poison whisky; punch drug juice wine brandy cocoa rum vodka sedative
  ladder n? steps_consisting: climb wall roof; rung lean fireman firefighter tree rope rescue fall painter attic loft step
  ladder n? ascending: career; social corporate success promotion top property
  lady n? a_polite_name: old; polite wear elderly dress handbag gentleman seat hat kind bus thank elegant
  lamb n? the_flesh: roast chops mint; leg curry stew oven meat butcher dinner sauce rosemary cook garlic rice
  lamb n? young_sheep: sheep bear spring field; ewe meadow shepherd wool wolf graze farm newborn white slaughter little
  lame a disabled: horse leg dog; foot limp walk pony crutch beggar man paw cart old_dog
  lame a pathetically: excuse; joke apology attempt explanation party comedy story comeback
  lamp n artificial: light bulb; desk bedside read shade oil table bedroom shine switch room street street_lamp
  land n solid_part|material_in: sea sailors; dry voyage ship island ocean swim continent coast crew whale water
  land n territory|domain: farmer foreign; king native emperor distant promise holy conquer home tribe
  land n? the_land_on|material_in|extensive: farmer buy acres plough; plot cultivate crop fertile hectare owner build property developer agricultural
  land v arrive|reach|bring_into: ship aircraft; port island boat dock harbour captain
  land v? reach_or_come|cause_to_come: plane airport pilot helicopter bird moon; runway parachute flight crash spacecraft roof butterfly feet cat emergency field
  land v? arrive_on|bring_ashore: shore beach; troops sailor fisherman marine invasion coast immigrant crew raft refugee
  land v? bring_into: trouble; jail debt hospital prison mess court difficulty hot_water prank
  land v? deliver_(a: punch; blow boxer kick jaw nose fist opponent
  landing n? the_act_of_coming_down: plane pilot emergency smooth; runway crash aircraft flight passenger undercarriage moon cabin shuttle airport parachute
  landing n? an_intermediate: stairs; staircase floor light neighbour apartment banister bedroom door
  landing n? the_act_of_coming_to: troops; beach invasion normandy allied amphibious soldier sea marine coast
  lane n narrow_way|well-defined: country road narrow village; leafy cottage farm hedge winding house quiet muddy
  lane n? for_e.g._swimmers: motorway overtaking swim slow fast; highway bus traffic truck change bicycle pool runner bowl outside
  lap n upper_side|flat: sit cat baby knee child knees on_her_lap on_his_lap on_my_lap napkin; sleep laptop curl grandmother stroke book lap_dog sit_on toddler purr hold
  lap n movement_once: race track runner run swim driver pool finish circuit lead; victory stadium fastest marathon athlete cyclist jog complete
  lap v take_up: cat milk water dog; bowl saucer puddle
  lap v? take_up_with|pass_the_tongue: milk cat; puppy tongue drink kitten cream
  lap v? wash_or_flow: waves; shore beach sea boat lake rock tide shoreline sand
  lark n songbird|any_of_numerous: bird sing sky; nest early dawn field song wing meadow morning skylark
  lash n hair: eye mascara; false black curl flutter long eyelid blink lid thick
  lash n? leather_strip|a_quick_blow: whip; punish prisoner slave back sailor leather receive tail
  lash v? bind_with: deck rope; rope_down tie mast boat raft luggage roof barrel trunk
  lash v? beat_severely: whip; horse slave wind prisoner punish wave hail tail rain
  last v persist|continue: hour film minutes hours battery war meeting long; marriage shoe year century storm supply forever concert journey speech match conversation
  last a? immediately: week night year month; summer month_ago saturday winter spring friday holiday sunday
  last a? coming_after: train page bus chapter; person lesson paragraph episode exam piece sentence bottle chance name word passenger
  late a dead|deceased: husband wife father; mourn widow funeral president memory brother inherit grandfather friend beloved aunt grandmother
  late a after_the_expected: bus train meeting; homework arrive delay sorry alarm excuse traffic clock overslept dinner payment boss
  late a? being_or_occurring|after_the: train bus meeting apologised; flight school lesson hurry appointment plane class night rent
  late a? having_died: husband; king uncle queen mother inheritance professor emperor
  late r? later_than: arrived; stay bed night sleep wake study overslept finish evening
  launch n? a_motorboat: boat river; harbour tourist cruise motor island sail passenger dock
  launch n? the_act_of: rocket; product spacecraft missile shuttle satellite book party campaign pad
  launch v propel_with_force|set_afloat|smoothen: rocket missile satellite ship; spacecraft lifeboat torpedo orbit shuttle probe catapult moon balloon cape
  launch v set_up|get_going|begin: product campaign business company; investigation magazine website book appeal brand project program inquiry offensive
  launch v? launch_on: ship; maiden voyage shipyard champagne bottle yacht slipway liner
  law n? the_collection|legal_document: break1 passed parliament against; police lawyer obey court criminal country illegal government crime bill vote enforce
  law n? the_branch|the_learned: study student degree; professor firm practise school graduate career faculty exam
  law n? a_generalization: physics; gravity motion newton nature science scientific murphy thermodynamics supply
  lawn n field|grass: mow grass garden; lawnmower sprinkler weed chair neighbour green water picnic dandelion
  lay v put|cause_to_be: egg hen bird bricks table carpet baby; blanket wreath floor cable hand flower foundation tile down pipe bricklayer
  lay v? lay_eggs: eggs hen bird turtle; chicken nest duck goose sand butterfly ostrich spider salmon
  lay v? prepare_or: table; knife fork plate dinner plan trap cloth cutlery
  layer n single_thickness|relatively_thin: cake dust ice ozone clothes; snow paint soil chocolate cream atmosphere skin wear fat thick rock
  layer n hen: eggs hen; farmer chicken coop poultry bird breed
  lead n soft_heavy_toxic|metallic_element: pipe metal roof made_of poison heavy bullets paint toxic church poisoning battery water poisonous; sink radiation petrol apron solder element weight coffin atom mercury church_roof
  lead n restrain_an_animal: dog walk park puppy collar keep_him_on sheep; tug pull owner terrier labrador clip unleash off
  lead n advantage|gap: race goals points team match; take hold early opponent half-time lose score tie poll
  lead n actor|principal: actor role film musical play actress; theatre hollywood star drama audition singer romantic opera cast ballet
  lead n evidence|news|information_pointing: detective police case; investigate murder inspector journalist clue follow suspect reporter tip
  lead n? an_advantage|(sports)_the: team minutes points race; runner finish lap increase second rider half
  lead v take_somebody|travel_in_front|guide: guide visitors way path tour follow cave flock horse hand shepherd across group tourists; blind hill corridor museum stairs prisoner door donkey mountain street staff room bridge
  lead v tend_to|cause_to: problem disease result; cancer poverty death smoking accident war stress unemployment argument crisis obesity discovery
  lead v be_in_charge|head: team army project company party orchestra; country expedition government general campaign nation investigation revolt band captain president strike
  lead v? tend_to_or|produce_as: road success; river trail happiness station gate cellar beach alley
  lead v? be_ahead_of|move_ahead: race; lap marathon score runner goal championship match point cyclist parade
  leader n? a_person_who: party political gang; country union opposition religious elect government rebel nation expedition president leadership
  leaf n main_organ: tree plant autumn green fell oak caterpillar; maple branch rake dead dry yellow wind lettuce tobacco vein bush wet
  leaf n sheet: book paper page; turn notebook blank loose diary manuscript album write gold
  leaf n? hinged_or: table; extend guest dining drop fold door hinge
  leaf v? look_through: magazine book pages; catalogue brochure album newspaper diary wait bore
  league n association_of_sports: football team baseball match premier top; hockey club season bottom player cup win championship basketball goal manager
  league n? an_association_of_states: nations; arab peace geneva member alliance treaty state
  leak n? the_discharge|an_accidental: gas water pipe roof; plumber ceiling toilet radiation oil fuel explosion ship smell repair tank tap
  leak n? unauthorized: press; secret minister document newspaper source information email confidential
  leak v tell_anonymously|be_leaked: newspaper press secret document information; email journalist reporter media confidential official scandal memo wikileaks minister
  leak v enter_or_escape: roof water pipe; oil gas rain basement fuel rainwater radiation
  leak v? enter_or_escape|have_an_opening: roof pipe boat tap water; ship bucket ceiling tent shoe plumber battery kitchen
  lean v incline|rest: wall ladder forward fence tower bike window; shoulder forward_over back railing bicycle elbow counter against table gate chair
  lean a lacking_excess|without_fat|containing_little_excess: meat beef steak dancer body; bacon ham diet chicken pork muscle fat muscular athlete meal runner
  leap n? a_light,_self-propelled: cat; ballet ballerina jump faith forward great high athlete
  leap v? move_forward: frog dog cat; fence salmon horse dolphin bed feet kangaroo river joy dancer flame deer
  learn v? gain_knowledge: language swim piano; drive cook english guitar ride school math speak chess spanish skill grammar
  learn v? get_to_know: news truth; death hear horrify surprise shock letter pregnant sad later secret
  learn v? commit_to: poem; heart word actor line verse script memorize speech recite song lyrics
  lease n? a_contract_granting|the_period: flat apartment; rent tenant landlord sign house expire year land office renew agreement property
  lease v? hold_under: car; rent house land office company building equipment landlord apartment monthly
  leave n period_of_time: holiday maternity sick soldier home annual weeks days paid on_leave days' weeks' take; employee boss parental vacation unpaid army navy return weekend family grant compassionate
  leave v go_away: train; station ship goodbye midnight midday farewell depart
  leave v? go_away_from|move_out_of: train home early house school; office airport party hotel bed country six room port early_morning departure flight
  leave v? go_and_leave: umbrella keys bus bag; purse wallet taxi tip note message kitchen glove passport behind phone glasses
  leave v? put_into_the: will son; fortune estate money inherit inheritance daughter die widow grandmother charity nephew
  leave v? remove_oneself: husband wife job; boyfriend girlfriend company divorce church marriage army lover resign wife_and abandon
  lecture n speech|teaching: university professor students hall; attend lecturer note physics theatre campus philosophy history boring deliver audience
  lecture n lengthy_rebuke: late father; mother smoking boss scold manner homework behaviour untidy angry stern
  left n? i.e._the_side: turn; right road corner bend look traffic light side
  left n? those_who: party; politics vote election socialist radical communist wing liberal
  left a being|location: hand turn side; foot arm ear eye leg bank right shoe glove write knee
  left a? not_used_up: food cake; money any minute bread milk nothing sugar coffee sandwich seat petrol
  leg n support|structure: table chair; wooden broken stool desk wobble piano bench furniture bed
  leg n? commonly_used: break1 shaved; knee foot muscle pain run plaster arm cross hurt skirt footballer bandage
  leg n? the_limb_of: chicken; lamb roast turkey drumstick dinner oven frog meat eat rice
  leg n? a_structure: spider; insect beetle tripod octopus crab centipede fly ant
  leg n? a_section: journey; trip race final relay rally flight semifinal tour stage championship marathon voyage
  legend n? a_story_about: king arthur; dragon greek hero ancient ghost robin_hood monster knight castle myth medieval tale
  legend n? brief_description: map; symbol chart coin explain diagram atlas photograph
  lemon n yellow_oval: juice fruit tea slice; squeeze orange sour peel lime sugar zest sorbet cake pie grove honey
  lemon n artifact: car; buy dealer garage used sell bought repair second-hand engine
  lens n? a_transparent: camera glasses; microscope telescope contact focus photographer sunglasses zoom optician scratch wear photo
  lens n? its_role_(along: eye; cornea cataract surgeon retina blind surgery implant pupil
  lesson n unit_of_instruction: teacher school piano french swim driving; english pupil french_teacher class maths guitar homework driving_test weekly violin
  lesson n? the_significance|punishment: learned; mistake valuable failure history moral experience bitter important painful past
  let v? make_it_possible|consent_to,: child play; dog stay go kid cat sleep girl parent watch drive eat
  letter n written_message: write post envelope send stamp postman posted received; address mail handwriting mailbox mother answer office job reply read
  letter n conventional_characters: alphabet word capital vowel first begins; spell scrabble silent consonant greek bold word_puzzle print sign sound
  level n position_on_a_scale: water; intermediate advanced english class beginner student course game salary skill
  level n? height_above: sea water; flood river lake rise tide metre floor ground dam ocean
  level n? a_position|a_relative: noise sugar; blood stress pollution cholesterol high poverty radiation unemployment oxygen fitness
  level n? indicator: carpenter; spirit bubble tool shelf builder bricklayer check
  level v? tear_down: earthquake city building; village bulldozer bomb house town destroy fire explosion ruins
  level v? aim_at|direct_into: gun; criticism rifle accusation charge weapon pistol police gangster
  level a? having_a_surface: floor ground; field flat table road surface spoon teaspoon land pitch
  level a? of_the_score: teams; score half-time match point finish draw goal
  lever n? a_rigid_bar|a_simple_machine: pulled; push machine brake handle gear lift control jackpot switch
`;
