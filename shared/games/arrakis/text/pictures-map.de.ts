import type { TextsLike } from '../../../text/message.ts';
import type { arrakisMapEn } from './pictures-map.en.ts';

/** Was die Karte selbst sagt. */
export const arrakisMapDe: TextsLike<typeof arrakisMapEn> = {
  'arrakis.map.foot': 'zu Fuß',
  'arrakis.map.sand': 'auf Würmern',
  'arrakis.map.air': 'mit Ornithopter',
  'arrakis.map.worm': 'ein Wurm',
  'arrakis.map.attack': 'Angriff',
  'arrakis.map.cost': 'Zahl: so viele Gebiete weit',
  'arrakis.map.over': '{how} über {places}',
  'arrakis.map.ranked': '{what}, Rang {rank}',
  'arrakis.map.unranked': '{what}, Rang unbekannt',
  'arrakis.map.legend': 'Wie die Orte erreicht werden',
  'arrakis.map.short.baron-harkonnen': 'Ba',
  'arrakis.map.short.beast-rabban': 'Ra',
  'arrakis.map.short.thufir-hawat': 'Ha',
  'arrakis.map.short.feyd-rautha': 'Fe',
  'arrakis.map.short.gaius-helen-mohiam': 'Mo',
  'arrakis.map.short.captain-aramsham': 'Ar',
  'arrakis.map.short.shaddam-iv': 'Sh',
  'arrakis.map.short.paul-atreides': 'Pa',
  'arrakis.map.short.lady-jessica': 'Je',
  'arrakis.map.short.stilgar': 'St',
  'arrakis.map.short.gurney-halleck': 'Gu',
  'arrakis.map.short.alia': 'Al',
  'arrakis.map.short.chani': 'Ch',
  'arrakis.map.short.paul-muaddib': 'Mu',
  'arrakis.map.short.reverend-mother-jessica': 'Eh',
};
