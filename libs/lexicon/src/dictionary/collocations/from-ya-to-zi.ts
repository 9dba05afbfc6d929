/** The words from yard to zip. `collocations.ts` says what the columns are. */
export const fromYaToZi = `
  yard n unit_of_length: long foot inches metres cloth fabric goal stop hundred one_yard; mile run swim distance curtain penalty ribbon silk deep wide fifty
  yard n enclosed|tract|area: house playing dog garden child back school play; fence back-yard neighbour prison grass farm chicken kid tree gate swing barbecue mow
  yard n long_horizontal: sail mast ship; rigging deck rope canvas climb topsail
  yarn n fine_cord: knit wool sweater; thread scarf needle cotton ball sock crochet weave dye shop
  yarn n act_of_giving_an_account: sailor tell; story sea old_sailor adventure pub fisherman grandfather long ghost
  yield n production|amount: crop harvest; field farmer wheat high increase acre rice average grain fertilizer maize potato
  yield v give_way|stop: traffic; bus sign cyclist red_light lorry lane motorway priority
  yield v? move_in_order: traffic driver; ambulance road right roundabout junction pedestrian intersection car
  yield v? end_resistance,|give_in,_as: pressure demand; enemy temptation government refuse threat siege king surrender blackmail kidnapper
  yield v? give_or_supply|be_the_cause: tree crop; cow fruit field result milk investment profit harvest acre apple land experiment
  young n? any_immature: bird feed lioness; mother nest lion wolf milk bear animal den fox kangaroo chick
  zip n? a_fastener: jacket trousers stuck; broken dress jeans skirt bag coat tent boots undo pull sew
  zip n? a_code_of: code; postal address letter envelope type mail city enter
  zip v? close_with: jacket coat; bag tent dress suitcase boots jeans sleeping_bag cold purse
  zip v? move_very: motorbike; car past fly bullet street road traffic bike lane corner
`;
