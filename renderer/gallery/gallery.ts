import '../styles/tokens.css';
import '../styles/hall.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import AdventureGallery from './AdventureGallery.vue';
import Gallery from './Gallery.vue';

const game = new URLSearchParams(location.search).get('game');
createApp(game === 'adventure' ? AdventureGallery : Gallery)
  .use(createPinia())
  .mount('#gallery');
