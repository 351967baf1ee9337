import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOST_TEXTS } from '../../shared/text/house.ts';
import { speaker } from '../../shared/text/speak.ts';
import { languageOf, sendText } from './pages.ts';

const MOST_NAME = 60;
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Somebody asked for this host by a name that it may not answer to: a page says what to type. */
export function answerWrongName(request: IncomingMessage, response: ServerResponse): void {
  const language = languageOf(request);
  const { say } = speaker(language, HOST_TEXTS[language]);
  const { localAddress = '', localPort = 0 } = request.socket;
  const address = `http://${localAddress.replace(/^::ffff:/, '')}:${localPort}/`;
  const name = (request.headers.host ?? '').slice(0, MOST_NAME);
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Sietch</title>
<meta name="viewport" content="width=device-width">
<body style="font: 1.1rem/1.5 sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem; background: #1c1712; color: #f0e6d6">
<h1>${escaped(say('page.name', { name }))}</h1>
<p>${escaped(say('page.name.fix', { address: '\u0000' })).replace('\u0000', `<a style="color: inherit" href="${address}">${address}</a>`)}</p>`;
  sendText(response, 421, 'text/html; charset=utf-8', page);
}
