import { computed, ref, watch } from 'vue';
import type { Entity } from '../../shared/games/face.ts';
import { usePhone } from '../app/phone.ts';
import { useDraft } from '../stores/draft.ts';
import type { Offer } from '../stores/offers.ts';
import { useQuestion } from '../stores/question.ts';
import { useTable } from '../stores/table.ts';
import { useTexts } from '../stores/texts.ts';
import { useOpenHand } from './open-hand.ts';

/** With more offers than this, the ledge only says that one chooses on the table, and what they are is left to the land. */
export const MANY = 4;
/** With more stones than this, those that the table shows too are listed only on request. */
const SPREAD = 7;
/** So many stay listed then, those that only the ledge shows counted. */
const FIRST = 4;
/** With more places than this, a phone offers them on the land alone. */
const CROWD = 8;
/** This many other answers still have room beside them. */
const BESIDE = 2;

/** So long are a name and what helps to decide, in letters, that half of a phone's width holds them in two lines each. */
const HALF = { label: 32, hint: 44 };

/** It lies on the board's scene. */
export const inScene = ({ target }: Offer, { sceneKinds }: { readonly sceneKinds: readonly string[] }): boolean =>
  !!target && sceneKinds.includes(target.kind);

/** Which answers are listed in the ledge, and how: what lies on the table is offered there. */
export function useListed() {
  const draft = useDraft();
  const question = useQuestion();
  const table = useTable();
  const texts = useTexts();
  const phone = usePhone();
  const openHand = useOpenHand();
  const spread = ref(false);
  const onTable = ({ target }: Offer): boolean =>
    !!target && [...question.sceneKinds, ...question.trayKinds, ...question.handKinds].includes(target.kind);
  /** What ends the turn stands at the right. */
  const listed = computed(() => question.offers.filter(({ ends }) => !ends));
  /** On a phone, things for sale are listed among the answers. Once one is chosen, only the ways to take it are listed. */
  const sells = computed(
    () => phone.value && question.direct && !draft.aimed && question.lit.some(({ entity }) => question.waresKinds.includes(entity.kind)),
  );
  /** It lies on the land, and is offered there. */
  const onLand = (offer: Offer): boolean => inScene(offer, question) && !!offer.target && question.placeKinds.includes(offer.target.kind);
  /** So many places a phone has no room for in words: it shows them on the land, which keeps the room, where hardly anything else answers. */
  const crowds = computed(() => {
    const places = listed.value.filter(onLand).length;
    return phone.value && places > CROWD && listed.value.length - places <= BESIDE;
  });
  const ofPile = ({ target }: Offer): boolean => !!target && question.pileKinds.includes(target.kind);
  /** In a window, many cards of piles are laid out among the answers as faces: once each, as large as those for sale. */
  const lays = computed(() => !phone.value && question.direct && !draft.aimed && listed.value.filter(ofPile).length > MANY);
  /** Offered on the thing itself. In a window the whole table is in sight; on a phone only hand, wares and crowded places are. */
  const inPlace = (offer: Offer): boolean =>
    (lays.value && ofPile(offer)) ||
    (!!offer.target &&
      question.placeKinds.includes(offer.target.kind) &&
      (!phone.value || (crowds.value && onLand(offer)) || liesBeside(offer.target)));
  /** On a phone: it lies open in hand or wares, right beside the answers. */
  const liesBeside = (target: Entity): boolean =>
    (sells.value && question.waresKinds.includes(target.kind)) || (openHand.value && question.handKinds.includes(target.kind));
  const shown = computed<readonly Offer[]>(() => {
    const offers = draft.aimed ? listed.value : listed.value.filter((offer) => spread.value || !inPlace(offer));
    // A phone has one list with a sign that says how many more answers there are.
    if (phone.value || spread.value || offers.length <= SPREAD || !offers.some(onTable)) return offers;
    const others = offers.filter((offer) => !onTable(offer)).length;
    const first = offers.filter(onTable).slice(0, Math.max(2, FIRST - others));
    return offers.filter((offer) => !onTable(offer) || first.includes(offer));
  });

  /** On a phone the list gives its room to the table while a piece is picked up or set down: the lit places say enough. */
  const brief = computed(
    () =>
      phone.value &&
      (!!question.held || crowds.value || shown.value.some(({ takes }) => takes)) &&
      shown.value.every((offer) => onLand(offer) && (!!question.held || !!offer.takes)),
  );
  /** Two and more answers that are short stand in two columns on a phone, where the game has it so. */
  const paired = computed(
    () =>
      phone.value &&
      question.pairs &&
      !brief.value &&
      shown.value.length > 1 &&
      shown.value.every(({ label, hint }) => texts.tell(label).length <= HALF.label && (!hint || texts.tell(hint).length <= HALF.hint)),
  );
  /** Among many stones the hint is left to the board, which shows the same. */
  const lean = computed(() => brief.value || (!phone.value && listed.value.length > MANY));
  /** Stones of a word or two have room in narrower columns: a die with many uses makes no tower. */
  const terse = computed(() => shown.value.every((offer) => !offer.hint || (lean.value && inScene(offer, question))));
  /** What has no stone yet and may have one; on a phone the hand lies right beside, and where piles are laid out everything has a face. */
  const isMore = computed(
    () =>
      !lays.value &&
      listed.value.some((offer) => !shown.value.includes(offer) && !(phone.value && offer.target && liesBeside(offer.target))),
  );
  /** So much is lit that the ledge says one may choose on the table. */
  const onBoard = computed(() => !lays.value && question.lit.length > MANY);
  watch(
    () => [table.shown?.asking?.question, question.opened, question.held, draft.aimed],
    () => {
      spread.value = false;
    },
  );
  return { spread, sells, lays, crowds, listed, shown, brief, paired, lean, terse, isMore, onBoard };
}
