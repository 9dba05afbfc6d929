/** The words from beam to brilliant. `collocations.ts` says what the columns are. */
export const fromBeaToBri = `
  beam n column_of_light: light torch lamp headlights laser flashlight sun
  beam n long_thick_piece: wood roof ceiling steel oak support house iron wooden construction barn carpenter walls
  beam n gymnastic: gymnast balance somersault
  beam n? a_group_of|a_column_of: searchlight lighthouse laser torch
  beam v smile_radiantly: joy smile face proud happily baby delight parents teacher proudly
  bear n massive_plantigrade: forest zoo polar brown cub honey animal grizzly claws fur hibernate den cave woods cubs panda hunters growled
  bear n? an_investor: market bull prices investors
  bear v put_up_with: pain cannot noise heat stand think can't sight losing anymore
  bear v have_with|support_or_hold|contain_or_hold: weight load heavy bridge ice lorry shelf
  bear v give_birth|cause_to_be_born: child son daughter baby give sons
  bear v bring_forth: fruit tree apple trees
  bear v? move_while|have_on_one's: gifts coffin
  beat n basic_rhythmic: music drum dance song rhythm drummer dancers pop
  beat n regular_route: police policeman officer patrol
  beat v come_out_better: team chess game match final germany england beat_me beat_us two three opponent champion record lose defeated win liverpool score brother easily
  beat v stir_vigorously: eggs sugar cream whisk bowl flour mixture
  beat v give_a_beating|hit_repeatedly: stick drum thugs rug carpet badly savagely whip
  beat v? move_rhythmically: heart drum wings pulse
  bed n furniture_that_provides: sleep bedroom lie pillow blanket night hotel wake asleep sheets pillows hospital tired tucked king-size
  bed n plot_of_ground: flower garden roses plant tulip vegetables weed tulips gardener strawberry lettuces
  bed n depression_forming: river sea stream lake ocean dry stones
  bed n depression: riverbed
  beetle n? insect_having: insect wings crawled black shell leaf
  bell n hollow_device: church ring school
  bell n? a_hollow_device|the_sound: church ring school chimes bicycle ringing lesson tower
  bell n? a_push_button: door doorbell front
  belt n band_to_tie: trousers waist leather buckle jeans wear dress loosened fastened seat pants
  belt n elongated_region: region green corn rust bible sun
  belt n? endless_loop: conveyor factory luggage fan engine
  bench n long_seat: park sit wooden garden newspaper pigeons
  bench n judge|persons_who_hear: judge court
  bench n? the_reserve: substitute players coach match reserve
  bench n? a_strong_worktable: tools workshop carpenter
  bend n? curved_segment|a_circular: road river sharp slow driver corner
  bend v? bend_one's: down floor knees picked over touch toes
  bend v? form_a_curve|cause_(a_plastic: wire metal spoon branch arm wind iron knee
  berth n? a_place_where: ship harbour dock port ferry
  berth n? a_bed_on_a: sleep train cabin ship
  bid n? a_formal_proposal|an_attempt: auction painting highest contract company
  bid v? propose_a: auction painting dollars pounds
  bill n statute_in_draft: parliament law vote congress senate government passed president lawmakers debate reform
  bill n itemized_statement|account_of_payments: pay restaurant electricity waiter phone gas dinner telephone hotel paid asked heating unpaid monthly rend dentist split
  bill n piece_of_paper_money: dollar money wallet ten hundred twenty dollars cash
  bill n horny_projecting: bird duck yellow long beak platypus pelican toucan heron swan fish hold
  bill n? an_advertisement_(usually: stick post
  bind v stick_to|make_fast|tie|wrap_around: hands rope wound
  bind v? stick_to_firmly|tie_or_secure,|secure_with_or: prisoner ankles hands tied foot rope string
  bind v? wrap_around: book bandage leather pages
  bind v? create_social: family friends
  bind v? bind_by_an: contract agreement
  bind v? secure_with_or|tie_or_secure,: hands rope hostage
  bit n small_piece|small_quantity|small_fragment|small_amount: bread paper cake little tiny piece chocolate luck advice
  bit n unit_of_measurement_of_information: computer data memory byte binary bytes processor digital
  bit n metal_held_in_horse's_mouth: horse mouth rider bridle reins jockey
  bit n? an_indefinitely: wait minute
  bite n small_amount_of_solid|light_informal|painful_wound|wound_resulting: insect sandwich apple take hungry cake pizza
  bite n? a_wound_resulting|a_painful: mosquito itchy snake spider flea tick dog
  bite v grip,_cut_off: dog tooth apple nails lip nail tongue bread postman
  bite v? deliver_a: mosquito
  bitter a marked_by_strong_resentment|very_difficult|proceeding_from: enemies divorce argument resentful quarrel jealous dispute rival
  bitter a causing_a_sharp|taste: coffee taste chocolate medicine lemon tea almonds lemons beer tasted pill
  bitter a? very_difficult: disappointment blow cold
  bitter a? causing_a_sharply: wind winter cold
  blade n flat_part_of_a_tool|cutting_tool: knife sharp razor cut sword saw
  blade n leaf_of_grass|especially_a_leaf: grass lawn
  blade n? the_flat_part|a_cutting_or: knife razor sharp axe scissors sharpened sword propeller
  blanket n? bedding_that: bed warm wool cold wrap sleep
  blanket n? anything_that: snow fog
  blanket a? broad_in_scope: ban
  blast n? an_explosion|a_sudden_very: bomb explosion killed windows
  blast n? a_strong_current: cold air wind
  blast v? use_explosives: rock tunnel dynamite
  blast v? make_a_strident: music radio horn
  blaze n? a_strong_flame: fire firemen firefighters building warehouse flames
  blaze v? shine_brightly|burn_brightly: sun fire lights
  blind n protective_covering: window sun pull down venetian roller lowered sunlight room
  blind v? render_unable: light headlights sun
  blind a unable_to_see: dog man bear guide eyes sight birth braille stick cane
  blind a? unable_or: faults
  blind a? not_based: obedience faith
  block n rectangular_area|city: street walk city away around neighbourhood streets
  block n solid_piece: wood stone concrete ice marble butcher
  block n? housing_in: flats office apartment tower
  block n? an_inability: writer's mental
  block v interfere|prevent|obstruct|block_passage|render_unsuitable_for_passage: entrance police view door sun
  block v? render_unsuitable|obstruct|block_passage: drain pipe sink lorry exit driveway snow passage traffic truck road tree fall path
  block v? hinder_or: sale plan parliament
  blood n? the_fluid: bleeding wound donated donate doctor vein nurse bandage cut
  blood n? the_descendants: royal noble family
  bloom n organic_process|best_time|reproductive: flowers roses
  blow n powerful_stroke: head fist strike hit boxer hammer punch
  blow n unfortunate_happening|disappointment|comedown: loss news terrible death bad
  blow n? a_powerful|an_impact: nose chin knocked punch stick hammer unconscious
  blow n? an_unfortunate|an_unpleasant: heavy lose losing sad serious news
  blow v exhale_hard|be_blowing|cause_air|be_in_motion: air breath candle horn whistle trumpet nose candles soup hot balloon smoke
  blow v? be_blowing|be_in_motion: wind storm leaves hat gale roof hard
  blow v? free_of_obstruction: nose handkerchief tissue
  blow v? cause_air: hair
  blue a? filled_with: sad feeling depressed monday
  blue a? having_a_color: sky eyes dress sea shirt paint
  bluff n high_steep_bank: river sea cliff above house overlooking ocean top
  bluff n pretense|act_of_bluffing: poker calling call
  bluff v deceive|frighten: poker cards opponents hand
  board n committee: directors company meeting chairman member school governor chief governors trustees vote replace executive resign
  board n flat_piece|stout_length|sheet: wood chess game notice nail chop bread write surfing ironing diving cheese
  board n? made_in_a: nailed plank sawed floor wooden sandwich
  board n? a_vertical: notice chalk pin teacher write advertisement
  board n? food_or_meals: full room lodging meals
  board v get_on: ship train plane bus passengers flight ferry passenger may aircraft airport gate crew minutes passport
  board v? live_and_take|lodge_and|provide_food: lodgers
  body n? the_entire|the_body_excluding: exercise human muscles healthy skin weight
  body n? a_natural: murder dead police grave corpse detective bury river found
  body n? a_group_of: governing student students official
  body n? an_individual: heavenly planets
  boil n painful_sore: skin neck pus painful doctor
  boil v come_to_the_boiling|immerse_or_be|bring_to: water kettle egg potato eggs tea minutes soup pan
  bolt n screws_into_a_nut|screw: nut screw spanner tighten wheel metal engine wrench nuts bicycle bridge shelf tightened
  bolt n part_of_a_lock|sliding_bar: door slide lock gate locked front across close bed
  bolt n discharge_of_lightning: lightning thunder strike sky tree storm
  bolt v leave_suddenly: horse frightened run thief startled away gunshot
  bolt v swallow_hastily: food dinner breakfast meal lunch sandwich
  bolt v secure_or_lock: door gate lock doors night
  bolt v? leave_suddenly|move_or_jump|usually_includes: horse stable rabbit thief mare thunder fright run shot cart
  bomb n explosive: exploded war drop plane explosion terrorists planted airport
  bomb v? throw_bombs: planes city war aircraft enemy
  bond n certificate_of_debt: government invest money shares buy interest treasury investors investment stocks savings
  bond n connection_based_on: mother friendship family strong between child love sisters twins friends marriage break quarrel
  bond n electrical_force: atom chemical molecule hydrogen carbon atoms
  bond n electrical: chemistry
  bond n connection: dog
  bond n? a_restraint: chains slave prisoner
  bond v? create_social: baby mother
  bond v? stick_to_firmly: glue surfaces
  book n written_work|physical_objects: read author library page write shelf story novel chapter bestseller bookshop borrowed published
  book v arrange_for|reserve|engage: ticket hotel table flight room holiday seat restaurant
  book v? engage_for|arrange_for: rooms flights seats advance theatre taxi weekend
  boom n sudden_happening|state_of_economic: economy housing business property
  boom n deep_prolonged|loud: thunder guns cannon explosion
  boom n pole|spar|horizontal: sail boat sailing mast microphone swing
  boom n? a_state_of|a_sudden_happening: oil tourism construction economic prices years baby
  boom v? grow_vigorously: business economy
  boom v? make_a_resonant|make_a_deep: voice guns thunder
  boot n footwear: wear leather mud foot walking pair shoes football rubber muddy laces hiking boots soldiers hiker
  boot n carries_luggage: car suitcase luggage spare wheel shop bags trunk
  boot v cause_to_load: computer system laptop start
  boot v? give_a_boot: ball
  bore n? a_person_who: dull talk stories boring party
  bore n? diameter_of: gun shotgun
  bore v cause_to_be_bored: speech long lecture audience lesson stories film guests pupils asleep dull
  bore v make_a_hole: drill hole holes wood tunnel worm oil well insects
  boss n? a_person_who_exercises_control_over|a_person_responsible|a_person_who_exercises_control_and: office job fired salary rise late secretary work
  bottle n vessel_used_for_storing: wine water milk beer
  bottle n? typically|the_quantity: champagne medicine shampoo cork empty perfume
  bottle n? used_as_a: baby
  bottom n? the_lower|the_lowest: hill page stairs glass bag ladder sea list
  bottom n? the_fleshy: smacked sit fell pants
  bounce v spring_back|come_back: ball wall check bank
  bounce v? spring_away|move_up_and|hit_something: ball trampoline child bed
  bounce v? come_back: cheque
  bound v? move_forward: dog rabbit kangaroo deer
  bound a? headed_or: london plane train ship north home bound_for
  bound a? (usually_followed: happen win sooner fail lose succeed
  bound a? confined_by: hands foot rope prisoner hostage
  bow n weapon: arrow archer shoot hunter shot aim robin hood dozen arrows archery quiver hunt
  bow n slightly_curved: violin cello string play fiddle violinist strings orchestra
  bow n front_part: ship boat waves sail stern captain water sailors rocks anchor stand
  bow n knot_with_two: ribbon tied shoelace gift hair tie present dress shoelaces
  bow n bending_the_head: deep king queen polite respect
  bow n appearance_by_actors: audience actors curtain take applause
  bow n? bending_the|an_appearance: pianist japanese conductor
  bow v bend_one's: queen king audience respect actors head low emperor
  bow v bend_the_head: stage
  bow v? bend_one's_knee|bend_the_head|bend_one's_back: king queen japanese knee audience head
  bow v? yield_to_another's: pressure
  bowl n dish|round_vessel|large_structure: soup cereal rice sugar
  bowl n? used_chiefly|a_dish_that|the_quantity: porridge noodles salad fruit mixing flour
  bowl v roll_a_ball|hurl_a_cricket: cricket ball pins
  bowl v? hurl_a_cricket|roll_(a_ball): cricket batsman
  bowl v? engage_in: alley pins
  bowler n? a_cricketer: cricket batsman wicket ball
  bowler n? a_felt_hat: hat wear
  box n container;_may_have_a_lid: cardboard lid open shoes chocolates packed
  box n? a_(usually|the_quantity: matches present tools chocolates shoe cardboard parcel
  box n? private_area: theatre opera royal
  box n? a_rectangular: tick form write draw
  box v engage_in_a_boxing: gym ring fight champion gloves fights fighter heavyweight
  box v? put_into_a: books
  boxer n? someone_who: ring fight knocked gloves punch champion
  boxer n? a_breed_of: dog puppy pet
  brace n structure|strengthens: tooth orthodontist dentist knee back neck leg
  brace n? an_appliance: tooth dentist orthodontist
  brace n? elastic_straps: trousers
  brace n? two_items: pheasants partridges
  brace v? prepare_(oneself): impact shock news
  bracket n? a_support: shelf wall lamp
  bracket n? a_category: income age tax
  bracket n? either_of_two_punctuation_marks_([|^either_of_two_punctuation_marks_(: words sentence write round square
  brain n part_of_the_central: head skull surgeon
  branch n division_of_a_stem: tree leaves bird oak apple sit climb break1 twig monkey bird's cut pine swing nest squirrel owl snow
  branch n division_of_some_larger|administrative_division: bank company office local shop manager london banks high opened firm closed headquarters close online
  branch n? a_stream_or|a_part_of: river railway
  brand n? a_name_given|a_recognizable: coffee jeans cars product favourite cereal buy shampoo advertised toothpaste
  brand n? identification: cattle
  brand v? burn_with: cattle cow iron
  brand v? to_accuse: liar traitor
  brass n? an_alloy_of: door handle knob copper metal plate candlestick
  brass n? the_section|a_wind_instrument: band trumpet orchestra trombone
  breach n failure_to_perform: contract law
  break n pause_from|some_abrupt|pause_during|time_interval: coffee lunch tea work rest holiday minutes tired take_a_break have_a_break sandwich study summer christmas weekend spring
  break n? an_unexpected: lucky big career
  break v destroy_the_integrity|become_separated|separate_into_pieces|render_inoperable: glass window cup plate leg arm
  break v? become_separated|destroy_the_integrity: fell vase bone stick ice accidentally
  break v? render_inoperable: machine radio washing computer toy
  break v? act_in_disregard: law promise rules speed
  break v? move_away: prison jail
  break v? terminate: silence habit
  breast n? either_of|the_front: baby cancer milk woman feed
  breast n? meat_carved: chicken turkey roast
  breed n special_variety: dog cattle dogs sheep poodle horse
  breed v cause_to_procreate|have_young|copulate: animals horses farm
  breed v? have_young|cause_to_procreate|copulate_with: rabbits birds spring mouse pandas
  brew v prepare_by_brewing|sit_or_let: beer tea coffee ale monks
  brick n? rectangular: wall house builder red lay mason
  bridge n structure_that_allows: river cross train cars road build water over crossed span suspension pedestrian ferry collapsed railway toll drive
  bridge n card_games: cards play players partner trumps whist played four evening
  bridge n upper_platform|upper_deck: captain ship officer captain's helmsman
  bridge n hard_ridge: nose glasses spectacles
  bridge n? a_denture: dentist tooth
  bridge v? connect_or: gap
  brief n? a_document|a_condensed: lawyer barrister designer architect case court
  brief v give_essential|inform: pilots soldiers reporters president team
  brief a short|concise: visit speech meeting pause moment conversation holiday interview stay
  bright a emitting_or_reflecting: sun light room lamp stars color
  bright a quickness: student child pupil girl boy idea clever students kid school exams
  bright a? emitting_or|having_lots: lamp moon headlights sunny eyes star
  bright a? having_strong: red colours yellow colour orange paint
  brilliant a? of_surpassing|having_or: scientist idea student mathematician mind pianist
  brilliant a? shining_intensely|having_strong: sun light diamond blue
`;
