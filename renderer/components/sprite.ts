import icons from '../assets/icons.svg?raw';

const HOLDER = 'sietch-icons';

/** Puts the sprite of all signs into the page, once; `<use href="#i-...">` finds it from then on. */
export function placeSprite(): void {
  if (document.getElementById(HOLDER)) return;
  const sprite = document.importNode(new DOMParser().parseFromString(icons, 'image/svg+xml').documentElement, true);
  sprite.id = HOLDER;
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  // The sprite takes no room and no part in the layout; display:none would switch off gradients in some browsers.
  sprite.style.position = 'absolute';
  document.body.prepend(sprite);
}
