/** The words from yard to zip. `collocations.ts` says what the columns are. */
export const fromYaToZi = `
  yard n unit_of_length: long foot inches metres cloth fabric goal stop hundred one_yard
  yard n enclosed|tract|area: house playing dog garden child back school play
  yard n long_horizontal: sail mast ship
  yarn n fine_cord: knit wool sweater
  yarn n act_of_giving_an_account: sailor tell
  yield n production|amount: crop harvest
  yield v give_way|stop: traffic
  yield v? move_in_order: traffic driver
  yield v? end_resistance,|give_in,_as: pressure demand
  yield v? give_or_supply|be_the_cause: tree crop
  young n? any_immature: bird feed lioness
  zip n? a_fastener: jacket trousers stuck
  zip n? a_code_of: code
  zip v? close_with: jacket coat
  zip v? move_very: motorbike
`;
