import '../styles/tokens.css';
import '../styles/hall.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import Gallery from './Gallery.vue';

createApp(Gallery).use(createPinia()).mount('#gallery');
