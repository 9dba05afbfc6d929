/** The words from deliver to duty. `collocations.ts` says what the columns are. */
export const fromDelivToDuty = `
  deliver v? bring_to_a: parcel post pizza newspapers letters milk mail furniture
  deliver v? deliver_(a: speech lecture sermon
  deliver v? free_from: evil
  deliver v? utter_(an: baby midwife
  delivery n act_of_delivering|something_that: parcel pizza post free furniture van
  delivery n giving_birth: baby mother hospital birth
  delivery n? the_event|the_act_of_delivering_a: baby hospital midwife
  delivery n? your_characteristic: speech speaker
  demand n ability_and_desire|required: supply prices price product tickets
  demand n? an_urgent|the_act_of: workers strike kidnappers
  demand v? request_urgently|claim_as_due: apology explanation answer refund
  demand v? require_as: job work patience
  dense a slow_to_learn: stupid
  dense a permitting|hard_to_pass|closely_crowded: forest fog
  deny v? declare_untrue: charge stealing accusation rumour
  deny v? refuse_to_grant,|refuse_to_let: visa access permission
  depart v? move_away|^leave: train platform bus flight
  deposit n payment_given|money_deposited|partial_payment: pay bank
  deposit n matter|natural_process|facility: gold oil mineral coal sediment
  deposit n? money_deposited: savings account withdraw
  deposit n? a_partial|money_given|a_payment: house tenant landlord rend car flat key
  deposit n? matter_that|the_natural|the_phenomenon: mineral river mud gold clay
  deposit v? put_into_a: cheque cash bank salary
  depress v lower: sad
  depression n long-term|economic: economy jobs banks unemployment 1930s economic factories
  depression n mental_state: sad patient doctor illness pills
  depression n sunken: ground rain filled moon
  depression n? a_mental_state|sad_feelings|a_state_of: doctor suffered pills mental therapy sad
  depression n? an_air_mass: weather rain atlantic
  descend v? move_downward: stairs mountain plane hill
  descend v? be_connected: kings family
  desert n arid: camel sand sahara water dry hot caravan cactus crossed camels oasis dunes nomads
  desert v leave_someone|army|desert_(a_cause: post wife husband family
  desert v? leave_someone|leave_behind: wife husband child friends
  desert v? desert_(a: soldier army
  design n? a_decorative: pattern carpet flower
  design n? the_act_of|an_arrangement|a_preliminary: engine architect building car
  design v? make_or_work|plan_something|create_or: architect building clothes dresses bridge
  dial n face_of_a_timepiece|circular_graduated: clock watch
  dial n? the_control: radio
  dial n? the_circular: speedometer
  dial v operate_a_dial|choose: phone number telephone emergency
  diamond n? a_transparent|very_hard: ring necklace jewels engagement mine jeweller
  diamond n? a_playing: ace queen cards king
  diamond n? an_oblique-angled: shape
  diamond n? the_area_of|the_baseball: baseball
  die n small_cubes|cube: dice roll game
  diet n usual_food|prescribed_selection|act_of_restricting: food healthy eat vegetables panda balanced
  diet n? the_act_of|a_prescribed: lose weight slim doctor
  diet n? a_legislative: japanese parliament
  digest n? a_periodical: magazine reader's
  digest v? convert_food|soften_or_disintegrate,: food stomach meal cows
  digest v? arrange_and: information news
  digit n one_of_the_elements: number code phone
  digit n finger_or_toe: hand finger foot
  digital a? displaying|of_a_circuit: camera watch clock
  dip v immerse_briefly: water sauce biscuit paint
  direct v be_in_charge|command|guide_the_actors: company orchestra project
  direct v? guide_the: film movie play actors
  direct v? point_somebody|take_somebody: tourist station
  direct v? command_with: police traffic
  direct a? proceeding|having_no: flight train route contact sunlight
  direct a? straightforward: question honest
  direction n? a_general|a_line_leading|the_spatial: wrong north walked opposite wind
  direction n? a_message|something_that: map recipe follow
  direction n? the_act_of_managing: under film
  director n? someone_who_supervises|the_person_who_directs: film movie oscar actors theatre
  director n? someone_who_controls|member_of: company managing museum bank
  discharge n? the_termination: army
  discharge v pronounce|leave_or_unload|free_from
  discharge v? free_from: hospital patient soldier army
  discharge v? pour_forth: waste river factory
  discipline n? a_branch_of: academic university physics
  discipline n? the_trait|a_system_of|training_to: school army classroom strict teacher
  discipline v? develop_(a|punish_in: child teacher parents
  discount n act_of_reducing|amount_or: price shop
  dish n piece_of_dishware|container: wash plate break1 kitchen oven washed glass plates sink
  dish n particular_item: restaurant menu chicken cook recipe spicy delicious italian vegetarian favourite chef
  dish n? directional: satellite roof signals
  dispatch v? send_away: goods parcel troops
  display n? something_shown|exhibiting: museum shop window fireworks
  display n? an_electronic|a_visual_representation: screen phone computer
  display v? to_show,_make: paintings museum shop
  distance n? the_property|size_of_the: walking kilometres miles long between
  distance n? a_distant: see hear mountains hills
  distant a? separated|located_far: stars planet galaxy thunder
  distant a? far_apart: cousin relative
  distant a? remote_in: cold unfriendly
  dive v plunge: water pool swimmer
  divide v perform_a_division: number three six twelve by ten maths
  divide v? separate_into|come_apart: cake group country pizza pieces
  divide v? act_as_a_barrier: river fence
  division n? an_army_unit: army soldiers infantry tank
  division n? the_act_or: multiplication cake maths cell
  division n? a_league_ranked: team league football second
  division n? an_administrative: sales company
  division n? discord_that: party
  dock n landing|enclosure|platform: ship boat harbour harbor boats unloaded cargo
  dock n enclosure_in_a_court: court accused defendant judge prisoner stand witness
  dock n? any_of_certain: leaf nettle
  dock v remove_or_shorten|deduct
  dock v? come_into: ship ferry harbour
  dock v? deduct_from|deprive_someone: pay wages
  doctor n licensed_medical: patient hospital medicine ill prescribed appointment nurse
  doctor n person_who_holds_Ph.D.: university philosophy
  doctor v? alter_and: photo evidence
  dog n? a_member_of: puppy barked leash walked lead
  dog v? go_after_with: problems injury
  domestic a of_or_involving_the_home: chores
  domestic a of_concern|produced_in: flights economy politics policy
  domestic a? of_or_involving|of_or_relating: chores violence work housework
  domestic a? converted: cat animals
  domestic a? produced_in: product
  dose n? a_measured: medicine tablet vaccine antibiotics
  dot n? a_very_small: i letter pattern dress map
  dot n? the_shorter: morse dash
  double n? a_stand-in|someone_who: actor film stunt
  double v increase_twofold: prices price population sales salary number
  double a? consisting: bed room door doors
  double a? twice_as_great: whisky portion espresso
  down n soft_fine_feathers|fine_feathers: feathers duck pillow duvet goose
  down n? soft_fine|fine_soft: pillow duck goose jacket duvet feathers
  down n? (usually_plural): sheep walked
  down v? drink_down: beer glass
  down v? shoot_at_and: plane
  draft n current_of_air: cold window door air feel chilly chimney
  draft n various_versions|preliminary: essay first novel report write letter final chapter speech article my_essay rough read ending revise editor
  draft n compulsory_military: army war soldiers vietnam military
  draft n? a_serving: beer
  draft v? draw_up_an: letter contract speech law
  draft v? engage_somebody: army soldiers
  drag n? something_tedious: party boring
  drag n? a_slow_inhalation: cigarette
  drag n? clothing_that: queen dressed
  drag v pull: heavy suitcase floor sack chair
  drag v? move_slowly: lesson
  drain n? a_pipe_through: blocked water sink leaves plumber
  drain n? a_gradual: brain
  drain v? drain_the|flow_off_gradually: pasta swamp bath water potato
  draw n game_ended|finish_of_a_contest: match game team ended football nil goals
  draw n? anything_(straws: lottery ticket win
  draw v represent|make_a_mark|engage_in_drawing: picture pencil paper artist child map horse flower house crayon you_draw drawing sketch circle portrait
  draw v cause_to_move|pull|bring: curtain cart horses horse carriage ox
  draw v make,_formulate|select_or_take: conclusion
  draw v? move_or_pull: curtains blinds dark
  draw v? bring,_take,: gun sword pistol
  draw v? take_liquid: water well
  drawer n? a_boxlike: desk socks kitchen cutlery spoons shirts bottom opened
  drawing n representation_of_forms: pencil child wall picture artist
  drawing n? a_representation|an_illustration: pencil charcoal child sketch wall
  drawing n? players_buy: lottery prize
  dream n? a_series_of: night sleep nightmare wake last strange
  dream n? a_cherished: become job career famous
  dream v? indulge_in: becoming
  dream v? experience: night sleep
  dress n one-piece: wear wed blue silk evening long bride red
  dress v? put_on_clothes|provide_with_clothes: child quickly shower
  dress v? put_a_finish: wound
  dresser n furniture|chest_of_drawers: drawer bedroom clothes mirror
  dresser n person|wardrobe_assistant: smart
  dresser n? furniture|a_cabinet: bedroom drawers mirror plates
  dresser n? a_wardrobe: actor theatre
  dressing n savory: salad oil vinegar lettuce
  dressing n cloth_covering: wound nurse bandage
  drift n? a_large_mass: snow
  drift n? the_pervading: meaning
  drift v? be_in_motion: boat sea current snow clouds raft
  drill n tool: hole wall electric dentist bore power
  drill n training|systematic: fire school pupils grammar practice playground alarm monday
  drill n? (military): sergeant soldiers
  drill v? make_a_hole,: hole oil wall dentist
  drill v? train_in_the|undergo_military: soldiers
  drink n? a_single_serving|any_liquid: cold glass water coffee thirsty juice soft
  drink n? the_act_of_drinking: alcohol problem
  drink v? take_in_liquids: water milk tea coffee juice
  drink v? consume_alcohol: alcohol
  drink v? propose_a: health
  drive n act_of_applying|road|journey: park
  drive n? a_journey: car long sunday mountains country
  drive n? a_road_leading: car parked house gravel
  drive n? the_trait: ambition energy
  drive n? a_mechanism: disk computer usb
  drive v? operate_or|travel_or: car road truck bus licence taxi lorry
  drive v? force_into: mad crazy
  drive v? push,_propel,: nail
  driver n? the_operator: bus taxi car lorry licence
  driver n? (computer: printer computer install software
  driver n? a_golf_club: golf
  drop n small_indefinite|shape: nose fell of_rain
  drop n? a_shape_that|a_small_indefinite: rain water blood
  drop n? a_sudden_sharp: temperature price sharp
  drop n? a_steep_high: cliff
  drop v let_fall|fall|go_down|fall_vertically: glass cup floor plate phone
  drop v? go_down_in: price temperature
  drop v? terminate|stop_pursuing: course subject charges
  drop v? remove_(cargo,: station school
  drown v? die_from_being|kill_by_submerging: river swimmer sea sailors pool
  drug n substance_that_is_used_as: illegal police addict sell heroin dealer cocaine medicine doctor
  drug v? administer: kidnapper drink
  drum n musical_percussion: band play music beat drummer sticks
  drum n? a_cylindrical|a_bulging: oil
  drum v? make_a_rhythmic: fingers rain
  dry v? remove_the|become_dry: clothes hair dishes hands towel washing
  dry a practically_unable|free_from_liquid: towel clothes desert weather skin
  dry a sugar|residual: wine white
  dry a? humorously: humour wit
  duck n small_wild: pond swim bird egg water lake bread quack feathers ducklings
  duck n? (cricket): batsman cricket
  duck n? flesh_of_a: roast pancakes orange
  duck v lower|move: head ball quick low branch door snowball beam
  duck v? avoid_or_try: question
  dull v? make_dull_or: knife
  dull v? make_numb: pain
  dull a? so_lacking|lacking_in_liveliness: lecture film speech book boring lesson
  dull a? emitting_or|(of_color): colour grey sky weather day
  dull a? being_or_made: thud
  dull a? not_keenly: ache pain
  dumb a lacking_the_power|unable_to_speak: deaf
  dumb a slow_to_learn|lacking_intelligence: stupid idea question
  dummy n? a_figure_representing: window shop crash ventriloquist
  dump n? a_piece_of: rubbish garbage waste old
  dump v? throw_away|drop_(stuff): waste rubbish toxic garbage sea
  dump v? sever_all: boyfriend girlfriend
  dust n? fine_powdery|free_microscopic: cleaned furniture shelf sneeze thick
  dust v? remove_the: shelf furniture
  dust v? cover_with|distribute: sugar flour
  duty n government_tax: import goods customs airport tax cigarettes
  duty n social_force|work_that
  duty n? work_that|the_social: soldier police nurse moral night off guard
`;
