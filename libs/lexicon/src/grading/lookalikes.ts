import type { Language } from '@wordgrove/contracts';

/**
 * Words that mean different things and are one accent or one letter apart. Groups are separated by commas, and their words by
 * spaces. German has `ss` for ß and French `oe` for œ, as in `plainText`. Forms of one word are not listed, and neither are
 * words of up to four letters that differ by a letter: no other word passes for those anyway.
 */
export const lookalikes: Partial<Record<Language, string>> = {
  LANGUAGE_GERMAN: `
    schon schön, drucken drücken, fordern fördern, zahlen zählen, losen lösen, tauschen täuschen, achten ächten,
    bar bär, kuchen küchen, schwul schwül, konnte könnte, hatte hätte, wurde würde, musste müsste, durfte dürfte,
    mochte möchte, ware wäre, war wär, stuck stück, hohle höhle hölle, rucken rücken, lauten läuten, lugen lügen,
    fallen fällen, spuren spüren, stutzen stützen, kissen küssen, kirche kirsche, leiden leihen leiten,
    fliegen fliehen, lieben leben loben, staat stadt, welle wolle, kennen können, schild schuld, nadel nagel,
    bieten bitten beten, saite seite seide, mauer maler, hasen nasen rasen, wagen waagen wangen, lehren leeren,
    mahlen malen, wieder wider, statt stadt, reisen reissen, weisen wiesen, wissen wiesen, schiessen schliessen,
    brauchen rauchen, suchen buchen, packen backen, decken wecken, stellen stehlen, butter futter mutter, vater kater,
    sinken winken, jagen sagen, fahne sahne, tanne wanne, lampe rampe, kragen tragen, fragen tragen, sorgen borgen,
    morgen borgen, sonne tonne nonne, bauern mauern, feiern feuern, laufen kaufen saufen raufen, zeigen zeugen,
    gehen geben, heben hegen, schwer schwor, höhe höhle, nicht nichts, bekommen beklommen, stimme stimmt,
    messer messe, schule schale, werben werden, schreiben schreien, trinken tränken`,
  LANGUAGE_FRENCH: `
    ou où, a à, la là, sur sûr, mur mûr, du dû, pécheur pêcheur, péché pêche pèche, tache tâche, cote côte côté,
    jeune jeûne, mais maïs, cru crû, roder rôder, gène gêne, des dès, colon côlon, sale salé, marche marché, ne né,
    ferme fermé, pâte pâté, près prés, poison poisson boisson moisson, cousin coussin, cheveux chevaux,
    maison raison saison, plage place page, serre terre verre, monter montrer, manger ranger, bouche boucle,
    boule foule moule poule roule, laver lever, porter poster, acheter achever, lèvre lièvre livre libre,
    bille fille ville, coeur choeur, fable sable table, route roue, sauter sauver, rendre tendre vendre pendre,
    trouver prouver, penser peser, boire foire poire, salle balle halle, conte comte compte, danger ranger,
    toucher coucher, couteau coteau, matin latin satin, jambe gambe, cadre cidre, centre ventre, chaise chasse,
    classe chasse, marin malin matin, montre contre, mouton bouton, ongle angle oncle, pierre lierre, prune brune,
    reine peine veine, tordre mordre, rester tester, coudre couvre, vivre ivre`,
  LANGUAGE_SPANISH: `
    el él, tu tú, si sí, mas más, de dé, se sé, te té, mi mí, ano año, papa papá, mama mamá, esta está, bebe bebé,
    sabana sábana, que qué, como cómo, cuando cuándo, donde dónde, quien quién, cual cuál, aun aún, hacia hacía,
    revolver revólver, cana caña, mono moño, pena peña, una uña, campana campaña, sonar soñar, caballo cabello,
    hambre hombre hombro, pecado pescado, cocina cochina, ciudad cuidad, puerta puerto, libra libro, plata plato,
    sueldo suelo sueño, banco barco barro blanco, pero perro, caro carro, fuente frente puente fuerte, coche noche,
    hecho lecho pecho techo, cantar contar, casar cazar, tocar tomar, pensar pesar, mentir sentir, quedar quemar,
    llenar llevar llegar, comer coser, vencer vender, silla villa, rienda tienda, cuarto cuatro, muerte suerte fuerte,
    carta corta, cabra cobra, tierra sierra, fuego juego luego, nieve nueve nueva, bollo pollo rollo, reina reino,
    cielo hielo, ciervo cierto, hueso huevo nuevo, jabón jamón, pobre sobre, martes partes, cadena cadera,
    camino casino, ganar sanar, limón timón, mundo mando, pared pareo, ratón razón, sala salsa, ahora ahorra,
    pollo polo, sentar sentir, arena avena, lengua legua, ventana ventaja, contar cortar, parar pagar, volar votar`,
  LANGUAGE_PORTUGUESE: `
    avó avô, e é, por pôr, pode pôde, da dá, esta está, se sé, pais país, sabia sábia sabiá, secretaria secretária,
    coco cocô, te tê, a à, as às, de dê, ai aí, baia baía, caqui cáqui, maca maçã, manha manhã,
    comprimento cumprimento, eminente iminente, emigrar imigrar, descrição discrição, ratificar retificar,
    coser cozer, concerto conserto, cessão sessão, caro carro, peito preito, ponta porta porto,
    corte forte morte norte sorte, livre livro, prato preto, canto conto, saber sabor, folha rolha bolha, leite peite,
    quarto quatro, linho ninho pinho vinho, acender ascender, deferir diferir, terra serra, cantar contar,
    sentar tentar, lavar levar, andar nadar, mentir sentir, vencer vender, aprender apreender, amoral imoral,
    cavaleiro cavalheiro, espiar expiar, estático extático, fluir fruir, mandado mandato, flagrante fragrante,
    despensa dispensa, delatar dilatar, incipiente insipiente, vultoso vultuoso, discriminar descriminar,
    barco branco banco, vovô vovó, cabelo camelo, cavalo cavala, janela panela, roupa rouca, pagar pegar`,
  LANGUAGE_ITALIAN: `
    e è, si sì, ne né, li lì, la là, da dà, di dì, te tè, se sé, papa papà, pero però, casino casinò, faro farò,
    meta metà, ancora àncora, principi prìncipi, pesca pèsca, terra terrà, pena penna, nono nonno, casa cassa,
    pala palla, cane canne, sete sette, note notte, capello cappello, capelli cappelli, caro carro, polo pollo,
    rosa rossa, sera serra, fata fatta, camino cammino, pesca pesce, porco porta porto, latte letto lette,
    detto petto tetto letto, piano pieno, molta volta volto, tasca vasca, fatto gatto matto patto piatto,
    conte fonte fronte monte ponte, cuore suore, corte forte morte sorte, tavola tavolo, donna gonna nonna,
    dente gente mente lente, foglia voglia soglia, sogno sonno, strada strana, caldo saldo, sposare spostare,
    cantare contare, copia coppia, cena scena, carne carte, costa posta, festa testa, gallo giallo, lento vento cento,
    pensare pesare, ponte punte, rotto sotto, sapore sapere, sedia media, verde verme, sonno sono, vecchio secchio,
    anno hanno, bello ballo, pasta posta, vedere cedere, pazzo pozzo pezzo, tazza razza`,
  LANGUAGE_DUTCH: `
    maken raken waken haken, wenen wonen, kopen lopen, boeken zoeken, geven leven lezen leren, zetten zitten,
    leggen liggen, kennen kunnen, staat straat, kogel vogel, kassen kussen, school schoot, bloed bloem, groen groep,
    later water, vlees vrees, broek broer broed, moeder voeder, baard paard kaart taart, kopje knopje, tafel wafel,
    drinken dringen, denken danken, koffer offer, kleur keur, kamer hamer, spelen stelen, duren huren, rennen kennen,
    vallen ballen, vragen dragen, tellen stellen, bakken pakken, bellen bollen, boten boter, kiezen kiezel,
    missen mussen, vinden winden, werken merken, winkel wankel, slapen slepen`,
  LANGUAGE_RUSSIAN: `
    город голод холод, дверь зверь, место тесто, кошка ложка мошка ножка, лодка ложка, читать считать,
    стоить стоять строить, белый целый, мучить учить, уголь угол, полка палка, бочка дочка ночка почка точка тачка,
    миска мишка мышка, рыба рыбак, банка банк, карта парта, ходить водить родить, косить носить, варить дарить парить,
    весна весла, ветер вечер, чашка шашка, чайка гайка, крыша крыса, мышка мушка, пушка мушка, шапка лапка,
    волос голос колос, ворона корона, корова корона, порог пирог, совет свет, запах запад`,
};
