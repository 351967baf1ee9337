import type { TextsLike } from '../../../text/message.ts';
import type { arrakisMapEn } from './pictures-map.en.ts';

/** Amit maga a térkép mond. */
export const arrakisMapHu: TextsLike<typeof arrakisMapEn> = {
  'arrakis.map.foot': 'gyalog',
  'arrakis.map.sand': 'féregháton',
  'arrakis.map.air': 'ornitopterrel',
  'arrakis.map.worm': 'egy féreg',
  'arrakis.map.attack': 'támadás',
  'arrakis.map.cost': 'szám: ennyi területen át',
  'arrakis.map.over': '{how}, ezen át: {places}',
  'arrakis.map.ranked': '{what}, rangja {rank}',
  'arrakis.map.unranked': '{what}, rangja ismeretlen',
  'arrakis.map.legend': 'Hogyan érhetők el a helyek',
  'arrakis.map.short.baron-harkonnen': 'Bá',
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
  'arrakis.map.short.reverend-mother-jessica': 'Ti',
};
