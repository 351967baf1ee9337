import { createPinia } from 'pinia';
import { createApp } from 'vue';
import '../styles/tokens.css';
import '../styles/hall.css';
import icons from '../assets/icons.svg?raw';
import { useOver } from '../stores/over.ts';
import { useSession } from '../stores/session.ts';
import { useTexts } from '../stores/texts.ts';
import App from './App.vue';
import { askForDevice, keepFragment, keepLaterFragments } from './fragment.ts';
import { renewWhenParted } from './renew.ts';
import { openRouter } from './router.ts';

const isParting = renewWhenParted();
/** @param error of a component or of a way to a screen */
const report = (error: unknown): void => {
  if (!isParting()) console.error(error);
};
keepFragment();
await askForDevice();
const sprite = document.createElement('div');
sprite.hidden = true;
sprite.innerHTML = icons;
document.body.prepend(sprite);

const app = createApp(App).use(createPinia());
app.config.errorHandler = report;
const session = useSession();
session.connect();
useOver().listen();
keepLaterFragments(session.readAnew);
await useTexts().load();
const router = openRouter();
router.onError(report);
app.use(router).mount('#app');
