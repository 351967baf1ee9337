import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { cacheFolder } from './renderer/canvas/land/bake-key.ts';
import { plainLand } from './renderer/canvas/land/bake-plugin.ts';

/** The table as `npm run dev` serves it: out of the sources, without a bake. */
export default defineConfig({
  root: 'renderer',
  plugins: [vue(), plainLand()],
  server: { fs: { allow: ['.', cacheFolder()] } },
});
