import '../styles/tokens.css';
import '../styles/hall.css';
import { createApp } from 'vue';
import Gallery from './Gallery.vue';

createApp(Gallery).mount('#gallery');
