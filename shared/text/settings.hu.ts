import type { TextsLike } from './message.ts';
import type { settingsEn } from './settings.en.ts';

export const settingsHu: TextsLike<typeof settingsEn> = {
  'setting.paceName': 'A botok tempója',
  'setting.language': 'Az alkalmazás és a lapok nyelve. Azonnal vált.',
  'setting.theme': 'Az alkony sötét, és kíméli a szemet; a dél világos, napfényben jobban olvasható.',
  'setting.text': 'Minden szó nagyobb lesz; az asztal helyet ad nekik.',
  'setting.speed': 'Meddig mozognak a dolgok. Nincs: semmi sem mozog, a kockák csak ott fekszenek.',
  'setting.pace': 'A te asztalaidnál: milyen gyorsan válaszolnak a botok. A mentat mindig gondolkodik másfél másodpercet.',
  'setting.pace.instant': 'Azonnal',
  'setting.pace.brisk': 'Fürgén',
  'setting.pace.people': 'Mint az emberek',
  'setting.pace.turn': 'Az én körömig',
  'setting.paceTurn':
    'A botok azonnal válaszolnak, és akkor látod újra az asztalt, amikor téged kérdeznek. Ami közben történt, a krónikában áll.',
  'setting.sound': 'Hallani a kockákat, a kártyákat, a csatákat, a férget és a te körödet. Mindez látható is.',
  'setting.loudness': 'Az összes hang hangereje.',
  'setting.loudnessName': 'Hangerő',
  'setting.loud.soft': 'Halk',
  'setting.loud.usual': 'Közepes',
  'setting.loud.loud': 'Hangos',
  'setting.windName': 'Sivatagi szél',
  'setting.wind': 'Távoli és halk, a kezdőlapon és a váróban; játék közben soha.',
  'setting.quietName': 'Csendes órák',
  'setting.quiet': 'Nincs hang, rezgés és értesítés, amíg véget nem vetsz neki. Az M billentyű bárhol ugyanezt teszi.',
  'setting.quietOn': 'Csendes órák: semmi sem szól, rezeg vagy hív. Az M vet véget nekik.',
  'setting.quietOff': 'A csendes órák véget értek.',
  'setting.titled': 'Pont az ablak címében; az asztali alkalmazásban a dokkban vagy a tálcán is van jel.',
  'setting.buzz': 'Rövid rezgés, ha a készülék tudja.',
  'setting.notify': 'A rendszer értesítése, amíg máshová nézel.',
  'setting.awake': 'A képernyő játék közben nem sötétül el.',
  'setting.spoken': 'Amit a többiek tesznek, ahogy történik.',
  'setting.curtain': 'Csak akkor kapcsold ki, ha mindenki láthatja a többiek titkait.',
  'setting.confirm': 'Érintőképernyőhöz és bizonytalan kézhez.',
  'setting.keys':
    'Billentyűk: 1–9 és 0 választ, Z visszavon, S az én körömre ugrik, M a csendes órákat kezdi és zárja, I felnagyítja a kijelölt kártyát, F1 megnyitja a szabályokat, Esc letesz.',
};
