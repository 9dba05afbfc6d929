/** The words from a to b. `collocations.ts` says what the columns are. */
export const fromAB = `
  ace n one_of_four_playing_cards: card cards deck poker hearts spades
  ace n serve_that|player's_opponent: tennis serve
  ace n someone_who_is_dazzling: pilot pilots
  act n subdivision_of_a_play: play scene theatre hamlet first
  act v perform_on_a_stage|play_a_role: play film role theatre stage hamlet drama
  address n place_where_a_person: street house postcode envelope write name letter
  address n act_of_delivering_a_formal: president speech nation congress
  address v speak_to|give_a_speech: crowd audience meeting president nation
  adopt v take_into_one's_family: child baby orphan couple parents girl boy son daughter
  adopt v choose_and_follow: plan policy method law strategy
  anchor n mechanical_device: ship boat dropped sea
  anchor n television_reporter: news tv television
  angle n the_space_between: degrees right triangle geometry line acute measure corner
  angle n biased_way: story new different view perspective
  appendix n vestigial: remove surgeon hospital burst operation doctor pain inflamed
  appendix n supplementary: book page tables report chapter end
  apply v ask_(for_something): job university visa loan passport
  apply v put_into_service|cover_by_spreading|put_(something)_on: cream skin paint lotion glue
  arch n curved_shape|masonry: bridge stone roman brick
  arm n human_limb: broke hand elbow shoulder hold around body wrap hurt
  arm n weapon|instrument_or: rebels soldiers lay laid
  arm n projection: chair
  arms n weapons: weapon army soldiers trade deal sell control nuclear dealer
  article n separate_section|nonfictional: newspaper magazine read wrote
  article n (grammar): noun definite
  ash n residue: fire volcano cigarette burned grey cloud tray
  ash n various_deciduous: tree wood oak forest leaves plant beech
  attack n sudden_occurrence: heart asthma panic hospital
  attack n offensive_against: army enemy soldiers night
  back n posterior_part: pain hurt lie body spine shoulder carry backpack scratch ache
  back v support: plan candidate idea proposal support campaign financially
  bail n criminal_law|legal_system|guarantee: prison judge court released police
  bait n anything_that_serves|something_used_to_lure: fish hook worm fishing
  balance n state_of_equilibrium|harmonious|equality_of: rope walk lost fell bicycle
  balance n amount_of_money|credit_side|difference_between: account bank pay
  ball n round_object: kick throw catch player hit goal tennis golf football bounce
  ball n lavish_dance: dance dress gown invite prince cinderella masked evening
  band n musicians: music play rock concert guitar drummer singer song jazz album stage
  band n stripe_or_stripes: wide narrow color white around
  band n thin_flat_strip: rubber elastic hair metal hold together wrap
  band n unofficial_association|instrumentalists: singer
  bang n border_of_hair: hair forehead
  bang n loud_noise|sudden_very_loud: loud door heard explosion gun
  bank n sloping_land: river stream canal shore sat fish swim boat grass flooded muddy opposite ducks nest willow
  bank n financial_institution: money account loan deposit cheque check savings credit manager interest robbed borrow pay customer branch open mortgage
  bar n drinks: drink beer barman pub cocktail night waiter whisky counter order
  bar n rigid_piece: iron steel metal window prison cage gold
  bar n legal_profession|body_of_individuals: lawyer law court barrister admitted exam
  bar n block_of_solid: chocolate soap gold candy
  bark n tough_protective: tree trunk oak birch pine peel wood rough cork branch moss strip beavers willows
  bark n sound_made_by_a_dog: dog loud growl hear heard woke puppy fierce
  bark v make_barking: dog puppy postman stranger night cat bark hound
  bark v unfriendly_tone: order sergeant commands officer shouted instructions
  barrel n cylindrical_container: wine beer oil wooden
  barrel n tube_through: gun rifle
  base n military|installation_from_which: army military air soldiers naval troops camp
  base n lowest_support|bottom: mountain statue column hill foot tower lamp
  bass n lowest_part|lowest_range|lowest_pitch: guitar play music band singer jazz sing instrument voice drum double notes sound
  bass n freshwater_fish|lean_flesh|nontechnical: fish caught catch lake river sea hook grilled fishing fisherman
  bass n adult_male_singer: choir
  bat n nocturnal: cave fly flew wings night vampire hang dusk insects dark upside
  bat n club_used: ball baseball cricket swing swung hit wooden player broke
  battery n device_that_produces: phone car charge electric torch radio flashlight watch
  battery n group_of_guns: guns artillery
  battery n assault: assault court police
  bay n indentation_of_a_shoreline: sea ship coast boat beach water harbour island sail
  bay v utter_in_deep: hound moon wolf
  bay n indentation: sailed
  beam n column_of_light: light torch lamp headlights laser flashlight sun
  beam n long_thick_piece: wood roof ceiling steel oak support house iron wooden construction
  beam n gymnastic: gymnast balance
  beam v smile_radiantly: joy smile face proud happily baby
  bear n massive_plantigrade: forest zoo polar brown cub honey animal grizzly claws fur
  bear v put_up_with: pain cannot noise heat stand thought can't
  bear v have_with|support_or_hold|contain_or_hold: weight load heavy
  bear v give_birth|cause_to_be_born: child children son daughter baby
  bear v bring_forth: fruit tree apple
  beat n basic_rhythmic: music drum dance song rhythm
  beat n regular_route: police policeman officer
  beat v come_out_better: team chess game match final germany england beat_me beat_us two three
  beat v stir_vigorously: eggs sugar cream
  beat v give_a_beating|hit_repeatedly: stick drum
  bed n furniture_that_provides: sleep bedroom lie pillow blanket night hotel wake
  bed n plot_of_ground: flower garden roses plant tulip vegetables weed
  bed n depression_forming: river sea stream lake ocean dry
  bed n depression: riverbed
  bell n hollow_device: church ring rang school
  belt n band_to_tie: trousers waist leather buckle jeans wear dress
  belt n elongated_region: region green corn
  bench n long_seat: park sat sit wooden
  bench n judge|persons_who_hear: judge court
  bill n statute_in_draft: parliament law vote congress senate government passed president
  bill n itemized_statement|account_of_payments: pay restaurant electricity waiter phone gas dinner telephone hotel paid asked
  bill n piece_of_paper_money: dollar money wallet ten hundred twenty
  bill n horny_projecting: bird duck yellow long beak
  bind v stick_to|make_fast|tie|wrap_around: hands rope wound
  bit n small_piece|small_quantity|small_fragment|small_amount: bread paper cake little tiny
  bit n unit_of_measurement_of_information: computer data memory byte binary
  bit n metal_held_in_horse's_mouth: horse mouth rider bridle
  bite n small_amount_of_solid|light_informal|painful_wound|wound_resulting: mosquito dog snake insect
  bite v grip,_cut_off: dog teeth apple nails
  bitter a marked_by_strong_resentment|very_difficult|proceeding_from: enemies divorce argument
  bitter a causing_a_sharp|taste: coffee taste chocolate medicine lemon
  blade n flat_part_of_a_tool|cutting_tool: knife sharp razor cut sword saw
  blade n leaf_of_grass|especially_a_leaf: grass lawn
  blind n protective_covering: window sun pull down
  blind a unable_to_see: dog man born guide
  block n rectangular_area|city: street walk city away around neighbourhood
  block n solid_piece: wood stone concrete ice marble
  block v interfere|prevent|obstruct|block_passage|render_unsuitable_for_passage: road tree traffic entrance pipe police view exit door
  bloom n organic_process|best_time|reproductive: flowers roses
  blow n powerful_stroke: head fist struck hit boxer hammer punch
  blow n unfortunate_happening|disappointment|comedown: loss news terrible death bad
  blow v exhale_hard|be_blowing|cause_air|be_in_motion: wind air breath candle horn whistle trumpet nose
  bluff n high_steep_bank: river sea cliff above house
  bluff n pretense|act_of_bluffing: poker
  bluff v deceive|frighten: poker cards opponents hand
  board n committee: directors company meeting chairman member school governor
  board n flat_piece|stout_length|sheet: wood chess game notice nail chopping bread write
  board v get_on: ship train plane bus passengers flight ferry passenger may aircraft
  boil n painful_sore: skin neck
  boil v come_to_the_boiling|immerse_or_be|bring_to: water kettle egg potatoes
  bolt n screws_into_a_nut|screw: nut screw spanner tighten wheel metal engine wrench
  bolt n part_of_a_lock|sliding_bar: door slid lock gate
  bolt n discharge_of_lightning: lightning thunder struck sky
  bolt v leave_suddenly: horse frightened ran thief startled away gunshot
  bolt v swallow_hastily: food dinner breakfast meal lunch
  bolt v secure_or_lock: door gate lock
  bomb n explosive: exploded war dropped plane
  bond n certificate_of_debt: government invest money shares buy interest
  bond n connection_based_on: mother friendship family strong between child love
  bond n electrical_force: atom chemical molecule hydrogen carbon
  bond n electrical: chemistry
  bond n connection: dog
  book v arrange_for|reserve|engage: ticket hotel table flight room holiday seat restaurant
  book n written_work|physical_objects: read author library page write shelf story
  boom n sudden_happening|state_of_economic: economy housing business oil property
  boom n deep_prolonged|loud: thunder guns
  boom n pole|spar|horizontal: sail boat
  boot n footwear: wear leather mud foot walking pair shoes football
  boot n carries_luggage: car suitcase luggage spare wheel
  boot v cause_to_load: computer system laptop start
  bore v cause_to_be_bored: speech long lecture audience lesson stories film
  bore v make_a_hole: drill hole holes wood tunnel
  bottle n vessel_used_for_storing: wine water milk beer
  bounce v spring_back|come_back: ball wall cheque check bank
  bow n weapon: arrow archer shoot hunter shot aim robin hood dozen arrows
  bow n slightly_curved: violin cello string play fiddle violinist
  bow n front_part: ship boat waves sail stern captain water
  bow n knot_with_two: ribbon tied shoelace gift hair tie present dress
  bow n bending_the_head: deep king queen polite respect
  bow n appearance_by_actors: audience actors curtain took applause
  bow v bend_one's: queen king audience respect actors head low emperor
  bow v bend_the_head: stage
  bowl n dish|round_vessel|large_structure: soup cereal rice fruit sugar
  bowl v roll_a_ball|hurl_a_cricket: cricket ball pins
  box v engage_in_a_boxing: gym ring fight champion gloves fights fighter
  box n container;_may_have_a_lid: cardboard lid open shoes chocolates packed
  brace n structure|strengthens: teeth orthodontist dentist knee
  brain n part_of_the_central: head skull surgeon
  branch n division_of_a_stem: tree leaves bird oak apple sat climb broke
  branch n division_of_some_larger|administrative_division: bank company office local shop manager london
  breach n failure_to_perform: contract law
  break n pause_from|some_abrupt|pause_during|time_interval: coffee lunch tea work rest holiday minutes tired take_a_break have_a_break
  break v destroy_the_integrity|become_separated|separate_into_pieces|render_inoperable: glass window vase cup plate leg arm
  breed n special_variety: dog cattle dogs
  breed v cause_to_procreate|have_young|copulate: animals rabbits horses farm
  brew v prepare_by_brewing|sit_or_let: beer tea
  bridge n structure_that_allows: river cross train cars road built water over
  bridge n card_games: cards play players partner trumps
  bridge n upper_platform|upper_deck: captain ship officer
  bridge n hard_ridge: nose glasses
  brief a short|concise: visit speech
  brief v give_essential|inform: pilots soldiers reporters
  bright a emitting_or_reflecting: sun light room lamp stars color
  bright a quickness: student child pupil girl boy idea clever
  broad a great_(or_a_certain)_extent: shoulders street river
  brown v fry: meat onion onions butter
  brush v rub_with|clean: teeth hair dog
  brush n implement: paint hair dipped bristles painter toothbrush artist
  brush n dense_growth: fire bushes forest
  buck n male_deer|mature_male: deer antlers
  buck n piece_of_paper|dollar: money cost
  bucket n roughly_cylindrical: water sand
  buckle n fastener: belt shoe
  buckle v fasten: belt seat shoes
  buckle v fold_or_collapse|bend: knees legs
  bug n insect|small_animal|general_term_for_any_insect: garden crawl bite leaf bed
  bug n fault_or_defect: software program computer code programmer fix app
  bug n hidden_microphone: spy phone hidden room microphone police
  bulb n electric_lamp: light lamp bright electric change watt
  bulb n modified_bud: plant tulip garden daffodil spring onion flower
  bulge v swell: pocket
  bull n uncastrated_adult_male_of_domestic: farm cow field horns charge farmer
  bullet n projectile: gun shot
  bunk n bed_on_a|beds_built|rough_bed: sleep beds children
  bunk n unacceptable|message_that_seems: nonsense
  burn v destroy_by_fire|undergo_combustion|cause_a_sharp|cause_to_burn: fire house wood flames candle
  bust n sculpture: marble statue museum
  butt n victim_of_ridicule: joke jokes
  butt n handle|thick_end: rifle gun
  butt v to_strike,_thrust: goat ram
  button n round_fastener: shirt coat sew
  button n electrical_switch|push_button: press push machine lift
`;
