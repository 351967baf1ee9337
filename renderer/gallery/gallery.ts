import '../styles/tokens.css';
import '../styles/ground.css';
import '../styles/stones.css';
import '../styles/parts.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import Gallery from './Gallery.vue';

createApp(Gallery).use(createPinia()).mount('#gallery');
