import type { Language } from '@wordgrove/contracts';
import type { Judgement } from './judge-answer.js';

export interface GradedAnswer {
  language: Language;
  right: string;
  given: string;
  judgement: Judgement;
}

/** Answers as a good teacher grades them. In each row: the right answer, and what was given for each judgement. */
const rows: Partial<Record<Language, string>> = {
  LANGUAGE_ENGLISH: `
    affect: MISMATCH effect, CLOSE afect, MATCH Affect!
    effect: MISMATCH affect, CLOSE efect
    quiet: MISMATCH quite, CLOSE quiett
    quite: MISMATCH quiet
    desert: MISMATCH dessert, CLOSE deserts
    dessert: MISMATCH desert, CLOSE dessrt
    moral: MISMATCH morale, CLOSE morals
    morale: MISMATCH moral
    trial: MISMATCH trail, CLOSE trials
    trail: MISMATCH trial
    loose: MISMATCH lose
    angel: MISMATCH angle
    diary: MISMATCH dairy
    principal: MISMATCH principle, CLOSE principel
    stationary: MISMATCH stationery
    complement: MISMATCH compliment
    weather: MISMATCH whether, MISMATCH wether
    accept: MISMATCH except, CLOSE acept
    breath: MISMATCH breadth
    county: MISMATCH country
    through: MISMATCH though, MISMATCH thorough
    thought: MISMATCH though
    advise: MISMATCH advice
    bread: MISMATCH broad, MISMATCH beard
    house: MISMATCH horse, MISMATCH mouse, CLOSE hous
    price: MISMATCH prize, MISMATCH pride
    crash: MISMATCH crush
    cloth: MISMATCH clothe
    their: MISMATCH there, CLOSE thier
    receive: CLOSE recieve, CLOSE received, MATCH to receive
    separate: CLOSE seperate
    necessary: CLOSE neccessary, CLOSE necesary
    tomorrow: CLOSE tomorow
    environment: CLOSE enviroment
    government: CLOSE goverment
    beautiful: CLOSE beatiful, CLOSE beautifull
    mourning: MISMATCH morning
    filled: MISMATCH filed
    take the blame: CLOSE take the blane, MISMATCH take the flame
    and/or: MATCH and/or, MISMATCH and
    bank (of a river): MATCH bank, MATCH bank (of a river)
    sofa / couch: MATCH sofa, MATCH couch, CLOSE sofas
    lamp: MISMATCH lame, MISMATCH ramp
    conscience: MISMATCH conscious, CLOSE conscence
    adapt: MISMATCH adopt
    personal: MISMATCH personnel
    casual: MISMATCH causal
    martial: MISMATCH marital
    clothes: MISMATCH closes
    sweet: MISMATCH sweat
    glass: MISMATCH grass, CLOSE glasss
    flour: MISMATCH floor, MISMATCH flout
    marry: MISMATCH merry
    steal: MISMATCH steel
    broach: MISMATCH brooch
    lightning: MISMATCH lightening
    colour: MATCH color, CLOSE colur
    get up: CLOSE got up, MISMATCH get out
    the sun: MATCH sun, MISMATCH son
    running: CLOSE run, MISMATCH ruining
    wonder: MISMATCH wander
    a pair of scissors: MATCH pair of scissors, CLOSE a pair of scisors`,
  LANGUAGE_GERMAN: `
    schön: MATCH schoen, MISMATCH schon
    schon: MISMATCH schön
    drücken: MISMATCH drucken, MATCH druecken
    die Kirche: MISMATCH die Kirsche, MATCH Kirche, CLOSE der Kirche
    der Hund: MATCH ein Hund, MATCH den Hund, CLOSE die Hund, CLOSE das Hund, CLOSE eine Hund
    das Buch: CLOSE der Buch, MATCH ein Buch
    die Leute: CLOSE das Leute
    der/die Angestellte: MATCH der Angestellte, MATCH die Angestellte, MATCH Angestellte
    Lehrer/in: MATCH Lehrerin, MATCH Lehrer
    Student(in): MATCH Student, MATCH Studentin
    Kollege/-in: MATCH Kollegin, MATCH Kollege
    sich freuen: CLOSE freuen
    (sich) erinnern: MATCH erinnern, MATCH sich erinnern
    Straße: MATCH Strasse, CLOSE Strase
    Stadt: MISMATCH Staat
    leben: MISMATCH lieben
    kennen: MISMATCH können
    Schmetterling: CLOSE Schmeterling
    die Nadel: MISMATCH der Nagel, MISMATCH Nagel
    zahlen: MISMATCH zählen
    die Küche: CLOSE das Küche, MATCH Küche, MATCH Kueche
    wieder: MISMATCH wider
    groß: MATCH gross, CLOSE groess
    der Tisch: MISMATCH der Fisch, CLOSE das Tisch
    gehen: MISMATCH sehen, MISMATCH geben
    der Arzt/die Ärztin: MATCH die Ärztin, CLOSE der Ärztin
    schwer: MISMATCH schwor
    die Schwester: CLOSE der Schwester, CLOSE die Schwestr, CLOSE die Dchwester
    die Häuser: CLOSE die Hauser, CLOSE das Häuser`,
  LANGUAGE_FRENCH: `
    où: MISMATCH ou
    le poisson: MISMATCH le poison, CLOSE la poisson, MATCH poisson
    pêcheur: MISMATCH pécheur
    la tâche: MISMATCH la tache, CLOSE le tâche
    l'eau: CLOSE la eau, MATCH eau, MATCH l’eau
    le problème: CLOSE la problème, CLOSE le probleme, CLOSE les problème
    étudiant(e): MATCH étudiante, MATCH étudiant, CLOSE etudiante
    un(e) ami(e): MATCH un ami, MATCH une amie
    heureux/se: MATCH heureuse, MATCH heureux
    acteur/trice: MATCH actrice, MATCH acteur
    beau / belle: MATCH beau, MATCH belle
    directeur/-trice: MATCH directrice
    (se) laver: MATCH laver, MATCH se laver
    se laver: CLOSE laver
    les cheveux: MISMATCH les chevaux, MATCH cheveux
    la maison: MISMATCH la raison, CLOSE la maisson
    été: CLOSE ete
    le livre: MISMATCH le lièvre, MISMATCH la lèvre, CLOSE la livre
    la ville: MISMATCH la fille
    veuf/ve: MATCH veuve, MATCH veuf
    chanteur/euse: MATCH chanteuse, MATCH chanteur
    gentil(le): MATCH gentille
    la voiture: CLOSE un voiture, CLOSE la voitre`,
  LANGUAGE_SPANISH: `
    el pan: CLOSE la pan, MATCH un pan, MATCH pan, CLOSE los pan
    la mano: CLOSE el mano, MATCH mano, CLOSE un mano
    el agua: CLOSE la agua, MATCH un agua, MATCH agua
    el problema: CLOSE la problema, MATCH problema
    la casa: CLOSE el casa, MATCH una casa
    año: MISMATCH ano
    él: MISMATCH el
    sí: MISMATCH si
    guapo/a: MATCH guapa, MATCH guapo, MATCH guapo/a
    guapos/as: MATCH guapas, MATCH guapos
    lento, -a: MATCH lento, MATCH lenta
    el/la estudiante: MATCH estudiante, MATCH el estudiante, MATCH la estudiante, CLOSE los estudiante
    el actor/la actriz: MATCH la actriz, MATCH el actor
    actor/actriz: MATCH actriz, MATCH actor
    profesor/a: MATCH profesora, MATCH profesor
    profesor(a): MATCH profesora, MATCH profesor
    perro: MISMATCH pero, CLOSE perrro
    caballo: MISMATCH cabello
    hombre: MISMATCH hambre
    corazón: CLOSE corazon
    la foto: CLOSE el foto
    el sueño: MISMATCH el suelo
    cantar: MISMATCH contar
    campaña: MISMATCH campana
    los niños: CLOSE el niños, MATCH niños, CLOSE los ninos
    ahora: MISMATCH ahorra
    los zapatos: CLOSE las zapatos, CLOSE los sapatos
    el águila: CLOSE la águila`,
  LANGUAGE_PORTUGUESE: `
    avô: MISMATCH avó
    avó: MISMATCH avô
    pôr: MISMATCH por
    os livros: CLOSE as livros, CLOSE o livros, MATCH livros
    o pão: CLOSE a pão, MATCH pão, MATCH um pão
    a maçã: CLOSE o maçã, MATCH maçã, CLOSE maça
    coração: CLOSE coracao
    país: MISMATCH pais
    cumprimento: MISMATCH comprimento
    alemão/ã: MATCH alemã, MATCH alemão
    professor/a: MATCH professora
    o/a estudante: MATCH a estudante, MATCH o estudante
    vovô: MISMATCH vovó
    os olhos: CLOSE as olhos, MISMATCH os ossos
    menino/ina: MATCH menina, MATCH menino`,
  LANGUAGE_ITALIAN: `
    il problema: CLOSE la problema, MATCH problema, MATCH un problema
    lo zaino: CLOSE il zaino, MATCH uno zaino, MATCH zaino
    l'amica: MATCH un'amica, CLOSE la amica, CLOSE lo amica
    gli amici: CLOSE i amici, CLOSE le amici
    capello: MISMATCH cappello
    nonno: MISMATCH nono
    però: MISMATCH pero
    perché: CLOSE perche
    amico/a: MATCH amica, MATCH amico
    amici/che: MATCH amiche
    studente/essa: MATCH studentessa
    attore/trice: MATCH attrice
    la mano: CLOSE il mano
    casa: MISMATCH cassa
    penna: MISMATCH pena
    sonno: MISMATCH sono
    vecchio: MISMATCH secchio
    lo studente: CLOSE il studente`,
  LANGUAGE_DUTCH: `
    het huis: CLOSE de huis, MATCH een huis, MATCH 't huis
    de man: CLOSE het man
    liggen: MISMATCH leggen
    zich herinneren: CLOSE herinneren
    leraar/lerares: MATCH lerares, MATCH leraar
    tellen: MISMATCH stellen
    het meisje: CLOSE de meisje, MATCH een meisje`,
  LANGUAGE_RUSSIAN: `
    город: MISMATCH голод, CLOSE горд
    ложка: MISMATCH кошка
    красивый/ая: MATCH красивая, MATCH красивый
    студент(ка): MATCH студентка, MATCH студент
    ёлка: MATCH елка
    молоко: CLOSE малоко
    огонь: CLOSE агонь
    учитель(ница): MATCH учительница`,
  LANGUAGE_ARABIC: `
    كِتَاب: MATCH كتاب, MATCH الكتاب
    أب: CLOSE اب
    قلب: MISMATCH كلب
    مدرسة: MATCH المدرسة, CLOSE مدرسه`,
  LANGUAGE_JAPANESE: `
    食べる: MATCH 食べる。, MISMATCH 飲む
    ねこ: CLOSE ネコ
    食べる／たべる: MATCH たべる, MATCH 食べる
    学校 (がっこう): MATCH がっこう, MATCH 学校
    学校［がっこう］: MATCH がっこう, MATCH 学校
    おばさん: MISMATCH おばあさん`,
  LANGUAGE_CHINESE: `
    蘋果: MATCH 苹果, MATCH 蘋 果, MISMATCH 平果
    苹果: MATCH 蘋果
    后面: MATCH 後面
    头发: MATCH 頭髮, MISMATCH 头痛
    píngguǒ: CLOSE pingguo
    你好 (nǐ hǎo): MATCH 你好, MATCH nǐ hǎo
    汉字: MATCH 漢字, MISMATCH 汉子`,
  LANGUAGE_KOREAN: `
    사과: MATCH 사과., MISMATCH 사고
    먹다: MISMATCH 막다`,
};

/** Every graded answer, as one table. */
export const gradedAnswers: GradedAnswer[] = Object.entries(rows).flatMap(([language, text]) =>
  text
    .trim()
    .split('\n')
    .flatMap((row) => gradedRow(language as Language, row.trim())),
);

function gradedRow(language: Language, row: string): GradedAnswer[] {
  const [right = '', answers = ''] = row.split(/: (?=[A-Z]{5})/);
  return answers.split(/, (?=[A-Z]{5})/).map((answer) => {
    const [judgement = '', ...given] = answer.split(' ');
    return { language, right, given: given.join(' '), judgement: judgement as Judgement };
  });
}
