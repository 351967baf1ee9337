import type { Language, Texts, TextsLike } from '../../../shared/text/message.ts';
import { Trouble } from '../../../shared/protocol/trouble.ts';
import { HOST_TEXTS } from '../../../shared/text/house.ts';
import { speaker } from '../../../shared/text/speak.ts';
import type { Speaker } from '../../../shared/text/speak.ts';

const en = {
  'menu.app': 'Sietch',
  'menu.home': 'Back to my own hall',
  'menu.quit': 'Quit',
  'menu.edit': 'Edit',
  'menu.undo': 'Undo typing',
  'menu.cut': 'Cut',
  'menu.copy': 'Copy',
  'menu.paste': 'Paste',
  'menu.selectAll': 'Select all',
  'menu.view': 'View',
  'menu.larger': 'Larger',
  'menu.smaller': 'Smaller',
  'menu.normal': 'Normal size',
  'menu.fullscreen': 'Full screen',
  'menu.reload': 'Load the page again',
  'dialog.save': 'Save',
  'dialog.noHost.title': 'Sietch could not start its hall',
  'dialog.noHost.text':
    'Nothing is lost; saved games are untouched.\n{why}\nStart Sietch again, or restart the computer if this comes back.',
  'dialog.unreachable': '{address} does not answer. You are back in your own hall.',
  'dialog.tooBusy': '{address} kept this computer so busy that your own tables came to a halt. You are back in your own hall.',
  'dialog.broken': 'The page of {address} broke off again and again. You are back in your own hall.',
  'menu.help': 'Help',
  'menu.report': 'Copy for a bug report',
  'menu.logs': 'Show the log files',
  'dialog.copied':
    'Copied: versions, system and the newest lines of the log. No codes, keys or cards are in it. Paste it where you report the fault.',
  'dialog.badLink':
    'This link leads to no table. One that does looks like sietch://192.168.1.20:4747/K7Q2M and stays within your own network. Nothing was opened.',
  'dialog.link': 'A link wants to take you to the table at {address}. Do you know who sent it?',
  'dialog.linkGo': 'Go there',
  'dialog.linkStay': 'Stay here',
  'dialog.record': 'This record was not opened. {why} The file is as it was.',
  'dialog.sudden': 'Sietch ended suddenly last time. Nothing is lost: your tables stand as they stood.',
  'dialog.again': 'Try again',
  'crash.title': 'This page broke off',
  'crash.text':
    'Your games are safe: every answer was written down before anybody saw it. Go on where you were. If it comes back, close other programs: memory may be short.',
  'crash.goOn': 'Go on',
  'turn.sign': 'Your turn',
} as const satisfies Texts;

const hu: TextsLike<typeof en> = {
  'menu.app': 'Sietch',
  'menu.home': 'Vissza a saját csarnokomba',
  'menu.quit': 'Kilépés',
  'menu.edit': 'Szerkesztés',
  'menu.undo': 'Gépelés visszavonása',
  'menu.cut': 'Kivágás',
  'menu.copy': 'Másolás',
  'menu.paste': 'Beillesztés',
  'menu.selectAll': 'Az összes kijelölése',
  'menu.view': 'Nézet',
  'menu.larger': 'Nagyobb',
  'menu.smaller': 'Kisebb',
  'menu.normal': 'Eredeti méret',
  'menu.fullscreen': 'Teljes képernyő',
  'menu.reload': 'Az oldal újratöltése',
  'dialog.save': 'Mentés',
  'dialog.noHost.title': 'A Sietch nem tudta megnyitni a csarnokát',
  'dialog.noHost.text':
    'Semmi sem veszett el, a mentett játszmák érintetlenek.\n{why}\nIndítsd újra a Sietchet; ha megismétlődik, a számítógépet is.',
  'dialog.unreachable': '{address} nem válaszol. Újra a saját csarnokodban vagy.',
  'dialog.tooBusy': '{address} annyira lefoglalta ezt a számítógépet, hogy a saját asztalaid megálltak. Újra a saját csarnokodban vagy.',
  'dialog.broken': '{address} oldala újra meg újra összeomlott. Újra a saját csarnokodban vagy.',
  'menu.help': 'Súgó',
  'menu.report': 'Másolás hibajelentéshez',
  'menu.logs': 'A naplófájlok megmutatása',
  'dialog.copied':
    'A vágólapon van: a verziók, a rendszer és a napló legújabb sorai. Nincs benne kód, kulcs vagy kártya. Illeszd be oda, ahol a hibát jelented.',
  'dialog.badLink':
    'Ez a link nem vezet asztalhoz. Egy jó link így néz ki: sietch://192.168.1.20:4747/K7Q2M, és a saját hálózatodon belül marad. Semmi sem nyílt meg.',
  'dialog.link': 'Egy link ehhez az asztalhoz vinne: {address}. Tudod, ki küldte?',
  'dialog.linkGo': 'Odamegyek',
  'dialog.linkStay': 'Itt maradok',
  'dialog.record': 'Ez a jegyzőkönyv nem nyílt meg. {why} A fájl olyan, amilyen volt.',
  'dialog.sudden': 'A Sietch legutóbb váratlanul leállt. Semmi sem veszett el: az asztalaid úgy állnak, ahogy álltak.',
  'dialog.again': 'Próbáld újra',
  'crash.title': 'Ez az oldal összeomlott',
  'crash.text':
    'A játékaid biztonságban vannak: minden válasz fel volt jegyezve, mielőtt bárki látta volna. Folytasd ott, ahol voltál. Ha megismétlődik, zárj be más programokat: kevés lehet a memória.',
  'crash.goOn': 'Folytatás',
  'turn.sign': 'Te jössz',
};

const cs: TextsLike<typeof en> = {
  'menu.app': 'Sietch',
  'menu.home': 'Zpět do mé síně',
  'menu.quit': 'Ukončit',
  'menu.edit': 'Úpravy',
  'menu.undo': 'Vrátit psaní',
  'menu.cut': 'Vyjmout',
  'menu.copy': 'Kopírovat',
  'menu.paste': 'Vložit',
  'menu.selectAll': 'Vybrat vše',
  'menu.view': 'Zobrazení',
  'menu.larger': 'Větší',
  'menu.smaller': 'Menší',
  'menu.normal': 'Běžná velikost',
  'menu.fullscreen': 'Celá obrazovka',
  'menu.reload': 'Načíst stránku znovu',
  'dialog.save': 'Uložit',
  'dialog.noHost.title': 'Sietch nemohl otevřít svou síň',
  'dialog.noHost.text': 'Nic se neztratilo, uložené hry jsou nedotčené.\n{why}\nSpusť Sietch znovu; když se to opakuje, restartuj počítač.',
  'dialog.unreachable': '{address} neodpovídá. Jsi zpět ve své síni.',
  'dialog.tooBusy': '{address} tento počítač tak vytížil, že se tvé vlastní stoly zastavily. Jsi zpět ve své síni.',
  'dialog.broken': 'Stránka {address} se pořád hroutila. Jsi zpět ve své síni.',
  'menu.help': 'Nápověda',
  'menu.report': 'Kopírovat pro hlášení chyby',
  'menu.logs': 'Ukázat soubory protokolu',
  'dialog.copied':
    'Zkopírováno: verze, systém a nejnovější řádky protokolu. Nejsou v tom kódy, klíče ani karty. Vlož to tam, kde chybu hlásíš.',
  'dialog.badLink':
    'Tento odkaz nevede k žádnému stolu. Správný vypadá jako sietch://192.168.1.20:4747/K7Q2M a zůstává v tvé vlastní síti. Nic se neotevřelo.',
  'dialog.link': 'Odkaz tě chce zavést ke stolu na {address}. Víš, kdo ho poslal?',
  'dialog.linkGo': 'Jít tam',
  'dialog.linkStay': 'Zůstat tady',
  'dialog.record': 'Tento záznam se neotevřel. {why} Soubor je takový, jaký byl.',
  'dialog.sudden': 'Sietch minule skončil náhle. Nic se neztratilo: tvé stoly stojí tak, jak stály.',
  'dialog.again': 'Zkusit znovu',
  'crash.title': 'Tato stránka se zhroutila',
  'crash.text':
    'Tvé hry jsou v bezpečí: každá odpověď byla zapsána dřív, než ji kdokoli viděl. Pokračuj tam, kde hra stojí. Když se to opakuje, zavři jiné programy: možná dochází paměť.',
  'crash.goOn': 'Pokračovat',
  'turn.sign': 'Jsi na tahu',
};

const de: TextsLike<typeof en> = {
  'menu.app': 'Sietch',
  'menu.home': 'Zurück in meine Halle',
  'menu.quit': 'Beenden',
  'menu.edit': 'Bearbeiten',
  'menu.undo': 'Eingabe zurücknehmen',
  'menu.cut': 'Ausschneiden',
  'menu.copy': 'Kopieren',
  'menu.paste': 'Einfügen',
  'menu.selectAll': 'Alles auswählen',
  'menu.view': 'Ansicht',
  'menu.larger': 'Größer',
  'menu.smaller': 'Kleiner',
  'menu.normal': 'Normale Größe',
  'menu.fullscreen': 'Vollbild',
  'menu.reload': 'Seite neu laden',
  'dialog.save': 'Speichern',
  'dialog.noHost.title': 'Sietch konnte seine Halle nicht öffnen',
  'dialog.noHost.text':
    'Nichts ist verloren, gespeicherte Partien sind unberührt.\n{why}\nStarte Sietch neu; wenn es wiederkommt, auch den Rechner.',
  'dialog.unreachable': '{address} antwortet nicht. Du bist wieder in deiner eigenen Halle.',
  'dialog.tooBusy':
    '{address} hat diesen Rechner so beschäftigt, dass deine eigenen Tische stehen geblieben sind. Du bist wieder in deiner eigenen Halle.',
  'dialog.broken': 'Die Seite von {address} ist immer wieder abgestürzt. Du bist wieder in deiner eigenen Halle.',
  'menu.help': 'Hilfe',
  'menu.report': 'Für einen Fehlerbericht kopieren',
  'menu.logs': 'Protokolldateien zeigen',
  'dialog.copied':
    'Kopiert: Versionen, System und die neuesten Zeilen des Protokolls. Codes, Schlüssel und Karten stehen nicht darin. Füge es dort ein, wo du den Fehler meldest.',
  'dialog.badLink':
    'Dieser Link führt zu keinem Tisch. Ein richtiger sieht aus wie sietch://192.168.1.20:4747/K7Q2M und bleibt in deinem eigenen Netz. Es wurde nichts geöffnet.',
  'dialog.link': 'Ein Link will dich an den Tisch bei {address} bringen. Weißt du, wer ihn geschickt hat?',
  'dialog.linkGo': 'Dorthin gehen',
  'dialog.linkStay': 'Hier bleiben',
  'dialog.record': 'Diese Aufzeichnung wurde nicht geöffnet. {why} Die Datei ist, wie sie war.',
  'dialog.sudden': 'Sietch wurde letztes Mal plötzlich beendet. Nichts ist verloren: Deine Tische stehen, wie sie standen.',
  'dialog.again': 'Noch einmal versuchen',
  'crash.title': 'Diese Seite ist abgestürzt',
  'crash.text':
    'Deine Partien sind sicher: Jede Antwort stand geschrieben, bevor jemand sie sah. Mach weiter, wo du warst. Kommt es wieder, schließe andere Programme: Vielleicht ist der Speicher knapp.',
  'crash.goOn': 'Weiter',
  'turn.sign': 'Du bist dran',
};

const ko: TextsLike<typeof en> = {
  'menu.app': 'Sietch',
  'menu.home': '내 홀로 돌아가기',
  'menu.quit': '종료',
  'menu.edit': '편집',
  'menu.undo': '입력 취소',
  'menu.cut': '잘라내기',
  'menu.copy': '복사',
  'menu.paste': '붙여넣기',
  'menu.selectAll': '모두 선택',
  'menu.view': '보기',
  'menu.larger': '크게',
  'menu.smaller': '작게',
  'menu.normal': '기본 크기',
  'menu.fullscreen': '전체 화면',
  'menu.reload': '페이지 다시 불러오기',
  'dialog.save': '저장',
  'dialog.noHost.title': 'Sietch가 홀을 열지 못했어요',
  'dialog.noHost.text':
    '잃어버린 것은 없고 저장된 게임은 그대로예요.\n{why}\nSietch를 다시 시작하세요. 또 그러면 컴퓨터를 다시 시작하세요.',
  'dialog.unreachable': '{address}에서 응답이 없어요. 내 홀로 돌아왔어요.',
  'dialog.tooBusy': '{address}에서 이 컴퓨터를 너무 바쁘게 해서 내 테이블이 멈췄어요. 내 홀로 돌아왔어요.',
  'dialog.broken': '{address}의 페이지가 계속 멈췄어요. 내 홀로 돌아왔어요.',
  'menu.help': '도움말',
  'menu.report': '오류 신고용으로 복사',
  'menu.logs': '로그 파일 보기',
  'dialog.copied': '복사했어요: 버전, 시스템, 로그의 최신 줄이에요. 코드나 키, 카드는 들어 있지 않아요. 오류를 신고하는 곳에 붙여넣으세요.',
  'dialog.badLink':
    '이 링크는 테이블로 이어지지 않아요. 올바른 링크는 sietch://192.168.1.20:4747/K7Q2M처럼 생겼고 내 네트워크 안에만 있어요. 아무것도 열지 않았어요.',
  'dialog.link': '링크가 {address}의 테이블로 데려가려고 해요. 누가 보냈는지 아나요?',
  'dialog.linkGo': '그곳으로 가기',
  'dialog.linkStay': '여기 있기',
  'dialog.record': '이 기록을 열지 못했어요. {why} 파일은 그대로예요.',
  'dialog.sudden': '지난번에 Sietch가 갑자기 끝났어요. 잃어버린 것은 없고 테이블은 그대로예요.',
  'dialog.again': '다시 시도',
  'crash.title': '이 페이지가 멈췄어요',
  'crash.text':
    '게임은 안전해요. 모든 답은 누가 보기 전에 먼저 기록돼요. 있던 곳에서 계속하세요. 또 그러면 다른 프로그램을 닫아 보세요. 메모리가 부족할 수 있어요.',
  'crash.goOn': '계속하기',
  'turn.sign': '내 차례',
};

const WORDS: Readonly<Record<Language, TextsLike<typeof en>>> = { en, hu, cs, de, ko };
export type ShellWord = keyof typeof en;

/** What menus and dialogs of the window say. */
export const shellSpeaker = (language: Language): Speaker => speaker(language, HOST_TEXTS[language], WORDS[language]);

/** What went wrong, for people if it was meant for them. */
export const troubleIn = (said: Speaker, error: unknown): string =>
  error instanceof Trouble ? said.say(error.refusal.error) : error instanceof Error ? error.message : String(error);
