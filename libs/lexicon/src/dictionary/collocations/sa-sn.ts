/** The words from sa to sn. `collocations.ts` says what the columns are. */
export const fromSaSn = `
  sack v terminate|discharge: boss job
  sack n bag: potatoes flour
  safe n strongbox: money jewels thief open combination thieves
  sage n mentor|wise: wise old
  sage n herb|aromatic: cook butter stuffing
  sail n large_piece_of_fabric: boat wind ship
  salt n white_crystalline: pepper soup
  sanction n mechanism_of_social: country trade imposed
  sanction v give_permission|give_authority: approve
  sand n loose: beach
  sap n watery: tree maple
  sash n framework: window
  save v record_data|keep: file computer
  save v save_from|bring_into_safety: drowning life
  save v spend_sparingly|accumulate: money
  saw n hand_tool: wood cut carpenter plank blade tree tool
  saw v cut_with: wood plank branch
  scale n measuring_instrument: weigh weight kilos kitchen bathroom step nurse
  scale n thin_flake|flattened: fish snake skin reptile shiny lizard dragon scaly
  scale n series_of_notes: piano music play major practise
  scale n ratio: map
  scale n relative_magnitude: large small
  scale v climb|reach_the_highest: wall mountain climbers cliff fence peak
  scalp n skin: hair
  scar n mark: wound
  scene n place_where: crime
  scene n subdivision: play actors
  scenery n painted: stage
  school n educational: teacher children class student
  school n large_group_of_fish: fish whale dolphin sea swam
  scoop n quantity: ice cream vanilla
  scoop n news: reporter newspaper
  score n written_form: orchestra composer music film
  score n expresses_the_accomplishment: team game goal match
  scrap n small|fragment: paper food
  scrap v dispose: plan car
  scrape v scratch: knee
  scratch v cut_the_surface|scrape: cat
  screen n display|surface: computer tv film
  screen n partition|covering|protective: window
  screw n fastener: wood
  script n written_version: actor film
  scrub v clean_with: floor
  seal n marine_mammals: sea ice swim fish zoo boat animal arctic beach rocks
  seal n stamp|fastener|device|finishing: letter wax king document official
  seal v make_tight|close_with: envelope letter jar window
  seam n joint: trousers
  seam n stratum: coal
  season n one_of_the_natural|period_of_the_year: winter summer year rain football
  season v lend_flavor: salt pepper soup
  seat n support|furniture: chair
  second n 1/60_of_a_minute: minute faster ten time race
  second a coming_next: first visit time
  second v give_support: motion
  second n 1/60: seconds
  secretary n person_who_is_head|head_of: state
  secretary n assistant: boss typed
  section n very_thin: microscope
  see v perceive_by_sight: eyes
  sense n general_conscious|faculty: smell touch
  sense n meaning_of: word
  sentence n string_of_words: word write grammar verb paragraph english
  sentence n final_judgment|period_of_time: prison judge years court death life crime murder served robbery convict murderer sentenced
  sentence v pronounce_a_sentence: judge prison years death
  serve v put_the_ball: tennis ball
  serve v help_to_some|provide: food dinner waiter
  service n (sports): ball
  service n public_worship: church
  set n group_of_things: chess tools
  set v put|arrange: table clock alarm
  settle v become_resident|settle_into|form_a_community|take_up_residence: country immigrants family
  settle v end|bring_to: argument dispute
  sewer n waste_pipe: pipe rats underground
  shade n relative_darkness: tree sun sat hot cool
  shade n quality_of_a_given_color: blue color green
  shaft n vertical|long_vertical: mine lift
  shake v move_or_cause: bottle hand
  share n any_of_the_equal|assets: company stock market
  share v have_in_common|use_jointly|give_out: flat room
  shark n any_of_numerous: sea swim
  sharp a having_or_made|keenly|able_to_cut: knife blade scissors razor edge
  sharp a music|raised: note
  shed n outbuilding: garden tools bike storage
  shed v cast_off|pour_out: snake skin leaves tears hair tree dog
  sheer a very_steep: cliff
  sheet n bed_linen: bed clean wash
  sheet n flat|paper: paper
  shelf n support: books
  shell n hard_outer|rigid|hard_largely: snail egg beach turtle nut sea
  shell n ammunition: gun exploded soldiers
  shift n time_period: night
  ship v transport: goods parcel cargo
  shock n trauma|reflex: electric wire
  shoot n new_branch|new_growth: plant green bamboo
  shoot v hit_with|kill_by: gun bullet police
  shoot v record_on: film
  shoot v throw|score: goal
  shop v do_one's: buy clothes
  short a lacking: temper
  shot n act_of_firing: gun heard
  shot n injection|act_of_putting: doctor nurse arm flu
  shot n putting|syringe: arm nurse measles flu doctor vaccine
  shot n photograph: camera
  shoulder n part_of_the_body: arm
  shoulder n narrow: road stopped
  shovel n hand_tool: dig snow
  show n performance|entertainment: tv
  shower n plumbing|washing: bathroom wash hot took
  shower n brief_period: rain sudden
  sign n public_display|perceptible: road read door
  sign v write_one's|mark_with: contract letter name
  silk n fabric: dress
  sink n plumbing_fixture: kitchen wash dishes tap plates water bathroom
  sink v go_under|descend|fall_or: ship boat sea sun storm bottom titanic iceberg
  site n computer: web
  site n piece_of_land: building
  skate v move_along: ice
  ski v move_along: snow
  skim v move_over|read: book
  skim v remove: milk cream
  skin n natural: sun
  skip v jump: rope girl
  skip v bypass|omit: breakfast lunch lesson
  skipper n officer: ship
  skirt n cloth: wear
  slack a not_tense: rope
  slate n fine-grained|roofing: roof
  slice n thin_flat: bread
  slice v cut_into: bread
  slide n sloping_chute: playground children park
  slide n transparency: lecture projector showed photographs
  slide n rectangular_piece_of_glass: microscope
  slide v move_smoothly: ice
  sling n bandage: arm
  slip v move_obliquely|move_smoothly|fall: ice floor
  slip n small_sheet: paper
  slip n undergarment: dress
  slip n potter's|accidental: tongue
  slot n small|time: coin
  slug n terrestrial: garden lettuce slimy
  slug n projectile: gun
  smart a showing_mental: student girl
  smart a elegant: suit clothes
  smell v inhale: nose
  smoke v inhale: cigarettes pipe
  smoke n cloud_of_fine: fire chimney
  smooth a free_from: skin
  snail n freshwater: garden
  snap v break_suddenly|separate: branch rope twig
  snap v utter: angry
  snap n informal_photo|snapshot: camera
  sniff v perceive: dog
`;
