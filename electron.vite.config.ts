import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';
import type { PluginOption } from 'vite';
import { compressed } from './main/cli/compress-plugin.ts';
import { firstWords } from './main/cli/first-words-plugin.ts';
import { joinChunks } from './main/cli/join-chunks.ts';
import { straight } from './main/cli/straight-plugin.ts';
import { LAZY } from './shared/games/lazy.ts';
import { appIcons } from './renderer/canvas/land/app-icons-bake-plugin.ts';
import { installable } from './renderer/canvas/land/icons-bake-plugin.ts';
import { thirdPartyNotices } from './main/cli/notices-plugin.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');
const present = (file: string): boolean => existsSync(new URL(file, import.meta.url));

/** The land is a height field, lit: too slow to compute in a browser, so it is baked while building. */
const bakedLand = async (): Promise<PluginOption[]> => {
  const file = './renderer/canvas/land/bake-plugin.ts';
  if (!present(file)) return [];
  const { bakeLand } = (await import(new URL(file, import.meta.url).href)) as { bakeLand: () => PluginOption };
  return [bakeLand()];
};

export default defineConfig(async () => ({
  // Everything is bundled, so that the packaged app carries no node_modules.
  main: {
    plugins: [thirdPartyNotices(ROOT, 'beside')],
    build: {
      outDir: 'out/main',
      externalizeDeps: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          boot: 'main/app/boot.ts',
          worker: 'main/bots/worker.ts',
          'look-worker': 'main/bots/look-worker.ts',
          'review-worker': 'main/bots/review-worker.ts',
          'watchdog-thread': 'main/app/watchdog-thread.ts',
        },
        external: ['bufferutil', 'utf-8-validate'],
        output: { format: 'es' as const },
      },
    },
  },
  // A sandboxed preload is one CommonJS file.
  preload: {
    plugins: [thirdPartyNotices(ROOT, 'nowhere')],
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      target: 'node20',
      rolldownOptions: { input: { preload: 'main/preload/preload.ts' }, output: { format: 'cjs' as const, entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: 'renderer',
    plugins: [
      vue(),
      ...(await bakedLand()),
      firstWords(ROOT, Object.keys(LAZY)),
      installable(),
      appIcons(ROOT),
      thirdPartyNotices(ROOT, 'page'),
      straight(),
      compressed(),
    ],
    build: {
      outDir: 'out/renderer',
      minify: true,
      target: 'es2022',
      manifest: 'manifest.json',
      rolldownOptions: {
        input: { index: 'renderer/index.html', gallery: 'renderer/gallery.html' },
        output: { codeSplitting: { groups: joinChunks(ROOT, Object.keys(LAZY)) } },
      },
    },
  },
}));
