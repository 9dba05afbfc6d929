/** The words from jerk to lever. `collocations.ts` says what the columns are. */
export const fromJeToLe = `
  jerk n dull_stupid: rude idiot
  jerk n abrupt: rope pulled train
  jet n airplane: plane fly pilot engine fighter airport private
  jet n hard_urgent_stream|artificially|strong: water fountain hose steam
  jet n sudden_discharge: water
  jet n? the_occurrence|an_artificially: water fountain steam
  jet n? a_hard_black: black mourning beads necklace queen
  jet a? similar_to: black
  job n principal_activity: salary boss work unemployed apply lose found teacher
  job n? a_specific: kitchen
  jockey n? someone_employed: horse race ride
  jockey n? an_operator: disc
  join v become_part|make_contact: club army gym navy team union
  join v? come_into: lunch walk us me
  join v? cause_to_become|make_contact|be_or_become: pipes rivers hands dots
  joint n place|junction|point_of_connection: bone burger
  joint n roast: beef lamb meat sunday roast
  joint n marijuana: smoke smoked cannabis rolled marijuana
  joint n? (anatomy): knee elbow finger arthritis shoulder pain hip
  joint n? junction_by: pipe
  joint a united|involving|shared: account bank statement venture effort
  joke n? a_humorous: laughed tell funny
  joke n? a_ludicrous: april practical
  journal n? a_daily_written: diary write trip keep daily
  journal n? a_periodical: scientific medical published article research
  judge n public_official: court trial sentence lawyer prison sentenced guilty
  judge n? an_authority: competition contest
  judge v? determine: competition contest
  judge v? form_a_critical: book cover appearance
  jug n large_bottle: water milk lemonade
  juice n? the_liquid: orange apple squeezed lemon
  jump n? a_sudden_and: prices sales
  jump n? descent_with: parachute
  jump v? move_forward: fence horse high over wall
  jump v? move_or_jump: scared noise
  jump v? increase_suddenly: prices
  jumper n person_who_jumps: long high athlete olympic
  jumper n sweater|crocheted|knitted: wear wool warm knit cold sweater
  jumper n? a_person_who|an_athlete: long high
  jury n? a_body_of: trial court guilty verdict
  jury n? a_committee: competition prize
  just a used_especially_of_what_is|fair_to_all: decision war
  just a? fair_to_all|used_especially: society law cause king
  just r? only_a_moment: arrived left
  justice n? the_quality|judgment_involved: court fair
  justice n? a_public_official: chief
  keen a? intense_or: interest gardener
  keen a? having_or: eyesight
  kernel n? the_inner: corn nut
  key n metal_device|device_shaped: door lock car open locked lose ring unlock pocket
  key n lever|pressed: piano keyboard computer press any typewriter pressed
  key n tonal|24_major: music song minor major sing
  key n pitch_of_the_voice: low
  key n? any_of_24|pitch_of_the: music minor major song hymn sing piano choir play
  key n? something: success answer map
  key a serving|crucial: role issue factor point player
  kick n? the_act_of: free penalty
  kick v strike_with: ball foot
  kick v? strike_with|drive_or_propel: ball football goal
  kick v? thrash_about: horse baby
  kid n human_offspring|young_person: mother play parents
  kid n? a_young_person|a_human_offspring: school playground
  kid n? ^young_goat: goat mother farm milk horns bleat
  kid n? soft_smooth: gloves
  kid v tell_false|be_silly: joking only
  kidney n? either_of: stones transplant dialysis
  kill v? put_to_death,: murderer man lion gun
  kill v? be_fatal: smoking
  kind n category: what music of person book animal different what_kind this_kind
  kind a having_or_showing: woman helpful generous help nice gentle lady thank nurse
  king n? ruler_of_a: throne crown queen england reigned
  kit n? gear_consisting|a_case_for: first aid sewing tool drum football
  kite n? plaything: wind string fly
  kite n? any_of_several: bird
  knee n? hinge_joint: fell bruised kneel
  knit v? make_(textiles): sweater scarf grandmother wool socks
  knit v? to_gather: brows
  knock n? the_sound: door
  knock v deliver_a_sharp|rap
  knock v? rap_with_the|make_light,: door
  knock v? deliver_a|knock_against: vase over head table
  knot n fasten|any_of_various_fastenings: rope tie tied string sailor shoelace untie
  knot n unit_of_speed: ship speed wind sailing yacht
  knot n? a_hard_cross-grained: wood board
  knot n? something: stomach
  knot v make_into_knots|tie: rope
  label n? an_identifying: jar bottle suitcase clothes price
  label n? trade_name: record
  label v? attach_a_tag: jars boxes
  labor n? from_the_onset: birth hours baby hospital contractions
  labor n? productive: manual
  labour n? characterized: birth hours baby hospital contractions party election
  labour n? productive: manual
  labour n? from_the_onset: birth hours baby hospital contractions
  lace n cord: shoe tie boot boots
  lace n delicate: dress wed curtains collar tablecloth
  lace v add_alcohol: drink coffee poison whisky
  ladder n? steps_consisting: climb wall roof
  ladder n? ascending: career
  lady n? a_polite_name: old
  lamb n? the_flesh: roast chops mint
  lamb n? young_sheep: sheep bear spring field
  lame a disabled: horse leg dog
  lame a pathetically: excuse
  lamp n artificial: light bulb
  land n solid_part|material_in: sea sailors
  land n territory|domain: farmer foreign
  land n? the_land_on|material_in|extensive: farmer buy acres plough
  land v arrive|reach|bring_into: ship aircraft
  land v? reach_or_come|cause_to_come: plane airport pilot helicopter bird moon
  land v? arrive_on|bring_ashore: shore beach
  land v? bring_into: trouble
  land v? deliver_(a: punch
  landing n? the_act_of_coming_down: plane pilot emergency smooth
  landing n? an_intermediate: stairs
  landing n? the_act_of_coming_to: troops
  lane n narrow_way|well-defined: country road narrow village
  lane n? for_e.g._swimmers: motorway overtaking swim slow fast
  lap n upper_side|flat: sit cat baby knee child knees on_her_lap on_his_lap on_my_lap napkin
  lap n movement_once: race track runner run swim driver pool finish circuit lead
  lap v take_up: cat milk water dog
  lap v? take_up_with|pass_the_tongue: milk cat
  lap v? wash_or_flow: waves
  lark n songbird|any_of_numerous: bird sing sky
  lash n hair: eye mascara
  lash n? leather_strip|a_quick_blow: whip
  lash v? bind_with: deck rope
  lash v? beat_severely: whip
  last v persist|continue: hour film minutes hours battery war meeting long
  last a? immediately: week night year month
  last a? coming_after: train page bus chapter
  late a dead|deceased: husband wife father
  late a after_the_expected: bus train meeting
  late a? being_or_occurring|after_the: train bus meeting apologised
  late a? having_died: husband
  late r? later_than: arrived
  launch n? a_motorboat: boat river
  launch n? the_act_of: rocket
  launch v propel_with_force|set_afloat|smoothen: rocket missile satellite ship
  launch v set_up|get_going|begin: product campaign business company
  launch v? launch_on: ship
  law n? the_collection|legal_document: break1 passed parliament against
  law n? the_branch|the_learned: study student degree
  law n? a_generalization: physics
  lawn n field|grass: mow grass garden
  lay v put|cause_to_be: egg hen bird bricks table carpet baby
  lay v? lay_eggs: eggs hen bird turtle
  lay v? prepare_or: table
  layer n single_thickness|relatively_thin: cake dust ice ozone clothes
  layer n hen: eggs hen
  lead n soft_heavy_toxic|metallic_element: pipe metal roof made_of poison heavy bullets paint toxic church poisoning battery water poisonous
  lead n restrain_an_animal: dog walk park puppy collar keep_him_on sheep
  lead n advantage|gap: race goals points team match
  lead n actor|principal: actor role film musical play actress
  lead n evidence|news|information_pointing: detective police case
  lead n? an_advantage|(sports)_the: team minutes points race
  lead v take_somebody|travel_in_front|guide: guide visitors way path tour follow cave flock horse hand shepherd across group tourists
  lead v tend_to|cause_to: problem disease result
  lead v be_in_charge|head: team army project company party orchestra
  lead v? tend_to_or|produce_as: road success
  lead v? be_ahead_of|move_ahead: race
  leader n? a_person_who: party political gang
  leaf n main_organ: tree plant autumn green fell oak caterpillar
  leaf n sheet: book paper page
  leaf n? hinged_or: table
  leaf v? look_through: magazine book pages
  league n association_of_sports: football team baseball match premier top
  league n? an_association_of_states: nations
  leak n? the_discharge|an_accidental: gas water pipe roof
  leak n? unauthorized: press
  leak v tell_anonymously|be_leaked: newspaper press secret document information
  leak v enter_or_escape: roof water pipe
  leak v? enter_or_escape|have_an_opening: roof pipe boat tap water
  lean v incline|rest: wall ladder forward fence tower bike window
  lean a lacking_excess|without_fat|containing_little_excess: meat beef steak dancer body
  leap n? a_light,_self-propelled: cat
  leap v? move_forward: frog dog cat
  learn v? gain_knowledge: language swim piano
  learn v? get_to_know: news truth
  learn v? commit_to: poem
  lease n? a_contract_granting|the_period: flat apartment
  lease v? hold_under: car
  leave n period_of_time: holiday maternity sick soldier home annual weeks days paid on_leave days' weeks' take
  leave v go_away: train
  leave v? go_away_from|move_out_of: train home early house school
  leave v? go_and_leave: umbrella keys bus bag
  leave v? put_into_the: will son
  leave v? remove_oneself: husband wife job
  lecture n speech|teaching: university professor students hall
  lecture n lengthy_rebuke: late father
  left n? i.e._the_side: turn
  left n? those_who: party
  left a being|location: hand turn side
  left a? not_used_up: food cake
  leg n support|structure: table chair
  leg n? commonly_used: break1 shaved
  leg n? the_limb_of: chicken
  leg n? a_structure: spider
  leg n? a_section: journey
  legend n? a_story_about: king arthur
  legend n? brief_description: map
  lemon n yellow_oval: juice fruit tea slice
  lemon n artifact: car
  lens n? a_transparent: camera glasses
  lens n? its_role_(along: eye
  lesson n unit_of_instruction: teacher school piano french swim driving
  lesson n? the_significance|punishment: learned
  let v? make_it_possible|consent_to,: child play
  letter n written_message: write post envelope send stamp postman posted received
  letter n conventional_characters: alphabet word capital vowel first begins
  level n position_on_a_scale: water
  level n? height_above: sea water
  level n? a_position|a_relative: noise sugar
  level n? indicator: carpenter
  level v? tear_down: earthquake city building
  level v? aim_at|direct_into: gun
  level a? having_a_surface: floor ground
  level a? of_the_score: teams
  lever n? a_rigid_bar|a_simple_machine: pulled
`;
