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
  'dialog.brokenHome':
    'This page breaks off again and again. Your games go on, and nothing is lost. Close other programs if memory is short.',
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
  'dialog.brokenHome':
    'Ez az oldal újra meg újra összeomlik. A játékaid folytatódnak, semmi sem veszett el. Ha kevés a memória, zárj be más programokat.',
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
  'dialog.brokenHome': 'Tato stránka se pořád hroutí. Tvé hry běží dál a nic se neztratilo. Když dochází paměť, zavři jiné programy.',
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
  'dialog.brokenHome':
    'Diese Seite stürzt immer wieder ab. Deine Partien laufen weiter, nichts ist verloren. Schließe andere Programme, wenn der Speicher knapp ist.',
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
  'dialog.brokenHome': '이 페이지가 계속 멈춰요. 게임은 계속되고 잃어버린 것은 없어요. 메모리가 부족하면 다른 프로그램을 닫아 주세요.',
};

const WORDS: Readonly<Record<Language, TextsLike<typeof en>>> = { en, hu, cs, de, ko };
export type ShellWord = keyof typeof en;

/** What menus and dialogs of the window say. */
export const shellSpeaker = (language: Language): Speaker => speaker(language, HOST_TEXTS[language], WORDS[language]);

/** What went wrong, for people if it was meant for them. */
export const troubleIn = (said: Speaker, error: unknown): string =>
  error instanceof Trouble ? said.say(error.refusal.error) : error instanceof Error ? error.message : String(error);
