import type { hostEn } from './host.en.ts';
import type { TextsLike } from './message.ts';

export const hostDe: TextsLike<typeof hostEn> = {
  'error.message':
    'Diese Nachricht wurde nicht verstanden. Lade die Seite neu; kommt es wieder vor, sind App und Gastgeber auf verschiedenen Ständen.',
  'error.unseen': 'Von diesem Text ist nichts zu sehen. Tippe mindestens einen Buchstaben, eine Ziffer oder ein Zeichen.',
  'error.request': 'Der Gastgeber kennt „{request}“ nicht. Aktualisiere das ältere der beiden Programme.',
  'error.tooFast': 'Zu viele Nachrichten auf einmal. Warte kurz und versuche es noch einmal.',
  'error.tooMuch': 'Das war zu viel auf einmal für den Gastgeber ({request}). Warte ein paar Sekunden und versuche es noch einmal.',
  'error.inside': 'Beim Gastgeber ist ein Fehler passiert ({request}). Nichts hat sich geändert; versuche es noch einmal oder lade neu.',
  'error.helloFirst': 'Diese Verbindung hat sich noch nicht vorgestellt. Lade die Seite neu.',
  'error.helloTwice': 'Diese Verbindung steht schon.',
  'error.protocol':
    '{newer, select, guest {Das Programm des Gastgebers ({host}) ist älter als diese App. Aktualisiere es dort.} other {Diese App ist älter als das Programm des Gastgebers ({host}). Aktualisiere sie oder öffne die Adresse des Gastgebers im Browser.}}',
  'error.hostToken': 'Das ist nicht der Schlüssel dieses Gastgebers. Nimm den Link, den er beim Start ausgegeben hat.',
  'error.codeWanted': 'Gib den Code ein, den der Gastgeber zeigt.',
  'error.code': 'Dieser Code stimmt nicht. Frag den Gastgeber nach dem Code auf dem Bildschirm.',
  'error.codeWait':
    'Von deinem Gerät oder aus deinem Netz warten schon so viele Codes, dass für einen weiteren kein Platz ist. Versuche es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'error.barred': 'Der Gastgeber lässt dieses Gerät nicht herein. Nur er kann es wieder hereinlassen.',
  'error.putOut': 'Der Gastgeber hat dieses Gerät hinausgeschickt, seine Plätze sind frei. Mit dem Code darf es wieder herein.',
  'error.hostOnly': 'Das darf nur der Gastgeber.',
  'error.notYourTable': 'Das darf nur der Gastgeber oder wer diesen Tisch eröffnet hat.',
  'error.noTeam': 'Hier spielt niemand im Team, oder noch nicht, oder an diesem Bildschirm sitzen Leute aus beiden: Sag es allen.',
  'error.notYourSeat': 'Dieser Platz gehört nicht zu diesem Gerät.',
  'error.noTable': 'Diesen Tisch gibt es nicht mehr.',
  'error.noSeat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'error.noGuest': 'Dieser Gast ist nicht mehr da und hat hier auch keinen Platz mehr.',
  'error.noGame': 'Dieser Gastgeber hat das Spiel „{game}“ nicht. Dort ist eine Aktualisierung nötig.',
  'error.noLesson': 'Diese Lektion gibt es nicht.',
  'error.lesson': 'Das geht in einer Lektion nicht.',
  'error.takeBackFirst': 'Nimm zuerst die letzte Antwort zurück.',
  'error.tooManyTables': 'Es sind zu viele Tische offen. Schließe zuerst einen.',
  'error.seatCount': 'Dieses Spiel ist für {counts} Plätze, nicht für {seats}.',
  'error.seatTaken': 'Dieser Platz ist besetzt: {name}.',
  'error.enoughSeats':
    'Am Tisch von jemand anderem nimmt ein Gerät höchstens {most, plural, one {# Platz} other {# Plätze}}. Lass die übrigen den anderen, oder frage den Gastgeber.',
  'error.seatFree': 'Dort sitzt niemand.',
  'error.name.none': 'Gib einen Namen ein: Die anderen sehen ihn am Tisch.',
  'error.name.you': '„{name}“ ist kein Name: Die anderen würden sich selbst gemeint fühlen. Gib ein, wie sie dich nennen.',
  'error.seatKept': 'Dieser Platz ist für {name} reserviert. Der Gastgeber kann ihn freigeben.',
  'error.secondHand':
    'Du spielst an diesem Tisch schon und darfst keine zweite Hand sehen. Lass dort einen Bot spielen oder jemanden, der noch nicht mitspielt.',
  'error.seatsFree': 'Einige Plätze sind noch frei. Besetze sie mit Menschen oder Bots, oder nimm sie weg.',
  'error.seatOccupied': '{name} sitzt auf einem Platz, der wegfiele. Gib ihn zuerst frei.',
  'error.noBot': 'Dort sitzt kein Bot.',
  'error.option': 'Die Option „{option}“ mit dem Wert „{value}“ gibt es nicht.',
  'error.optionSeats': 'Die Option „{option}“ ist für {counts} Plätze, nicht für {seats}. Ändere die Option oder die Zahl der Plätze.',
  'error.started': 'Die Partie hat schon begonnen.',
  'error.notStarted': 'Die Partie hat noch nicht begonnen.',
  'error.over': 'Die Partie ist vorbei.',
  'error.notOver': 'Die Partie ist noch nicht vorbei.',
  'error.review.running': 'Der Mentat sieht sich nur beendete Partien an und nie eine Lektion.',
  'error.playOn': 'Bei diesem Schritt hat die Partie noch nicht begonnen oder ist vorbei. Wähle einen dazwischen.',
  'error.book': 'Das ist kein Buch der Partien. Wähle eine Datei, die mit „Das Buch speichern“ entstanden ist.',
  'error.paused': 'Die Partie ruht gerade.',
  'error.standIn': 'Für diesen Platz antwortet ein Bot. Übernimm ihn zuerst wieder.',
  'error.stale': 'Der Tisch ist schon weiter; diese Antwort galt einer früheren Frage.',
  'error.noPlea': 'Niemand bittet um eine Rücknahme.',
  'error.dice': 'Wirf die Würfel und gib ein, was sie zeigen.',
  'error.locked': 'Alle haben geantwortet, und es wird gewürfelt: Jede Antwort steht. Gib dieselbe Antwort noch einmal und würfle dafür.',
  'error.corrections':
    'Die berichtigten Daten des Spiels „{game}“ widersprechen sich bei „{field}“. Das Spiel startet erst, wenn die Datei {path} in Ordnung ist.',
  'error.correctionsUnreadable':
    'Die berichtigten Daten in {path} lassen sich nicht lesen: {why}. Bring die Datei in Ordnung oder nimm sie weg.',
  'error.noNetwork': 'Dieser Gastgeber läuft ohne Netzwerk.',

  'error.disk.full':
    'Die Festplatte ist voll. Die Antwort wurde nicht angenommen, verloren ist nichts: Schaffe Platz und gib sie noch einmal.',
  'error.disk.denied':
    'In den Ordner der gespeicherten Partien darf nicht geschrieben werden ({path}). Erlaube es oder wähle einen anderen; verloren ist nichts.',
  'error.disk.failed': 'Die Festplatte hat es nicht angenommen ({code}, {path}). Verloren ist nichts; versuche es noch einmal.',
  'error.disk.elsewhere':
    'Ein anderes Programm schreibt gerade in diese Partie ({path}). Schließe es und spiele dann aus der Liste weiter.',
  'error.disk.noFile':
    'Hier liegt keine gewöhnliche Datei ({path}), sondern ein Ordner, eine Verknüpfung oder eine Pipe. Nimm es weg oder lege eine gewöhnliche Datei an die Stelle.',
  'error.disk.tooLarge':
    'Diese Datei hat {megabytes} MB und ist für eine Aufzeichnung zu groß ({path}; höchstens {most} MB). Sie blieb, wie sie ist.',
  'error.disk.held':
    'Ein anderes Sietch (Prozess {pid}) hat diese Partien geöffnet. Schließe es oder wähle einen anderen Ordner. Läuft keines, dann lösche {path} und starte noch einmal.',
  'error.disk.closed': 'Diese Partie ist geschlossen. Spiele sie aus der Liste der gespeicherten Partien weiter.',
  'error.save.unknown': 'Diese gespeicherte Partie gibt es nicht.',
  'error.save.open': 'Diese Partie liegt auf einem Tisch. Schließe zuerst den Tisch.',
  'error.save.tooMany': 'Im Ordner der gespeicherten Partien liegen {count} Dateien, angesehen werden nur {most}. Verschiebe einige.',
  'error.save.gameUnknown': 'Das ist eine Aufzeichnung des Spiels „{game}“, das diese Version nicht kennt. Aktualisiere die App.',
  'error.record.unknown': 'Diese Datei ist keine Aufzeichnung einer Partie von Sietch. Sie bleibt, wie sie ist.',
  'error.record.newer': 'Diese Aufzeichnung stammt von einer neueren Version ({by}). Aktualisiere die App; die Datei bleibt, wie sie ist.',
  'error.record.damaged':
    'Die Aufzeichnung ist in Zeile {line} beschädigt. Die Datei bleibt, wie sie ist; nimm eine frühere Kopie, falls du eine hast.',
  'error.record.salts': 'Zeile {line}: Die Plätze und ihre Anteile am Zufall passen nicht zusammen.',
  'error.record.commit': 'Zeile {line}: Das Geheimnis ist nicht das, das vor der Partie versiegelt wurde.',
  'error.record.position': 'Zeile {line}: Die Antworten führen nicht zu der aufgezeichneten Stellung.',
  'error.record.restored':
    'Zeile {line}: Das Spiel geht hier von einer anderen Stellung aus weiter, obwohl sich die Regeln nicht geändert haben.',
  'error.record.notOffered': 'Zeile {line}: Diese Antwort war dort nicht erlaubt.',
  'error.record.outcome': 'Zeile {line}: Das aufgezeichnete Ergebnis folgt nicht aus den Antworten.',
  'error.record.undo': 'Zeile {line}: So viel ließ sich dort nicht zurücknehmen.',
  'error.record.tooMuch':
    'Diese Aufzeichnung durchzugehen dauert länger als {seconds} Sekunden oder braucht zu viel Speicher; das kommt bei keiner echten Partie vor. Sie wurde nicht geöffnet, und nichts ging verloren: Lass sie dir von dem, der die Partie hat, noch einmal geben.',
  'error.record.full':
    'In dieser Partie wurde so viel geändert und zurückgenommen, dass ihre Aufzeichnung fast voll ist. Jetzt zählt nur noch, was die Partie weiterbringt.',
  'error.record.seat': 'Zeile {line}: Diesen Platz gibt es nicht.',
  'error.record.secondHeader': 'Zeile {line}: ein zweiter Anfang in derselben Aufzeichnung.',
  'error.record.rules': 'Zeile {line}: Die Regeln dieser Version können hier nicht folgen ({why}).',
  'error.port.taken':
    'Port {port} wird von einem anderen Programm benutzt. Schließe es oder wähle einen anderen Port (--port 0 nimmt irgendeinen freien).',
  'error.port.allTaken':
    'Port {port} und die folgenden sind belegt. Schließe einen anderen Gastgeber oder wähle einen Port (--port 0 nimmt irgendeinen freien).',
  'error.lan.off': 'Die App wurde ohne das lokale Netzwerk gestartet. Schließe sie und starte sie wie gewohnt, dann können andere herein.',
  'error.lan.noInterface': 'Dieser Rechner ist in keinem Netzwerk. Verbinde ihn per WLAN oder Kabel und versuche es noch einmal.',
  'error.lan.portTaken': 'Port {port} ist im Netzwerk schon belegt. Schließe das andere Programm und versuche es noch einmal.',
  'error.find.unreadable': 'Das ist weder eine Adresse noch ein Code. Eine Adresse sieht aus wie 192.168.1.20, ein Code wie ABCD-EFGHJ.',
  'error.find.nobody':
    'Unter {address} antwortet niemand. Ist der Gastgeber für das Netzwerk offen, und seid ihr beide im selben Netzwerk?',
  'error.find.noSuchCode': 'Keiner der hier gefundenen Gastgeber hat diesen Code.',
  'error.find.noHosts': 'Hier wurde kein Gastgeber gefunden. Gib den langen Code oder die Adresse ein, die er zeigt.',
  'page.name': 'Dieser Gastgeber heißt nicht „{name}“.',
  'page.name.fix': 'Tippe stattdessen diese Adresse ein: {address}',
  'page.coming': 'Die Seite ist vom Gastgeber unterwegs.',
  'page.stays':
    'Wenn das so bleibt: Lade die Seite neu. Skripte müssen erlaubt sein, und dieses Gerät muss im selben Netz sein wie der Gastgeber.',

  'sealed.none': 'Von diesem Platz gibt es nichts zurückzunehmen.',
  'sealed.other': '{seat} hat seitdem geantwortet.',
  'sealed.chance': 'Seitdem wurde gewürfelt oder gezogen.',
  'sealed.shown': 'Seitdem wurde etwas Verdecktes gezeigt.',
  'sealed.over': 'Die Partie ist vorbei.',
  'sealed.restored': 'Hier ging die Partie weiter; was davor war, lässt sich nicht zurücknehmen.',
  'sealed.lesson': 'In der Lektion gibt es gerade nichts zurückzunehmen.',

  'notice.sat': '{name} hat Platz genommen.',
  'notice.renamed': '{before} heißt jetzt {name}.',
  'notice.left': '{name} ist aufgestanden.',
  'notice.released': 'Der Gastgeber hat den Platz von {name} freigegeben.',
  'notice.bot': 'Ein Bot spielt für {name}.',
  'notice.back': '{name} spielt wieder selbst.',
  'notice.botLeft': 'Der Bot {name} ist gegangen; der Platz ist frei.',
  'notice.takenBack': '{name} hat mit Zustimmung aller zurückgenommen.',
  'notice.pleaRefused': 'Keine Rücknahme für {name}: {other} ist dagegen.',
  'notice.paused': 'Die Partie ruht. {name}',
  'notice.resumed': 'Die Partie geht weiter. {name}',
  'notice.overdue': '{name} überlegt schon lange. Ein Bot kann einspringen, bis {name} wieder da ist.',
  'notice.restored':
    'Seit dem Speichern haben sich die Regeln geändert. Es geht von der letzten gespeicherten Stellung weiter; {lost, plural, =0 {keine Antwort ging verloren} one {# Antwort ging verloren} other {# Antworten gingen verloren}}.',
  'notice.corrected': 'Diese Partie läuft mit den berichtigten Daten des Gastgebers.',
  'notice.playedOn': 'Weitergespielt aus „{name}“, nach Antwort {turn}.',
  'notice.closed': 'Der Tisch wurde geschlossen.',
  'notice.hostGone': 'Der Gastgeber hat geschlossen. Eine laufende Partie ist dort gespeichert.',

  'lesson.other': 'Die Lektion spielt hier etwas anderes. Nimm es zurück und versuche es noch einmal, oder lass es dir zeigen.',

  'check.off.not': 'Das lokale Netzwerk ist auf diesem Rechner ausgeschaltet.',
  'check.off.fix': 'Schließe die App und starte sie wie gewohnt: Wer sie gestartet hat, hat SIETCH_LAN=off gesetzt.',
  'check.interfaces': 'Netzwerke dieses Rechners: {list}',
  'check.interfaces.not': 'Dieser Rechner ist in keinem Netzwerk.',
  'check.interfaces.fix': 'Verbinde ihn per WLAN oder Kabel.',
  'check.virtual': 'Einige Netzwerke gibt es nur in diesem Rechner: {list}',
  'check.virtual.not': 'Alle Netzwerke gibt es nur in diesem Rechner: {list}',
  'check.virtual.fix': 'Gäste sind dort nicht. Sieht ein Gast eine falsche Adresse, nimm eine der anderen oder schalte diese Adapter aus.',
  'check.open': 'Der Gastgeber ist im lokalen Netzwerk offen, Port {port}.',
  'check.open.not': 'Der Gastgeber ist für das lokale Netzwerk nicht offen.',
  'check.open.fix': 'Öffne ihn: Bis dahin kann nur dieser Rechner mitspielen.',
  'check.port': '{address} antwortet auf diesem Rechner.',
  'check.port.not': '{address} antwortet nicht einmal auf diesem Rechner.',
  'check.port.fix':
    'Ein anderes Programm oder eine Firewall hält {address} besetzt. Schließe es oder starte den Gastgeber auf einem anderen Port.',
  'check.multicast': 'Ankündigungen gehen hinaus über {address}.',
  'check.multicast.not': 'Ankündigungen kommen nicht zurück über {address}.',
  'check.multicast.fix':
    'Gäste an {address} sehen den Gastgeber vielleicht nicht in ihrer Liste. Sie können Adresse oder Code eingeben oder das Bild scannen.',
  'check.firewall': 'Kommen Gäste trotzdem nicht dazu, steht vielleicht eine Firewall oder der Router im Weg.',
  'check.firewall.windows':
    'Windows: Lass Sietch in der Firewall für private Netzwerke zu (TCP {port}, UDP 5353) und stelle dieses Netzwerk auf privat. In Gäste-WLANs sehen sich Geräte oft nicht: Nimm das Hauptnetz.',
  'check.firewall.mac':
    'macOS: Erlaube Sietch eingehende Verbindungen unter Netzwerk > Firewall und unter Datenschutz > Lokales Netzwerk. In Gäste-WLANs sehen sich Geräte oft nicht: Nimm das Hauptnetz.',
  'check.firewall.linux':
    'Linux: Erlaube TCP {port} und UDP 5353, zum Beispiel: sudo ufw allow {port}/tcp && sudo ufw allow 5353/udp. In Gäste-WLANs sehen sich Geräte oft nicht: Nimm das Hauptnetz.',
};
