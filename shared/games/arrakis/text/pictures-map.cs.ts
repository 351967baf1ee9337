import type { TextsLike } from '../../../text/message.ts';
import type { arrakisMapEn } from './pictures-map.en.ts';

/** Co říká sama mapa. */
export const arrakisMapCs: TextsLike<typeof arrakisMapEn> = {
  'arrakis.map.foot': 'pěšky',
  'arrakis.map.sand': 'na červech',
  'arrakis.map.air': 'ornitoptérou',
  'arrakis.map.worm': 'červ',
  'arrakis.map.attack': 'útok',
  'arrakis.map.cost': 'číslo: přes kolik oblastí',
  'arrakis.map.over': '{how} přes: {places}',
  'arrakis.map.ranked': '{what}, úroveň {rank}',
  'arrakis.map.unranked': '{what}, úroveň neznámá',
  'arrakis.map.legend': 'Jak se kam dá dostat',
  'arrakis.map.short.baron-harkonnen': 'Ba',
  'arrakis.map.short.beast-rabban': 'Ra',
  'arrakis.map.short.thufir-hawat': 'Ha',
  'arrakis.map.short.feyd-rautha': 'Fe',
  'arrakis.map.short.gaius-helen-mohiam': 'Mo',
  'arrakis.map.short.captain-aramsham': 'Ar',
  'arrakis.map.short.shaddam-iv': 'Ša',
  'arrakis.map.short.paul-atreides': 'Pa',
  'arrakis.map.short.lady-jessica': 'Je',
  'arrakis.map.short.stilgar': 'St',
  'arrakis.map.short.gurney-halleck': 'Gu',
  'arrakis.map.short.alia': 'Al',
  'arrakis.map.short.chani': 'Ch',
  'arrakis.map.short.paul-muaddib': 'Mu',
  'arrakis.map.short.reverend-mother-jessica': 'Ct',
};
