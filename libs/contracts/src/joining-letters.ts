// Unicode Character Database, ArabicShaping.txt (14.0): letters only. Regular expressions have no Joining_Type.

/** Letters that join the next one (Joining_Type D or L), as the inside of a character class. */
export const JOINS_NEXT = [
  String.raw`\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649-\u064a\u066e-\u066f\u0678-\u0687`,
  String.raw`\u069a-\u06bf\u06c1-\u06c2\u06cc\u06ce\u06d0-\u06d1\u06fa-\u06fc\u06ff\u0712-\u0714\u071a-\u071d`,
  String.raw`\u071f-\u0727\u0729\u072b\u072d-\u072e\u074e-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777`,
  String.raw`\u077a-\u077f\u07ca-\u07ea\u0841-\u0845\u0848\u084a-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886`,
  String.raw`\u0889-\u088d\u08a0-\u08a9\u08af-\u08b0\u08b3-\u08b8\u08ba-\u08c8\u1820-\u1878\u1887-\u18a8\u18aa`,
  String.raw`\ua840-\ua872\u{10ac0}-\u{10ac4}\u{10acd}\u{10ad3}-\u{10adc}\u{10ade}-\u{10ae0}\u{10b80}\u{10b82}`,
  String.raw`\u{10b86}-\u{10b88}\u{10b8a}-\u{10b8b}\u{10b8d}\u{10b90}\u{10d00}-\u{10d21}\u{10d23}`,
  String.raw`\u{10f30}-\u{10f32}\u{10f34}-\u{10f44}\u{10f70}-\u{10f73}\u{10f76}-\u{10f81}\u{10fb0}`,
  String.raw`\u{10fb2}-\u{10fb3}\u{10fb8}\u{10fbb}-\u{10fbc}\u{10fbe}-\u{10fbf}\u{10fc1}\u{10fc4}`,
  String.raw`\u{1e900}-\u{1e943}`,
].join('');

/** Letters that join only the one before (Joining_Type R), as the inside of a character class. */
export const JOINS_PREVIOUS_ONLY = [
  String.raw`\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0`,
  String.raw`\u06c3-\u06cb\u06cd\u06cf\u06d2-\u06d3\u06d5\u06ee-\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c`,
  String.raw`\u072f\u074d\u0759-\u075b\u076b-\u076c\u0771\u0773-\u0774\u0778-\u0779\u0840\u0846-\u0847\u0849`,
  String.raw`\u0854\u0856-\u0858\u0867\u0869-\u086a\u0870-\u0882\u088e\u08aa-\u08ac\u08ae\u08b1-\u08b2\u08b9`,
  String.raw`\u{10ac5}\u{10ac7}\u{10ac9}-\u{10aca}\u{10ace}-\u{10ad2}\u{10add}\u{10ae1}\u{10ae4}\u{10b81}`,
  String.raw`\u{10b83}-\u{10b85}\u{10b89}\u{10b8c}\u{10b8e}-\u{10b8f}\u{10b91}\u{10d22}\u{10f33}`,
  String.raw`\u{10f74}-\u{10f75}\u{10fb4}-\u{10fb6}\u{10fb9}-\u{10fba}\u{10fbd}\u{10fc2}-\u{10fc3}`,
].join('');
