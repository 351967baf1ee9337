import type { TextsLike } from '../../../text/message.ts';
import type { adventureDataEn } from './data.en.ts';

export const adventureDataCs: TextsLike<typeof adventureDataEn> = {
  'adventure.reconstructed.investment': '{colour}, {field}: vyhrává na {one} a {other}, vyplácí {ratio}:1.',
  'adventure.reconstructed.board': 'Pořadí polí a místa, kde jsou okruhy spojené.',
  'adventure.reconstructed.fighter': '{figure}: lest {guile}, síla na začátku {strength}.',
  'adventure.reconstructed.card': '{card}: {copies, plural, one {# karta} few {# karty} other {# karet}} a co přesně dělá.',
  'adventure.reconstructed.colour': 'Který rod hraje kterou barvou z krabice: {colour}.',
  'adventure.reconstructed.game': 'Ceny, meze a počty v krabici.',

  'adventure.problem.unknownKind': 'Žádné pole není druhu „{kind}“.',
  'adventure.problem.unknownRing': 'Okruhy jsou „desert“ a „castle“, ne „{ring}“.',
  'adventure.problem.spaceColour': 'Síče a pole výcviku potřebují barvu, ostatní pole žádnou: „{space}“.',
  'adventure.problem.noWayOn': 'Z pole „{space}“ nevede žádná cesta dál.',
  'adventure.problem.unknownSpace': 'Žádné jiné pole se nejmenuje „{space}“.',
  'adventure.problem.ringSize':
    'Okruh „{ring}“ má {count, plural, one {# pole} few {# pole} other {# polí}}. Poušť jich má mít 20, hrad 12.',
  'adventure.problem.oneWayOn': 'V okruhu vede z pole „{space}“ dál právě jedna cesta.',
  'adventure.problem.noLink': '„{one}“ a „{other}“ spojit nelze: spojka vede jen mezi síčem a polem výcviku téže barvy.',
  'adventure.problem.linkOneWay': 'Spojka z pole „{one}“ na pole „{other}“ musí vést i zpátky.',
  'adventure.problem.oneEach': '„{kind}“, „{colour}“: {count, plural, one {# pole} few {# pole} other {# polí}}. Má být jedno.',
  'adventure.problem.ringOpen': 'Okruh není uzavřený: z pole „{space}“ nevede cesta na pole „{missed}“.',
  'adventure.problem.unknownRole': 'Bojovník je „heir“, „ruler“ nebo „warrior“, ne „{role}“.',
  'adventure.problem.fighterValue': 'Sem patří celé číslo od 1 do {most}.',
  'adventure.problem.fighterColour': '„{figure}“ patří k barvě „{colour}“. Je to vytištěné na kartě a změnit to nelze.',
  'adventure.problem.cardType': 'Druh karty „{card}“ změnit nelze.',
  'adventure.problem.cardCount': 'Karet je celkem {count}. Má jich být {right}.',
  'adventure.problem.notAnAmount': 'Sem patří celé číslo v mezích hry.',
  'adventure.problem.investmentNumbers': 'Sem patří dva různé součty od 2 do 12.',
  'adventure.problem.unknownHouse': 'Žádný rod se nejmenuje „{house}“.',
  'adventure.problem.houseTwice': 'Rod „{house}“ hraje dvěma barvami.',
  'adventure.problem.startTooMany': 'Na začátku se rozdává víc, než je v krabici.',
  'adventure.problem.notFree': 'Musí to být aspoň 1.',
  'adventure.problem.dieFace': 'Sem patří číslo od 1 do {most}.',
  'adventure.problem.notAnObject': 'Sem patří skupina polí.',
  'adventure.problem.unknownField': 'Pole s tímto názvem data nemají.',
};
