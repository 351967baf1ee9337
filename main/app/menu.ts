import type { MenuItemConstructorOptions } from 'electron';
import type { Speaker } from '../../shared/text/speak.ts';
import type { ShellWord } from './words/index.ts';

/** What the menu does that no role of Electron does. */
export interface MenuDeeds {
  goHome(): void;
  copyReport(): void;
  showLogs(): void;
}
/** A menu that has only what keys need, the way home from another host, and what helps where something went wrong. */
export function menuTemplate(speaker: Speaker, { goHome, copyReport, showLogs }: MenuDeeds): MenuItemConstructorOptions[] {
  const say = (word: ShellWord): string => speaker.say(word);
  return [
    {
      label: say('menu.app'),
      submenu: [
        { id: 'home', label: say('menu.home'), accelerator: 'Alt+Home', click: goHome },
        { type: 'separator' },
        { label: say('menu.quit'), role: 'quit' },
      ],
    },
    {
      label: say('menu.edit'),
      submenu: [
        { label: say('menu.undo'), role: 'undo' },
        { type: 'separator' },
        { label: say('menu.cut'), role: 'cut' },
        { label: say('menu.copy'), role: 'copy' },
        { label: say('menu.paste'), role: 'paste' },
        { label: say('menu.selectAll'), role: 'selectAll' },
      ],
    },
    {
      label: say('menu.view'),
      submenu: [
        { label: say('menu.fullscreen'), role: 'togglefullscreen' },
        { label: say('menu.larger'), role: 'zoomIn', accelerator: 'CommandOrControl+=' },
        { label: say('menu.smaller'), role: 'zoomOut' },
        { label: say('menu.normal'), role: 'resetZoom' },
        { type: 'separator' },
        { label: say('menu.reload'), role: 'reload' },
      ],
    },
    {
      label: say('menu.help'),
      submenu: [
        { id: 'report', label: say('menu.report'), click: copyReport },
        { label: say('menu.logs'), click: showLogs },
      ],
    },
  ];
}
