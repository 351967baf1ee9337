import { createPinia } from 'pinia';
import { createApp } from 'vue';
import '../styles/tokens.css';
import '../styles/hall.css';
import icons from '../assets/icons.svg?raw';
import { useSession } from '../stores/session.ts';
import { useTexts } from '../stores/texts.ts';
import App from './App.vue';
import { keepFragment } from './fragment.ts';
import { renewWhenParted } from './renew.ts';
import { openRouter } from './router.ts';

renewWhenParted();
keepFragment();
const sprite = document.createElement('div');
sprite.hidden = true;
sprite.innerHTML = icons;
document.body.prepend(sprite);

const app = createApp(App).use(createPinia());
useSession().connect();
await useTexts().load();
app.use(openRouter()).mount('#app');
